// How the app opens a game: by a form that the page posts itself, so that no URL contains a password; by a link the
// server requests, with or without the password in that request; or at the game's web address.
export type WayIn = 'posted' | 'link' | 'link-with-password';

export interface GameRow {
  readonly name: string;
  readonly category: 'slot' | 'sport' | 'lotto';
  // The slot numbers of its two accounts in every book; they never change. 2 to 61 are for games; migration 0001-ledger
  // has the same numbers.
  readonly transitSlot: number;
  readonly gameSlot: number;
  // Null for a game of the specification that this product cannot open yet.
  readonly protocol: 'joker' | 'transfer-wallet' | null;
  readonly wayIn: WayIn;
  // Expects form bodies instead of JSON.
  readonly takesForms?: true;
  // Its login expects the hidden fields that the game sent before.
  readonly hasLoginFields?: true;
  // Its login is posted to the root of its host, which may be a separate host.
  readonly isPostedToHost?: true;
  // Has its own code for a member without an account there.
  readonly noAccount?: 'NOT_AREASLOT';
}

// Every game the product knows: the sixteen of the specification, in the order of the home screen.
export const games = {
  JOKER: {
    name: 'Joker',
    category: 'slot',
    transitSlot: 2,
    gameSlot: 3,
    protocol: 'joker',
    wayIn: 'posted',
  },
  JOKER2: {
    name: 'Joker 2',
    category: 'slot',
    transitSlot: 10,
    gameSlot: 11,
    protocol: 'joker',
    wayIn: 'link',
  },
  SLOTXO: {
    name: 'Slot XO',
    category: 'slot',
    transitSlot: 6,
    gameSlot: 7,
    protocol: 'transfer-wallet',
    wayIn: 'posted',
  },
  SUPERSLOT: {
    name: 'Super Slot',
    category: 'slot',
    transitSlot: 8,
    gameSlot: 9,
    protocol: 'transfer-wallet',
    wayIn: 'posted',
    takesForms: true,
  },
  IMI: {
    name: 'IMI',
    category: 'slot',
    transitSlot: 16,
    gameSlot: 17,
    protocol: 'transfer-wallet',
    wayIn: 'link-with-password',
  },
  USUN: {
    name: 'U Sun',
    category: 'slot',
    transitSlot: 18,
    gameSlot: 19,
    protocol: 'transfer-wallet',
    wayIn: 'link-with-password',
  },
  AREASLOT: {
    name: 'Area Slot',
    category: 'slot',
    transitSlot: 14,
    gameSlot: 15,
    protocol: 'transfer-wallet',
    wayIn: 'link',
    noAccount: 'NOT_AREASLOT',
  },
  CIRCUS: {
    name: 'Circus',
    category: 'slot',
    transitSlot: 20,
    gameSlot: 21,
    protocol: 'transfer-wallet',
    wayIn: 'link-with-password',
  },
  SLOTRACHA: {
    name: 'Slot Racha',
    category: 'slot',
    transitSlot: 22,
    gameSlot: 23,
    protocol: 'transfer-wallet',
    wayIn: 'link-with-password',
  },
  PGSLOT: {
    name: 'PG Slot',
    category: 'slot',
    transitSlot: 4,
    gameSlot: 5,
    protocol: 'transfer-wallet',
    wayIn: 'link-with-password',
  },
  UFABET: {
    name: 'UFA Bet',
    category: 'sport',
    transitSlot: 12,
    gameSlot: 13,
    protocol: 'transfer-wallet',
    wayIn: 'posted',
    hasLoginFields: true,
    isPostedToHost: true,
  },
  HUAYHD: {
    name: 'Huay HD',
    category: 'lotto',
    transitSlot: 24,
    gameSlot: 25,
    protocol: 'transfer-wallet',
    wayIn: 'link',
    takesForms: true,
  },
  SEXYGAME: {
    name: 'Sexy Game',
    category: 'sport',
    transitSlot: 26,
    gameSlot: 27,
    protocol: null,
    wayIn: 'posted',
  },
  BETFLIX: {
    name: 'Betflix',
    category: 'slot',
    transitSlot: 28,
    gameSlot: 29,
    protocol: null,
    wayIn: 'link',
  },
  ASKMEBET: {
    name: 'AskMeBet',
    category: 'slot',
    transitSlot: 30,
    gameSlot: 31,
    protocol: null,
    wayIn: 'link-with-password',
  },
  PG: {
    name: 'PG',
    category: 'slot',
    transitSlot: 32,
    gameSlot: 33,
    protocol: null,
    wayIn: 'link',
  },
} as const satisfies Record<string, GameRow>;

export type GameCode = keyof typeof games;

// The games that the product can open.
export type ConnectedGame = {
  [Code in GameCode]: (typeof games)[Code]['protocol'] extends null ? never : Code;
}[GameCode];

export const gameCodes = Object.keys(games) as GameCode[];
export const isGameCode = (code: string): code is GameCode => Object.hasOwn(games, code);
export const gameRow = (code: GameCode): GameRow => games[code];

export const isConnectedGame = (code: string): code is ConnectedGame =>
  isGameCode(code) && games[code].protocol !== null;
export const connectedGames: readonly ConnectedGame[] = gameCodes.filter(isConnectedGame);
