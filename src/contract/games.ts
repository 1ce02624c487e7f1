// How the app opens a game: by a form that the page posts itself, so that no URL contains a password; by a link the
// server requests, with or without the password in that request; or at the game's web address.
export type WayIn = 'posted' | 'link' | 'link-with-password';

// The protocols that the product speaks to games. Which game speaks which is a setting: see docs/adding-a-provider.md.
export const gameProtocols = ['joker', 'transfer-wallet', 'pg', 'awc', 'betflix', 'amb'] as const;
export type GameProtocolName = (typeof gameProtocols)[number];

// Those that open games by a link only: they have no page to which a login could be posted.
export const linkProtocols: readonly GameProtocolName[] = ['pg', 'awc', 'betflix', 'amb'];

export interface GameRow {
  readonly name: string;
  readonly category: 'slot' | 'sport' | 'lotto';
  // The slot numbers of its two accounts in every book; they never change. 2 to 61 are for games; migration 0001-ledger
  // has the same numbers.
  readonly transitSlot: number;
  readonly gameSlot: number;
  readonly wayIn: WayIn;
  // Its login expects the hidden fields that the game sent before.
  readonly hasLoginFields?: true;
  // Its login is posted to the root of its host, which may be a separate host.
  readonly isPostedToHost?: true;
  // Has its own code for a member without an account there.
  readonly noAccount?: 'NOT_AREASLOT';
}

// What the code knows of games: the sixteen of the specification, in the order of the home screen. An operator adds
// further ones without code, by settings and a row; see docs/adding-a-provider.md.
export const games = {
  JOKER: {
    name: 'Joker',
    category: 'slot',
    transitSlot: 2,
    gameSlot: 3,
    wayIn: 'posted',
  },
  JOKER2: {
    name: 'Joker 2',
    category: 'slot',
    transitSlot: 10,
    gameSlot: 11,
    wayIn: 'link',
  },
  SLOTXO: {
    name: 'Slot XO',
    category: 'slot',
    transitSlot: 6,
    gameSlot: 7,
    wayIn: 'posted',
  },
  SUPERSLOT: {
    name: 'Super Slot',
    category: 'slot',
    transitSlot: 8,
    gameSlot: 9,
    wayIn: 'posted',
  },
  IMI: {
    name: 'IMI',
    category: 'slot',
    transitSlot: 16,
    gameSlot: 17,
    wayIn: 'link-with-password',
  },
  USUN: {
    name: 'U Sun',
    category: 'slot',
    transitSlot: 18,
    gameSlot: 19,
    wayIn: 'link-with-password',
  },
  AREASLOT: {
    name: 'Area Slot',
    category: 'slot',
    transitSlot: 14,
    gameSlot: 15,
    wayIn: 'link',
    noAccount: 'NOT_AREASLOT',
  },
  CIRCUS: {
    name: 'Circus',
    category: 'slot',
    transitSlot: 20,
    gameSlot: 21,
    wayIn: 'link-with-password',
  },
  SLOTRACHA: {
    name: 'Slot Racha',
    category: 'slot',
    transitSlot: 22,
    gameSlot: 23,
    wayIn: 'link-with-password',
  },
  PGSLOT: {
    name: 'PG Slot',
    category: 'slot',
    transitSlot: 4,
    gameSlot: 5,
    wayIn: 'link-with-password',
  },
  UFABET: {
    name: 'UFA Bet',
    category: 'sport',
    transitSlot: 12,
    gameSlot: 13,
    wayIn: 'posted',
    hasLoginFields: true,
    isPostedToHost: true,
  },
  HUAYHD: {
    name: 'Huay HD',
    category: 'lotto',
    transitSlot: 24,
    gameSlot: 25,
    wayIn: 'link',
  },
  SEXYGAME: {
    name: 'Sexy Game',
    category: 'sport',
    transitSlot: 26,
    gameSlot: 27,
    wayIn: 'posted',
  },
  BETFLIX: {
    name: 'Betflix',
    category: 'slot',
    transitSlot: 28,
    gameSlot: 29,
    wayIn: 'link',
  },
  ASKMEBET: {
    name: 'AskMeBet',
    category: 'slot',
    transitSlot: 30,
    gameSlot: 31,
    wayIn: 'link-with-password',
  },
  PG: {
    name: 'PG',
    category: 'slot',
    transitSlot: 32,
    gameSlot: 33,
    wayIn: 'link',
  },
} as const satisfies Record<string, GameRow>;

// The codes that may be written in code. Codes of rows have this type too, so isGameCode is asked before gameRow.
export type GameCode = keyof typeof games;

export const gameCodes = Object.keys(games) as GameCode[];
export const isGameCode = (code: string): code is GameCode => Object.hasOwn(games, code);
export const gameRow = (code: GameCode): GameRow => games[code];
// What people call it; one that an operator added has no other name here than its code.
export const gameNameOf = (code: string): string => (isGameCode(code) ? games[code].name : code);
