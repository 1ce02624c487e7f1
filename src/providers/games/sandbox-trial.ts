import type { GameTrial } from './game-trial.ts';
import type { UnitFactor } from './game-unit.ts';
import type { GamePort } from './port.ts';
import { demoGames } from './settings/demo-games.ts';
import { gameProvider, type GameProvider } from './settings/game-provider.ts';

// The sandbox of a test, reached over HTTP.
export interface SandboxOfTest {
  readonly url: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  close(): Promise<void>;
}

// One key per relation, as set when the sandbox of these tests starts.
export const trialSecrets = { bank: 'bank', gateway: 'gateway', sms: 'sms', games: 'games' } as const;

// The settings of one game of the demonstration, with some changed.
export const trialGame = (sandboxUrl: string, code: string, changed: Readonly<Record<string, unknown>> = {}) =>
  gameProvider(
    code,
    { ...demoGames(sandboxUrl, 'GAMES_SECRET')[code], ...changed },
    { lookUp: () => trialSecrets.games, isSandbox: true, timeoutUsualMs: 10_000 },
  );

const even: UnitFactor = { numerator: 1, denominator: 1 };

export const connected = (provider: GameProvider, unitFactor = even): GamePort => {
  const port = provider.connect({ currency: 'BAHT', unitFactor });
  if (port === null) throw new Error(`${provider.code} takes no baht`);
  return port;
};

export const sandboxTrial = (sandbox: SandboxOfTest, code: string, unitFactor = even): GameTrial => {
  const portThatWaits = (timeoutMs: number) => connected(trialGame(sandbox.url, code, { timeoutMs }), unitFactor);
  return {
    port: portThatWaits(10_000),
    hasty: portThatWaits(150),
    unitsPerWalletUnit: unitFactor.numerator / unitFactor.denominator,
    weather: async (kind, more) => {
      await sandbox.post('/weather', { service: 'games', code, kind, ...more });
    },
    believed: async (username) =>
      (await sandbox.get(`/games/${code}/accounts/${username}`)) as { username: string; balance: number },
    play: (username, round) => sandbox.post(`/games/${code}/accounts/${username}/rounds`, round),
    // A listed id ends in the number that the sandbox gave the round.
    changeRound: (roundId, figures) =>
      sandbox.post(`/games/${code}/rounds/${/\d+$/.exec(roundId)?.[0] ?? ''}`, figures),
    close: () => sandbox.close(),
  };
};
