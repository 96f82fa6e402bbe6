// Between rulewright's cases and the engine: what an adapter must say of its engine.
//
//   HELLO        who we are and what we can do
//   OPERATIONS   how each operation of a case is carried out
//   load, save   a case's position to the engine's objects and back
//   CaseTable    answers what the engine asks with the answers of the case

import { BLIGHT_CARDS, BOARD_NAMES, PIECES } from "./box.mjs";
import { Game, Spirit, Unsupported } from "./engine.mjs";

// Their boards have special rules that reach into the Invader phase, and those aren't known here.
const SPIRITS_WITH_A_BOARD = new Set([
  "Lightning's Swift Strike",
  "River Surges in Sunlight",
  "Shadows Flicker Like Flame",
  "Vital Strength of the Earth",
  "Thunderspeaker",
  "Ocean's Hungry Grasp",
  "A Spread of Rampant Green",
  "Bringer of Dreams and Nightmares",
]);

export const OPERATIONS = {
  "spirit_island.set_up": (game, { players, blight_card, ...others }) => {
    if (Object.keys(others).length) throw new Unsupported("only the island is set up here");
    return game.setUp(players, blight_card);
  },
  "spirit_island.set_up_invader_board": (game, { players, blight_card }) =>
    game.setUpInvaderBoard(players, blight_card),
  "spirit_island.build_invader_deck": (game) => game.buildInvaderDeck(),
  "spirit_island.set_up_island": (game) => game.setUpIsland(),
  "spirit_island.first_explore": (game, inputs) => {
    if (Object.keys(inputs).length) throw new Unsupported("the first explore is never skipped here");
    return game.firstExplore();
  },
  "spirit_island.invader_phase": (game) => game.invaderPhase(),
  "spirit_island.blighted_island": (game) => game.blightedIsland(),
  "spirit_island.ravage": (game) => game.ravage(),
  "spirit_island.ravage_land": (game, { land }) => game.ravageLand(land),
  "spirit_island.build": (game) => game.build(),
  "spirit_island.build_land": (game, { land }) => game.buildLand(land),
  "spirit_island.explore": (game) => game.explore(),
  "spirit_island.reveal_card": (game) => game.revealCard(),
  "spirit_island.explore_land": (game, { land }) => game.exploreLand(land),
  "spirit_island.advance_cards": (game) => game.advanceCards(),
  "spirit_island.time_passes": (game) => game.timePasses(),
  "spirit_island.deal_damage": (game, { land, damage }) => game.dealDamage(land, damage),
  "spirit_island.destroy": (game, { land, pieces, presence }) =>
    game.destroy(land, pieces, presence),
  "spirit_island.remove": (game, { land, pieces }) => game.remove(land, pieces),
  "spirit_island.replace": (game, { land, piece, by }) => game.replace(land, piece, by),
  "spirit_island.generate_fear": (game, { fear }) => game.generateFear(fear),
  "spirit_island.add_blight": (game, { land }) => game.addBlight(land),
  "spirit_island.remove_blight": (game, { land }) => game.removeBlight(land),
};

// The fields that `load` reads and `save` writes, also those that never change. The rest isn't
// compared, and cases that need it are skipped: Power decks, Adversary, Escalation, agenda.
const FIELDS = [
  "players",
  "boards",
  "lands",
  "spirits",
  "fear",
  "blight_card",
  ...["deck", "explore", "build", "ravage", "discard", "skipped"].map((name) => `invaders.${name}`),
  "result",
  "result_by",
];

// Who we are and what we can do. `choices` and `chance` are left out: we take every answer from
// the case.
export const HELLO = {
  reply: "hello",
  protocol: 1,
  name: "one-board island",
  version: "1.0",
  language: "JavaScript",
  games: ["spirit_island"],
  operations: Object.keys(OPERATIONS), // the harness won't send others
  components: BOARD_NAMES,
  fields: FIELDS,
};

// The engine keeps as one set what a position tells by four fields.
const FORBIDDEN = {
  no_ravage: "ravage",
  no_build: "build",
  no_build_city: "build city",
  no_explore: "explore",
};

/** Put a case's position on the table. Fields that are left out have their default. */
export function load(position, table) {
  const { lands = {}, spirits = {}, fear = {}, blight_card = {}, invaders = {} } = position;
  if (position.adversary) throw new Unsupported("there are no Adversaries here");
  if (invaders.escalation_due) throw new Unsupported("there is no Escalation here");

  const game = new Game(table, position.boards);
  game.players = position.players ?? 1;

  for (const [name, given] of Object.entries(lands)) {
    const land = game.lands.get(name);
    if (!land) throw new Unsupported(`there is no land ${name} on the island`);
    if (given.no_blight) throw new Unsupported("no Power keeps blight away here");
    for (const kind of Object.keys(PIECES)) {
      const damage = given.damage?.[kind] ?? []; // of the damaged ones among them
      for (let i = 0; i < (given[kind] ?? 0); i++) land.add(kind, damage[i]);
    }
    land.blight = given.blight ?? 0;
    land.presence = new Map(Object.entries(given.presence ?? {}).filter(([, much]) => much));
    land.defend = given.defend ?? 0;
    land.extraDamage = given.extra_damage ?? 0;
    land.extraHealth = given.extra_health ?? {};
    for (const [field, action] of Object.entries(FORBIDDEN)) {
      if (given[field]) land.forbidden.add(action);
    }
  }

  for (const [name, given] of Object.entries(spirits)) {
    if (SPIRITS_WITH_A_BOARD.has(name)) throw new Unsupported(`the special rules of ${name}`);
    const { in_play: inPlay = [], destroyed_presence: destroyedPresence = 0, ...alike } = given;
    game.spirits.set(name, Object.assign(new Spirit(), alike, { inPlay, destroyedPresence }));
  }

  const { terror_level: terrorLevel = 1, ...piles } = fear;
  Object.assign(game.fear, piles, { terrorLevel });

  if (!((blight_card.card ?? "") in BLIGHT_CARDS)) {
    throw new Unsupported(`there is no Blight card ${blight_card.card} here`);
  }
  Object.assign(game.blight, blight_card);

  const { skipped = [], ...cards } = invaders;
  game.skipped = new Set(skipped);
  Object.assign(game.cards, cards);

  game.result = position.result ?? "";
  game.resultBy = position.result_by ?? "";
  return game;
}

/** Write down the whole position that is on the table. */
export function save(game) {
  const { terrorLevel, ...fear } = game.fear;
  return {
    players: game.players,
    boards: game.boards,
    lands: Object.fromEntries([...game.lands].map(([name, land]) => [name, saveLand(land)])),
    spirits: Object.fromEntries(
      [...game.spirits].map(([name, { inPlay, destroyedPresence, ...alike }]) => [
        name,
        { ...alike, in_play: inPlay, destroyed_presence: destroyedPresence },
      ]),
    ),
    fear: { ...fear, terror_level: terrorLevel },
    blight_card: game.blight,
    invaders: { ...game.cards, skipped: [...game.skipped] },
    result: game.result,
    result_by: game.resultBy,
  };
}

function saveLand(land) {
  const saved = {
    blight: land.blight,
    damage: {},
    presence: Object.fromEntries(land.presence),
    defend: land.defend,
    extra_damage: land.extraDamage,
    extra_health: land.extraHealth,
  };
  for (const kind of Object.keys(PIECES)) {
    const damage = land.all(kind).map((piece) => piece.damage);
    saved[kind] = damage.length;
    saved.damage[kind] = damage.filter(Boolean).sort((a, b) => b - a); // the most damaged first
  }
  for (const [field, action] of Object.entries(FORBIDDEN)) {
    saved[field] = land.forbidden.has(action);
  }
  return saved;
}

/** The engine asks what the case doesn't answer. */
export class Asks extends Error {}
/** The case answers what the engine doesn't offer. */
export class NotOffered extends Error {}

/** The players and chance, as the engine sees them: they answer what the case says. */
export class CaseTable {
  asked = []; // what the engine asked, apart from what was forced

  constructor(answers) {
    this.answers = structuredClone(answers); // key -> subject -> successive answers
  }

  choose(key, subject, options) {
    const forced = options.length === 1 ? options[0] : undefined;
    const answer = this.#answer({ key, subject, options }, forced);
    if (!options.includes(answer)) throw new NotOffered(`${key} (${subject}): ${answer}`);
    return answer;
  }

  divide(key, subject, amount, pieces) {
    const options = Object.keys(pieces);
    const one = options.length === 1 && pieces[options[0]] === 1;
    const forced = one ? { [options[0]]: [amount] } : undefined;
    const division = this.#answer({ key, subject, options, amount }, forced);
    const fits = Object.entries(division).every(
      ([piece, parts]) => parts.length <= (pieces[piece] ?? 0) && parts.every((part) => part >= 0),
    );
    const total = Object.values(division).flat().reduce((sum, part) => sum + part, 0);
    if (!fits || total !== amount) {
      throw new NotOffered(`${key} (${subject}): ${JSON.stringify(division)}`);
    }
    return division;
  }

  draw(key, subject, count, from) {
    const drawn = this.#answer({ key, subject, options: from });
    const fits = drawn.length === count && new Set(drawn).size === count;
    if (!fits || !drawn.every((name) => from.includes(name))) {
      throw new NotOffered(`${key} (${subject}): ${drawn}`);
    }
    return drawn;
  }

  // What is forced isn't asked, but if the case has an answer to it, that is used up all the same.
  #answer(ask, forced) {
    if (forced === undefined) this.asked.push(ask);
    const answer = this.answers[ask.key]?.[ask.subject]?.shift() ?? forced;
    if (answer === undefined) throw new Asks(`${ask.key} (${ask.subject})`);
    return answer;
  }
}
