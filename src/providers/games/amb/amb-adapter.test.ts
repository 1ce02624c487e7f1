import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestSandbox } from '#support/test-sandbox.ts';
import { gameConformance, gameMoneyConformance } from '../conformance.ts';
import { connected, sandboxTrial, trialGame, trialSecrets } from '../sandbox-trial.ts';

const startSandbox = () =>
  startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });

gameConformance('ASKMEBET', async () => sandboxTrial(await startSandbox(), 'ASKMEBET'));

gameMoneyConformance('ASKMEBET, whose unit is a hundredth of a unit of the wallet', async () =>
  sandboxTrial(await startSandbox(), 'ASKMEBET', { numerator: 100, denominator: 1 }),
);

it('without an agreed inquiry nothing is absent or found, so a person decides', async () => {
  const sandbox = await startSandbox();
  const port = connected(trialGame(sandbox.url, 'ASKMEBET', { inquiry: undefined }));
  const found = await port.queryTransfer({ username: 'kr2345678', reference: randomUUIDv7() });
  expect(found).toEqual({ kind: 'unknown', reason: 'no inquiry agreed' });
  await sandbox.close();
});
