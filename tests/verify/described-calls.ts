import { randomInt } from 'node:crypto';
import { type Check, verdictOf } from './check.ts';
import { runTestInFull } from './in-full/test-in-full.ts';

// The test of npm test that makes calls from the API description, in full and from another seed each time.
export const describedCalls: Check = {
  id: 'B-18',
  about: 'calls made from the API description, valid, invalid and after one another',
  run: async (scale) => {
    const [calls, seed] = [String(scale.of(20_000)), String(randomInt(2 ** 31))];
    const environment = { DESCRIBED_CALLS: calls, DESCRIBED_SEED: seed };
    const { isGood, output } = await runTestInFull('src/server/described-calls.test.ts', environment);
    const counted = /calls drawn from .*/.exec(output)?.[0] ?? '';
    return verdictOf({ 'answered as described': isGood }, isGood ? [`${calls} calls`, counted] : [output]);
  },
};
