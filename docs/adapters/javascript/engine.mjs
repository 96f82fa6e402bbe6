// Spirit Island on one board: set-up, the Invader phase, and what powers do to a land. A small
// engine of its own, which knows nothing of rulewright.
//
// Whatever the rules leave to the players or to chance is asked of a `table`, which may be a user
// interface, a bot or a test:
//
//   await table.choose(key, subject, options)         one of the options
//   await table.divide(key, subject, amount, pieces)  {piece: [a number for each that is hit]}
//   await table.draw(key, subject, count, from)       the cards drawn, the top first
//
// The table is asked even if there is only one option; it need not bother anyone with it.

import {
  BLIGHT_CARDS,
  BOARD_NAMES,
  DIVIDERS,
  FEAR_CARDS,
  INVADERS,
  INVADER_CARDS,
  PIECES,
  landsOf,
  shows,
} from "./box.mjs";

/** The rules don't allow this. */
export class IllegalMove extends Error {}
/** The rules may allow it, but this engine can't do it. */
export class Unsupported extends Error {}
/** The game has just ended. `Game.result` says how. */
export class GameOver extends Error {}

export class Piece {
  constructor(kind, damage = 0) {
    this.kind = kind;
    this.damage = damage;
  }

  /** What the players call it: pieces of one kind with the same damage are alike. */
  get label() {
    return this.damage ? `${this.kind} (${this.damage} damage)` : this.kind;
  }
}

export class Land {
  pieces = [];
  blight = 0;
  presence = new Map(); // Spirit -> how much

  constructor({ name, terrain, coastal, adjacent }) {
    Object.assign(this, { name, terrain, coastal, adjacent });
    this.endTurn();
  }

  endTurn() {
    for (const piece of this.pieces) piece.damage = 0;
    this.defend = 0;
    this.extraDamage = 0; // of the Invaders together, when they ravage
    this.extraHealth = {}; // kind -> for each such piece
    this.forbidden = new Set(); // of "ravage", "build", "build city", "explore"
  }

  all(...kinds) {
    return this.pieces.filter((piece) => kinds.includes(piece.kind));
  }

  has(...kinds) {
    return this.all(...kinds).length > 0;
  }

  count(kind) {
    return this.all(kind).length;
  }

  add(kind, damage = 0) {
    this.pieces.push(new Piece(kind, damage));
  }

  take(piece) {
    this.pieces.splice(this.pieces.indexOf(piece), 1);
  }

  health({ kind }) {
    return PIECES[kind].health + (this.extraHealth[kind] ?? 0);
  }

  /** Take away what has as much damage as health, and return it. */
  takeDestroyed() {
    const destroyed = this.pieces.filter((piece) => piece.damage >= this.health(piece));
    destroyed.forEach((piece) => this.take(piece));
    return destroyed;
  }
}

export class Spirit {
  energy = 0;
  hand = [];
  inPlay = [];
  discard = [];
  forgotten = [];
  elements = {};
  destroyedPresence = 0;

  get cards() {
    return [...this.hand, ...this.inPlay, ...this.discard];
  }

  forget(card) {
    const pile = [this.hand, this.inPlay, this.discard].find((cards) => cards.includes(card));
    pile.splice(pile.indexOf(card), 1);
    this.forgotten.push(card);
  }
}

export class Game {
  players = 1;
  spirits = new Map(); // name -> Spirit
  fear = { pool: 0, generated: 0, deck: [], earned: [], discard: [], terrorLevel: 1 };
  blight = { card: "", side: "healthy", tokens: 0 };
  cards = { deck: [], explore: "", build: "", ravage: "", discard: [] };
  skipped = new Set(); // Invader actions that don't take place this turn
  result = ""; // or "victory" or "defeat"
  resultBy = "";

  /** A table without boards is one at which the game has not been set up yet. */
  constructor(table, boards = []) {
    this.table = table;
    this.layIsland(boards);
  }

  layIsland(boards) {
    if (boards.length > 1) throw new Unsupported("the island has one board here");
    const unknown = boards.find((board) => !BOARD_NAMES.includes(board));
    if (unknown) throw new Unsupported(`there is no board ${unknown} here`);
    this.boards = boards;
    this.lands = new Map(boards.flatMap(landsOf).map((land) => [land.name, new Land(land)]));
  }

  // Set-up

  async setUp(players, useBlightCard) {
    await this.setUpInvaderBoard(players, useBlightCard);
    await this.setUpIsland();
    this.firstExplore();
  }

  async setUpInvaderBoard(players, useBlightCard = true) {
    if (!(players >= 1 && players <= 4)) throw new IllegalMove("the game is for 1 to 4 players");
    this.players = players;
    const drawn = await this.table.draw("fear_cards", "fear deck", 9, FEAR_CARDS);
    const deck = [
      ...drawn.slice(0, 3),
      "Terror Level II",
      ...drawn.slice(3, 6),
      "Terror Level III",
      ...drawn.slice(6),
    ];
    this.fear = { pool: 4 * players, generated: 0, deck, earned: [], discard: [], terrorLevel: 1 };
    await this.buildInvaderDeck();
    const card = useBlightCard ? await this.#drawBlightCard() : "";
    this.blight = { card, side: "healthy", tokens: BLIGHT_CARDS[card].healthy * players };
  }

  async #drawBlightCard() {
    const cards = Object.keys(BLIGHT_CARDS).filter((card) => card);
    const [card] = await this.table.draw("blight_card", "invader board", 1, cards);
    return card;
  }

  async buildInvaderDeck() {
    const deck = [];
    for (const [stage, cards] of Object.entries(INVADER_CARDS)) {
      const oneLess = cards.length - 1;
      deck.push(...(await this.table.draw("invader_cards", `stage ${stage}`, oneLess, cards)));
    }
    this.cards = { deck, explore: "", build: "", ravage: "", discard: [] };
  }

  async setUpIsland() {
    this.layIsland(await this.table.draw("boards", "island", this.players, BOARD_NAMES));
    for (const { name, icons } of this.boards.flatMap(landsOf)) {
      const land = this.land(name);
      for (const [what, count] of Object.entries(icons)) {
        if (what === "blight") land.blight = count; // from the box, not from the card
        else for (let i = 0; i < count; i++) land.add(what);
      }
    }
  }

  firstExplore() {
    this.explore();
    this.advanceCards();
  }

  // The Invader phase

  async invaderPhase() {
    await this.blightedIsland();
    if (this.fear.earned.length) throw new Unsupported("Fear cards have no effects here");
    await this.ravage();
    this.build();
    this.explore();
    this.advanceCards();
  }

  async blightedIsland() {
    if (this.blight.side !== "blighted") return;
    for (const [name, spirit] of this.spirits) {
      if (await this.#forgetsInstead(name, spirit)) {
        spirit.forget(await this.table.choose("forget", name, spirit.cards));
      } else {
        const lands = [...this.lands.values()].filter((land) => land.presence.has(name));
        if (!lands.length) continue;
        const where = lands.map((land) => land.name);
        const chosen = await this.table.choose("destroy_presence", name, where);
        this.#destroyPresence(this.land(chosen), name);
        this.#judge();
      }
    }
  }

  async #forgetsInstead(name, spirit) {
    if (this.blight.card !== "Memory Fades to Dust" || !spirit.cards.length) return false;
    const ways = ["forget", "destroy presence"];
    return (await this.table.choose("forget_or_destroy", name, ways)) === "forget";
  }

  // Ravage

  async ravage() {
    let waiting = this.#landsShown("ravage").filter((land) => this.#ravages(land));
    while (waiting.length) {
      const names = waiting.map((land) => land.name);
      const next = await this.table.choose("next_land", "ravage", names);
      await this.ravageLand(next);
      waiting = waiting.filter((land) => land.name !== next);
    }
  }

  async ravageLand(name) {
    const land = this.#landShown("ravage", name);
    if (!this.#ravages(land)) return;

    // Land and Dahan take the whole damage, at the same time. The blight's consequences come first.
    const strength = land.all(...INVADERS).reduce((sum, { kind }) => sum + PIECES[kind].damage, 0);
    const damage = Math.max(0, strength + land.extraDamage - land.defend);
    if (damage >= 2) await this.addBlight(name);
    await this.#hitDahan(land, damage);

    await this.#hitInvaders(land, land.count("dahan") * PIECES.dahan.damage, "fight_back");
  }

  #ravages(land) {
    return this.#takesPlace("ravage", land) && land.has(...INVADERS);
  }

  /** Damage isn't spread: a Dahan takes all that it can before the next one takes any. */
  async #hitDahan(land, damage) {
    for (let left = damage; left > 0 && land.has("dahan"); ) {
      const piece = await this.#pick("dahan_hit", land, "dahan");
      const taken = Math.min(left, land.health(piece) - piece.damage);
      left -= taken;
      piece.damage += taken;
      land.takeDestroyed();
    }
  }

  // Build

  build() {
    for (const land of this.#landsShown("build")) this.buildLand(land.name);
  }

  buildLand(name) {
    const land = this.#landShown("build", name);
    if (!this.#takesPlace("build", land) || !land.has(...INVADERS)) return;
    if (land.count("town") <= land.count("city")) land.add("town");
    else if (!land.forbidden.has("build city")) land.add("city");
  }

  // Explore

  explore() {
    this.revealCard();
    for (const land of this.#landsShown("explore")) this.exploreLand(land.name);
  }

  revealCard() {
    if (this.cards.explore) throw new IllegalMove("a card lies on the Explore space already");
    if (!this.cards.deck.length) this.#end("defeat", "time");
    this.cards.explore = this.cards.deck.shift();
  }

  exploreLand(name) {
    const land = this.#landShown("explore", name);
    if (!this.#takesPlace("explore", land)) return;
    const around = [land, ...land.adjacent.map((other) => this.land(other))];
    if (land.coastal || around.some((source) => source.has("town", "city"))) land.add("explorer");
  }

  advanceCards() {
    const { explore, build, ravage, discard } = this.cards;
    if (ravage) discard.push(ravage);
    Object.assign(this.cards, { explore: "", build: explore, ravage: build });
  }

  timePasses() {
    for (const land of this.lands.values()) land.endTurn();
    for (const spirit of this.spirits.values()) {
      spirit.discard.push(...spirit.inPlay.splice(0));
      spirit.elements = {};
    }
    this.skipped.clear();
  }

  // Blight

  /** Place blight in a land, and on from there as long as it cascades. */
  async addBlight(name) {
    const land = this.land(name);
    const cascades = land.blight > 0;
    this.#takeBlightToken();
    land.blight += 1;
    this.#followBlightCard();
    for (const spirit of [...land.presence.keys()]) this.#destroyPresence(land, spirit);
    this.#judge();
    if (cascades) await this.addBlight(await this.table.choose("cascade", name, land.adjacent));
  }

  #takeBlightToken() {
    if (!this.blight.tokens) throw new IllegalMove("there is no blight left to place");
    this.blight.tokens -= 1;
  }

  #followBlightCard() {
    if (this.blight.tokens) return;
    const { blighted } = BLIGHT_CARDS[this.blight.card];
    if (!blighted || this.blight.side === "blighted") this.#end("defeat", "blight");
    this.blight.side = "blighted";
    this.blight.tokens = blighted * this.players;
  }

  removeBlight(name) {
    const land = this.land(name);
    if (!land.blight) throw new IllegalMove(`there is no blight in ${name}`);
    land.blight -= 1;
    this.blight.tokens += 1;
  }

  // What powers do to the pieces of a land

  async dealDamage(name, damage) {
    await this.#hitInvaders(this.land(name), amount(damage), "damage");
  }

  async destroy(name, pieces = {}, presence = {}) {
    const land = this.land(name);
    const destroyed = await this.#takePieces(land, pieces);
    for (const [spirit, count] of Object.entries(presence)) {
      const there = Math.min(amount(count), land.presence.get(spirit) ?? 0);
      for (let i = 0; i < there; i++) this.#destroyPresence(land, spirit);
    }
    this.#frightenBy(destroyed);
    this.#judge();
  }

  async remove(name, pieces) {
    await this.#takePieces(this.land(name), pieces);
    this.#judge();
  }

  async replace(name, kind, by) {
    const land = this.land(name);
    if (!land.has(kind)) throw new IllegalMove(`there is no ${kind} in ${name}`);
    const replaced = await this.#pick("piece", land, kind);
    land.take(replaced);
    land.add(by, replaced.damage);
    this.#frightenBy(land.takeDestroyed());
    this.#judge();
  }

  /** Deal damage to the Invaders of a land, divided as the players like. */
  async #hitInvaders(land, damage, key) {
    const invaders = land.all(...INVADERS);
    if (!damage || !invaders.length) return;
    const groups = groupBy(invaders, (piece) => piece.label);
    const counts = Object.fromEntries([...groups].map(([label, alike]) => [label, alike.length]));
    const division = await this.table.divide(key, land.name, damage, counts);
    for (const [label, hits] of Object.entries(division)) {
      hits.forEach((hit, i) => (groups.get(label)[i].damage += hit));
    }
    this.#frightenBy(land.takeDestroyed());
    this.#judge();
  }

  /** Take so many pieces of each kind off a land, or as many as there are. */
  async #takePieces(land, counts) {
    const taken = [];
    for (const [kind, count] of Object.entries(counts)) {
      if (amount(count) >= land.count(kind)) {
        taken.push(...land.all(kind));
        land.all(kind).forEach((piece) => land.take(piece));
        continue;
      }
      for (let i = 0; i < count; i++) {
        const piece = await this.#pick("piece", land, kind);
        land.take(piece);
        taken.push(piece);
      }
    }
    return taken;
  }

  /** Let the players pick a piece of a kind. Like pieces are one option. */
  async #pick(key, land, kind) {
    const groups = groupBy(land.all(kind), (piece) => piece.label);
    const label = await this.table.choose(key, land.name, [...groups.keys()]);
    return groups.get(label)[0];
  }

  #destroyPresence(land, spirit) {
    const left = land.presence.get(spirit) - 1;
    if (left) land.presence.set(spirit, left);
    else land.presence.delete(spirit);
    this.spirits.get(spirit).destroyedPresence += 1;
  }

  // Fear, victory and defeat

  generateFear(fear) {
    this.#moveMarkers(amount(fear));
    this.#judge();
  }

  #frightenBy(destroyed) {
    this.#moveMarkers(destroyed.reduce((sum, { kind }) => sum + PIECES[kind].fear, 0));
  }

  #moveMarkers(count) {
    for (let i = 0; i < count; i++) {
      this.fear.pool -= 1;
      this.fear.generated += 1;
      if (this.fear.pool === 0) this.#earnFearCard();
    }
  }

  #earnFearCard() {
    const { fear } = this;
    fear.earned.push(fear.deck.shift());
    fear.pool = fear.generated;
    fear.generated = 0;
    while (fear.deck[0] in DIVIDERS) {
      fear.terrorLevel = DIVIDERS[fear.deck.shift()];
      if (this.#isWon()) this.#win();
    }
    if (!fear.deck.length) this.#end("victory", "terror level victory");
  }

  /** Has an end been reached? If victory and defeat come together, the players win. */
  #judge() {
    if (this.#isWon()) this.#win();
    const lands = [...this.lands.values()];
    for (const spirit of this.spirits.keys()) {
      if (!lands.some((land) => land.presence.has(spirit))) this.#end("defeat", "presence");
    }
  }

  #isWon() {
    // Each Terror Level is content with less: no Invaders, no Towns or Cities, no Cities.
    const mustBeGone = INVADERS.slice(this.fear.terrorLevel - 1);
    return ![...this.lands.values()].some((land) => land.has(...mustBeGone));
  }

  #win() {
    this.#end("victory", `terror level ${this.fear.terrorLevel}`);
  }

  #end(result, by) {
    this.result = result;
    this.resultBy = by;
    throw new GameOver(`${result} by ${by}`);
  }

  // Where the Invaders act

  land(name) {
    const land = this.lands.get(name);
    if (!land) throw new IllegalMove(`there is no land ${name}`);
    return land;
  }

  #landsShown(action) {
    return [...this.lands.values()].filter((land) => shows(this.cards[action], land));
  }

  #landShown(action, name) {
    const land = this.land(name);
    if (!shows(this.cards[action], land)) {
      throw new IllegalMove(`no card on the ${action} space shows ${name}`);
    }
    return land;
  }

  #takesPlace(action, land) {
    return !this.skipped.has(action) && !land.forbidden.has(action);
  }
}

function amount(number) {
  if (number < 0) throw new IllegalMove(`${number} is below zero`);
  return number;
}

function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
