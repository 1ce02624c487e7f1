import type { GameProtocolName } from '#contract/games.ts';

// The key of the demonstration; live mode refuses it.
export const demoGamesSecret = 'demo-games-secret';

type Entry = Readonly<Record<string, unknown>>;
export type GameEntries = Readonly<Record<string, Entry>>;

const transferWallet = { protocol: 'transfer-wallet', operatorId: 'krapao', hasRounds: true } as const;
const joker = { protocol: 'joker', appId: 'KRAP' } as const;

const betflixCodes = {
  1001: 'player exists',
  1002: 'no such player',
  1003: 'balance too low',
  1004: 'amount not accepted',
  1006: 'no such reference',
  1007: 'under maintenance',
  1008: 'key not accepted',
  1009: 'fields not accepted',
} as const;

// How the demonstration reaches the games: the sandbox plays all of them. The form is that of an operator's GAMES_FILE,
// without the address and the secret.
const games: Readonly<Record<string, Entry & { readonly protocol: GameProtocolName }>> = {
  JOKER: joker,
  JOKER2: joker,
  SLOTXO: transferWallet,
  SUPERSLOT: { ...transferWallet, encoding: 'form' },
  IMI: transferWallet,
  USUN: transferWallet,
  AREASLOT: transferWallet,
  CIRCUS: transferWallet,
  SLOTRACHA: transferWallet,
  PGSLOT: transferWallet,
  PG: { protocol: 'pg', operatorToken: 'KRAPAO' },
  UFABET: { ...transferWallet, hasLoginFields: true },
  HUAYHD: { ...transferWallet, encoding: 'form' },
  SEXYGAME: { protocol: 'awc', agentId: 'krapao', betLimits: [260901] },
  BETFLIX: { protocol: 'betflix', agent: 'krbf', agentKey: 'KRAP', codes: betflixCodes },
  ASKMEBET: { protocol: 'amb', agent: 'krapao', inquiry: { path: 'transfer/transaction', absentCode: 903 } },
};

export const demoProtocolOf = (code: string): GameProtocolName | null => games[code]?.protocol ?? null;

// Addresses that only some protocols have.
const placesOf = (protocol: GameProtocolName, url: string): Entry =>
  protocol === 'pg' ? { gamesUrl: `${url}/games`, recordsUrl: url } : protocol === 'awc' ? { recordsUrl: url } : {};

// `secret` names the environment variable with the key that the sandbox knows.
export const demoGames = (sandboxUrl: string, secret: string): GameEntries =>
  Object.fromEntries(
    Object.entries(games).map(([code, game]) => {
      const url = `${sandboxUrl}/${game.protocol}/${code}`;
      return [code, { url, secret: { env: secret }, ...placesOf(game.protocol, url), ...game }];
    }),
  );
