// What lies in the box: the island boards, the cards, and what is printed on them.

const land = (terrain, shore, adjacent, icons = {}) => ({
  terrain,
  coastal: shore === "coast",
  adjacent,
  icons,
});

// The lands of each board: their terrain, whether they lie at the ocean, the numbers of the lands
// that touch them, and the icons of what stands there at the start.
const BOARDS = {
  A: {
    1: land("mountain", "coast", [2, 4, 5, 6]),
    2: land("wetland", "coast", [1, 3, 4], { city: 1, dahan: 1 }),
    3: land("jungle", "coast", [2, 4], { dahan: 2 }),
    4: land("sands", "inland", [1, 2, 3, 5], { blight: 1 }),
    5: land("wetland", "inland", [1, 4, 6, 7, 8]),
    6: land("mountain", "inland", [1, 5, 8], { dahan: 1 }),
    7: land("sands", "inland", [5, 8], { dahan: 2 }),
    8: land("jungle", "inland", [5, 6, 7], { town: 1 }),
  },
  B: {
    1: land("wetland", "coast", [2, 4, 5, 6], { dahan: 1 }),
    2: land("mountain", "coast", [1, 3, 4], { city: 1 }),
    3: land("sands", "coast", [2, 4], { dahan: 2 }),
    4: land("jungle", "inland", [1, 2, 3, 5, 7], { blight: 1 }),
    5: land("sands", "inland", [1, 4, 6, 7]),
    6: land("wetland", "inland", [1, 5, 7, 8], { town: 1 }),
    7: land("mountain", "inland", [4, 5, 6, 8], { dahan: 1 }),
    8: land("jungle", "inland", [6, 7], { dahan: 2 }),
  },
  C: {
    1: land("jungle", "coast", [2, 5, 6], { dahan: 1 }),
    2: land("sands", "coast", [1, 3, 4, 5], { city: 1 }),
    3: land("mountain", "coast", [2, 4], { dahan: 2 }),
    4: land("jungle", "inland", [2, 3, 5, 7]),
    5: land("wetland", "inland", [1, 2, 4, 6, 7], { dahan: 2, blight: 1 }),
    6: land("sands", "inland", [1, 5, 7, 8], { dahan: 1 }),
    7: land("mountain", "inland", [4, 5, 6, 8], { town: 1 }),
    8: land("wetland", "inland", [6, 7]),
  },
  D: {
    1: land("wetland", "coast", [2, 5, 7, 8], { dahan: 2 }),
    2: land("jungle", "coast", [1, 3, 4, 5], { city: 1, dahan: 1 }),
    3: land("wetland", "coast", [2, 4]),
    4: land("sands", "inland", [2, 3, 5, 6]),
    5: land("mountain", "inland", [1, 2, 4, 6, 7], { dahan: 1, blight: 1 }),
    6: land("jungle", "inland", [4, 5, 7]),
    7: land("sands", "inland", [1, 5, 6, 8], { town: 1, dahan: 2 }),
    8: land("mountain", "inland", [1, 7]),
  },
};

export const BOARD_NAMES = Object.keys(BOARDS);

/** The lands of a board under their full names: `A1`, `A2` … */
export const landsOf = (board) =>
  Object.entries(BOARDS[board]).map(([number, printed]) => ({
    ...printed,
    name: board + number,
    adjacent: printed.adjacent.map((other) => board + other),
  }));

// Invader cards are called by their stage and the land types that they show.
export const INVADER_CARDS = {
  1: ["1-jungle", "1-mountain", "1-sands", "1-wetland"],
  2: ["2-jungle", "2-mountain", "2-sands", "2-wetland", "2-coastal"],
  3: [
    "3-jungle-mountain",
    "3-jungle-sands",
    "3-jungle-wetland",
    "3-mountain-sands",
    "3-mountain-wetland",
    "3-sands-wetland",
  ],
};

/** Does this card (`2-coastal`, `3-jungle-sands`; "" for none) show this land? */
export function shows(card, { terrain, coastal }) {
  const types = card.split("-").slice(1);
  return types.includes(terrain) || (coastal && types.includes("coastal"));
}

export const FEAR_CARDS = [
  "Avoid the Dahan",
  "Belief Takes Root",
  "Dahan Enheartened",
  "Dahan on their Guard",
  "Dahan Raid",
  "Emigration Accelerates",
  "Fear of the Unseen",
  "Isolation",
  "Overseas Trade Seems Safer",
  "Retreat!",
  "Scapegoats",
  "Seek Safety",
  "Tall Tales of Savagery",
  "Trade Suffers",
  "Wary of the Interior",
];

// The dividers in the Fear deck, and the Terror Level that each brings.
export const DIVIDERS = { "Terror Level II": 2, "Terror Level III": 3 };

// Blight tokens per player on either side. The blight space ("") has no other side to flip to.
export const BLIGHT_CARDS = {
  "": { healthy: 5 },
  "Downward Spiral": { healthy: 2, blighted: 5 },
  "Memory Fades to Dust": { healthy: 2, blighted: 4 },
};

export const INVADERS = ["explorer", "town", "city"];

export const PIECES = {
  explorer: { health: 1, damage: 1, fear: 0 },
  town: { health: 2, damage: 2, fear: 1 },
  city: { health: 3, damage: 3, fear: 2 },
  dahan: { health: 2, damage: 2, fear: 0 },
};
