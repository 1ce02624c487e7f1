import type { ConnectedGame } from '#contract/games.ts';
import { chooseGame } from './choose.ts';
import type { GameTrial } from './game-trial.ts';
import { gameSettings, type GamesAgreement } from './game-settings.ts';
import type { UnitFactor } from './game-unit.ts';

// The sandbox of a test, reached over HTTP.
export interface SandboxOfTest {
  readonly url: string;
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  close(): Promise<void>;
}

// One key per relation, as set when the sandbox of these tests starts.
export const trialSecrets = { bank: 'bank', gateway: 'gateway', sms: 'sms', games: 'games' } as const;

export const trialAgreement = (sandboxUrl: string): GamesAgreement => ({
  joker: { url: `${sandboxUrl}/joker`, appId: 'KRAP', secret: trialSecrets.games },
  transferWallet: { url: `${sandboxUrl}/transfer-wallet`, operatorId: 'krapao', secret: trialSecrets.games },
  currency: 'THB',
  isSandbox: true,
});

export const sandboxTrial = (sandbox: SandboxOfTest, code: ConnectedGame, unitFactor: UnitFactor): GameTrial => {
  const portThatWaits = (timeoutMs: number) =>
    chooseGame(gameSettings(code, { ...trialAgreement(sandbox.url), unitFactor, timeoutMs }));
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
    close: () => sandbox.close(),
  };
};
