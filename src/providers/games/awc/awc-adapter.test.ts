import { startTestSandbox } from '#support/test-sandbox.ts';
import { gameConformance, gameMoneyConformance } from '../conformance.ts';
import { sandboxTrial, trialSecrets } from '../sandbox-trial.ts';

const startSandbox = () =>
  startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });

gameConformance('SEXYGAME', async () => sandboxTrial(await startSandbox(), 'SEXYGAME'), {
  namesOwner: false,
  listsRounds: true,
});

gameMoneyConformance('SEXYGAME, whose unit is a fifth of a unit of the wallet', async () =>
  sandboxTrial(await startSandbox(), 'SEXYGAME', { numerator: 5, denominator: 1 }),
);
