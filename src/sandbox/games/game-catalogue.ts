import { gameCodes, gameRow, isGameCode, type GameCode, type GameProtocolName } from '#contract/games.ts';

export type Pastime = 'reels' | 'match' | 'draw' | 'cards';

export interface SandboxGame {
  readonly code: string;
  readonly name: string;
  // Null: a game that an operator added, which speaks every protocol.
  readonly protocol: GameProtocolName | null;
  readonly pastime: Pastime;
  // Sends hidden form fields and expects them back with the login form.
  readonly wantsLoginFields: boolean;
  readonly isPostedToHost: boolean;
  readonly colours: readonly [from: string, to: string];
}

type Own = Pick<SandboxGame, 'protocol' | 'pastime' | 'colours'>;

const wallet = 'transfer-wallet';
const listed: Readonly<Partial<Record<GameCode, Own>>> = {
  JOKER: { protocol: 'joker', pastime: 'reels', colours: ['#6d28d9', '#312e81'] },
  JOKER2: { protocol: 'joker', pastime: 'reels', colours: ['#be185d', '#4c1d95'] },
  SLOTXO: { protocol: wallet, pastime: 'reels', colours: ['#b45309', '#7c2d12'] },
  SUPERSLOT: { protocol: wallet, pastime: 'reels', colours: ['#0369a1', '#1e3a8a'] },
  IMI: { protocol: wallet, pastime: 'reels', colours: ['#0f766e', '#134e4a'] },
  USUN: { protocol: wallet, pastime: 'reels', colours: ['#b45309', '#9f1239'] },
  AREASLOT: { protocol: wallet, pastime: 'reels', colours: ['#15803d', '#14532d'] },
  CIRCUS: { protocol: wallet, pastime: 'reels', colours: ['#b91c1c', '#7f1d1d'] },
  SLOTRACHA: { protocol: wallet, pastime: 'reels', colours: ['#854d0e', '#422006'] },
  PGSLOT: { protocol: wallet, pastime: 'reels', colours: ['#0e7490', '#164e63'] },
  PG: { protocol: 'pg', pastime: 'reels', colours: ['#7c3aed', '#0f172a'] },
  UFABET: { protocol: wallet, pastime: 'match', colours: ['#1d4ed8', '#172554'] },
  HUAYHD: { protocol: wallet, pastime: 'draw', colours: ['#a21caf', '#581c87'] },
  SEXYGAME: { protocol: 'awc', pastime: 'cards', colours: ['#be123c', '#4c0519'] },
  BETFLIX: { protocol: 'betflix', pastime: 'reels', colours: ['#c2410c', '#1c1917'] },
  ASKMEBET: { protocol: 'amb', pastime: 'reels', colours: ['#4338ca', '#1e1b4b'] },
};

// Any other code is a game too: the product learns it from its settings, and its provider is played here.
const unlisted: Own = { protocol: null, pastime: 'reels', colours: ['#334155', '#0f172a'] };

const gameOf = (code: string, own: Own): SandboxGame => {
  const row = isGameCode(code) ? gameRow(code) : undefined;
  return {
    code,
    name: row?.name ?? code,
    wantsLoginFields: row?.hasLoginFields === true,
    isPostedToHost: row?.isPostedToHost === true,
    ...own,
  };
};

export const sandboxGames: readonly SandboxGame[] = gameCodes.flatMap((code) => {
  const own = listed[code];
  return own === undefined ? [] : [gameOf(code, own)];
});

export const findSandboxGame = (code: string): SandboxGame | undefined =>
  sandboxGames.find((game) => game.code === code) ??
  (/^[A-Z0-9]{2,20}$/.test(code) ? gameOf(code, unlisted) : undefined);
