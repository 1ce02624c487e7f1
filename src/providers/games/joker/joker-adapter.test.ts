import { startTestSandbox } from '#support/test-sandbox.ts';
import { gameConformance, gameMoneyConformance } from '../conformance.ts';
import { sandboxTrial, trialSecrets } from '../sandbox-trial.ts';

const startSandbox = () =>
  startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });

gameConformance('JOKER', async () => sandboxTrial(await startSandbox(), 'JOKER'));

gameMoneyConformance('JOKER2, whose unit is half a unit of the wallet', async () =>
  sandboxTrial(await startSandbox(), 'JOKER2', { numerator: 2, denominator: 1 }),
);
