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
    wayIn: 'posted',
  },
  JOKER2: {
    name: 'Joker 2',
    category: 'slot',
    wayIn: 'link',
  },
  SLOTXO: {
    name: 'Slot XO',
    category: 'slot',
    wayIn: 'posted',
  },
  SUPERSLOT: {
    name: 'Super Slot',
    category: 'slot',
    wayIn: 'posted',
  },
  IMI: {
    name: 'IMI',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  USUN: {
    name: 'U Sun',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  AREASLOT: {
    name: 'Area Slot',
    category: 'slot',
    wayIn: 'link',
    noAccount: 'NOT_AREASLOT',
  },
  CIRCUS: {
    name: 'Circus',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  SLOTRACHA: {
    name: 'Slot Racha',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  PGSLOT: {
    name: 'PG Slot',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  UFABET: {
    name: 'UFA Bet',
    category: 'sport',
    wayIn: 'posted',
    hasLoginFields: true,
    isPostedToHost: true,
  },
  HUAYHD: {
    name: 'Huay HD',
    category: 'lotto',
    wayIn: 'link',
  },
  SEXYGAME: {
    name: 'Sexy Game',
    category: 'sport',
    wayIn: 'posted',
  },
  BETFLIX: {
    name: 'Betflix',
    category: 'slot',
    wayIn: 'link',
  },
  ASKMEBET: {
    name: 'AskMeBet',
    category: 'slot',
    wayIn: 'link-with-password',
  },
  PG: {
    name: 'PG',
    category: 'slot',
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
