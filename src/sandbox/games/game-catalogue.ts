import { gameRow, games, connectedGames, type ConnectedGame } from '#contract/games.ts';

export type GameProtocol = (typeof games)[ConnectedGame]['protocol'];
export type Pastime = 'reels' | 'match' | 'draw';

export interface SandboxGame {
  readonly code: string;
  readonly name: string;
  readonly protocol: GameProtocol;
  readonly pastime: Pastime;
  // Sends hidden form fields and expects them back with the login form.
  readonly wantsLoginFields: boolean;
  readonly isPostedToHost: boolean;
  readonly colours: readonly [from: string, to: string];
}

const appearance: Readonly<Record<ConnectedGame, Pick<SandboxGame, 'pastime' | 'colours'>>> = {
  JOKER: { pastime: 'reels', colours: ['#6d28d9', '#312e81'] },
  JOKER2: { pastime: 'reels', colours: ['#be185d', '#4c1d95'] },
  SLOTXO: { pastime: 'reels', colours: ['#b45309', '#7c2d12'] },
  SUPERSLOT: { pastime: 'reels', colours: ['#0369a1', '#1e3a8a'] },
  IMI: { pastime: 'reels', colours: ['#0f766e', '#134e4a'] },
  USUN: { pastime: 'reels', colours: ['#b45309', '#9f1239'] },
  AREASLOT: { pastime: 'reels', colours: ['#15803d', '#14532d'] },
  CIRCUS: { pastime: 'reels', colours: ['#b91c1c', '#7f1d1d'] },
  SLOTRACHA: { pastime: 'reels', colours: ['#854d0e', '#422006'] },
  PGSLOT: { pastime: 'reels', colours: ['#0e7490', '#164e63'] },
  UFABET: { pastime: 'match', colours: ['#1d4ed8', '#172554'] },
  HUAYHD: { pastime: 'draw', colours: ['#a21caf', '#581c87'] },
};

export const sandboxGames: readonly SandboxGame[] = connectedGames.map((code) => ({
  code,
  name: games[code].name,
  protocol: games[code].protocol,
  wantsLoginFields: gameRow(code).hasLoginFields === true,
  isPostedToHost: gameRow(code).isPostedToHost === true,
  ...appearance[code],
}));

export const findSandboxGame = (code: string): SandboxGame | undefined =>
  sandboxGames.find((game) => game.code === code);
