// An adapter: it lets rulewright play its cases of Spirit Island on your engine. Fill it in.
//
// The harness starts this program and writes one request per line to its stdin. We answer each
// with one line on stdout, all of it JSON. A case is played in four steps, marked below with STEP:
//
//   1. load     put the case's position on your engine's table
//   2. play     carry out the case's operation
//   3. answer   answer what your engine asks with the case's answers
//   4. save     write down the whole position that comes of it
//
// It is prepared for one operation, building in one land. Until step 2 is filled in, every case
// is skipped. What should have come out is not your concern: the harness knows it.

import { createInterface } from "node:readline";

// The reply to `hello`: who you are, and what you can do. Cases that need more aren't sent.
const HELLO = {
  reply: "hello",
  protocol: 1,
  name: "my engine",
  version: "0.1",
  language: "JavaScript",
  games: ["spirit_island"],
  // What your engine can do. Add operations one by one; the others are skipped until then.
  operations: ["spirit_island.build_land"],
  // The boards that your engine has. The harness lays its cases on them.
  components: ["A"],
  // All fields that `load` reads or `save` writes, `*` for any name, also those that never change
  // in your engine. Others aren't compared, and cases that turn on them are skipped.
  fields: [
    "players",
    "boards",
    "invaders.build",
    "invaders.skipped",
    "lands.*.explorer",
    "lands.*.town",
    "lands.*.city",
    "lands.*.no_build",
    "lands.*.no_build_city",
  ],
};

/** The case needs what the engine doesn't have. Say what; never guess. */
class Skip extends Error {}
/** The engine says that this can't be done. */
class Refused extends Error {}
/** The case chooses what the engine doesn't offer. */
class NotOffered extends Error {}
/** The engine asks what the case doesn't answer. */
class Asks extends Error {
  constructor(ask) {
    super(`${ask.key} (${ask.subject})`);
    this.ask = ask;
  }
}

/**
 * STEP 1: put the case's position on the table. Return your engine's own game in its place.
 *
 * Positions are sparse: a field that is left out has its default: 0, "", false, nothing.
 */
function load({ players = 1, boards = [], invaders = {}, lands = {} }) {
  if (boards.some((board) => board !== "A")) {
    throw new Skip(`only board A is known here, not ${boards.join(", ")}`);
  }
  const table = {
    players,
    boards,
    buildCard: invaders.build ?? "", // "1-mountain", "2-coastal", "3-jungle-sands", or "" for none
    skipped: invaders.skipped ?? [], // the Invader actions that are skipped this turn
    lands: new Map(), // "A5" to { town: 2, city: 1, … }
  };
  for (const [name, land] of Object.entries(lands)) {
    const { explorer = 0, town = 0, city = 0, no_build = false, no_build_city = false } = land;
    table.lands.set(name, { explorer, town, city, no_build, no_build_city });
  }
  return table;
}

/**
 * STEP 2: let your engine build in the land. A land of which nothing is told is empty.
 *
 * If your engine refuses, throw Refused; if it asks something, see step 3 (Build asks nothing).
 */
function buildLand(table, land, answers) {
  throw new Skip("building in one land is not written yet: fill in step 2 of the adapter");
}

// What the engine can do, as `operations` says: the inputs of a case differ from one to the other.
const OPERATIONS = {
  "spirit_island.build_land": (table, { land }, answers) => buildLand(table, land, answers),
};

/**
 * STEP 3: the players and chance, as the engine sees them. They answer what the case says.
 *
 * Its answers are by key (what is asked) and subject (about what), each a list of successive
 * answers: {"cascade": {"A2": ["A3", "A4"]}}.
 */
class Answers {
  constructor(answers) {
    this.left = answers;
  }

  /** Let your engine call this wherever it would ask its player to choose. */
  choose(key, subject, options) {
    const answer = this.left[key]?.[subject]?.shift();
    if (answer === undefined) throw new Asks({ key, subject, options });
    if (!options.includes(answer)) {
      throw new NotOffered(`${key} (${subject}): ${answer} is none of ${options.join(", ")}`);
    }
    return answer;
  }
}

/** STEP 4: write down the whole position that is on the table, also what didn't change. */
function save(table) {
  return {
    players: table.players,
    boards: table.boards,
    invaders: { build: table.buildCard, skipped: table.skipped },
    lands: Object.fromEntries(table.lands),
  };
}

/** Play one case and return the reply, without its `seq`. Each way it can go has its own. */
async function play({ operation, rules, position, inputs, answers }) {
  let where = "adapter"; // whose fault it is if something breaks
  try {
    if (!(operation in OPERATIONS)) throw new Skip(`${operation} is not known here`);
    if (Object.keys(rules).length) throw new Skip("only the printed rules are known here");
    const table = load(position);
    where = "engine";
    await OPERATIONS[operation](table, inputs, new Answers(answers));
    where = "adapter";
    return { reply: "outcome", position: save(table) };
  } catch (error) {
    const why = error.message;
    if (error instanceof Skip) return { reply: "skipped", why };
    if (error instanceof Refused) return { reply: "illegal", how: "refused", why };
    if (error instanceof NotOffered) return { reply: "illegal", how: "not offered", why };
    if (error instanceof Asks) return { reply: "asks", asks: [error.ask] };
    return { reply: "error", where, why: error.stack }; // a bug: it never counts as "illegal"
  }
}

// stdout belongs to the protocol. Keep it for the replies, and let all else that prints write to
// stderr. The harness shows that when something fails.
const send = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

for await (const line of createInterface({ input: process.stdin })) {
  const { request, seq, ...given } = JSON.parse(line);
  if (request === "bye") break;
  // Many cases are in flight at once: `seq` tells to which of them a reply belongs.
  const reply = request === "hello" ? HELLO : { seq, ...(await play(given)) };
  send(JSON.stringify(reply) + "\n"); // one line each; Node doesn't hold it back
}
process.stdin.destroy(); // or Node waits for more after `bye`; so it ends with exit code 0
