import { startTestSandbox } from '#support/test-sandbox.ts';
import { gameConformance, gameMoneyConformance } from '../conformance.ts';
import { sandboxTrial, trialSecrets } from '../sandbox-trial.ts';

const startSandbox = () =>
  startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });

gameConformance('PG', async () => sandboxTrial(await startSandbox(), 'PG'), { listsRounds: true });

gameMoneyConformance('PG, whose unit is a tenth of a unit of the wallet', async () =>
  sandboxTrial(await startSandbox(), 'PG', { numerator: 10, denominator: 1 }),
);
