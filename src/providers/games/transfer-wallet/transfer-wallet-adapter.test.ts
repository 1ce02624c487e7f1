import { startTestSandbox } from '#support/test-sandbox.ts';
import { gameConformance, gameMoneyConformance } from '../conformance.ts';
import { sandboxTrial, trialSecrets } from '../sandbox-trial.ts';

const startSandbox = () =>
  startTestSandbox({ serverUrl: 'http://127.0.0.1:9', secrets: trialSecrets, now: () => new Date() });

gameConformance('SLOTXO, in JSON', async () => sandboxTrial(await startSandbox(), 'SLOTXO'), {
  listsRounds: true,
});

gameMoneyConformance('SUPERSLOT, as a form, whose unit is a fifth of a unit of the wallet', async () =>
  sandboxTrial(await startSandbox(), 'SUPERSLOT', { numerator: 5, denominator: 1 }),
);
