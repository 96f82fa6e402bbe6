// An adapter: it lets rulewright play its cases on the engine in `engine.mjs`. The harness writes
// one request per line to our stdin, and we answer each with one line on stdout, all of it JSON.
// This file is the loop, which you can copy nearly as it is; `case.mjs` speaks of the engine.

import { createInterface } from "node:readline";
import { Asks, CaseTable, HELLO, NotOffered, OPERATIONS, load, save } from "./case.mjs";
import { GameOver, IllegalMove, Unsupported } from "./engine.mjs";

// stdout belongs to the protocol. What the engine logs goes to stderr: the harness shows it when
// something fails.
console.log = console.error;

async function play({ operation, rules, position, inputs, answers }) {
  const table = new CaseTable(answers);
  let where = "adapter"; // whose fault it is if something goes wrong
  try {
    if (Object.keys(rules).length) throw new Unsupported("only the printed rules are known here");
    const game = load(position, table);
    if (game.result) throw new IllegalMove("the game is over");

    where = "engine";
    try {
      await OPERATIONS[operation](game, inputs);
    } catch (error) {
      if (!(error instanceof GameOver)) throw error; // the end of the game is an outcome too
    }

    where = "adapter";
    return { reply: "outcome", position: save(game), asked: table.asked };
  } catch (error) {
    // Each way in which a case can't be played has its own reply. A crash is never an `illegal`.
    const why = error.message;
    if (error instanceof Asks) return { reply: "asks", asks: table.asked.slice(-1) };
    if (error instanceof NotOffered) return { reply: "illegal", how: "not offered", why };
    if (error instanceof IllegalMove) return { reply: "illegal", how: "refused", why };
    if (error instanceof Unsupported) return { reply: "skipped", why };
    return { reply: "error", where, why: error.stack };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { request, seq, ...given } = JSON.parse(line);
  if (request === "bye") break;
  // The harness sends many cases at once: `seq` tells to which of them a reply belongs.
  const reply = request === "hello" ? HELLO : { seq, ...(await play(given)) };
  process.stdout.write(JSON.stringify(reply) + "\n"); // one line each
}
process.stdin.destroy(); // or Node waits for more, even after `bye`
