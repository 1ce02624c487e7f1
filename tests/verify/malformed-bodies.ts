import { type Check, verdictOf } from './check.ts';
import { runTestInFull } from './in-full/test-in-full.ts';

// The malformed-bodies test of npm test in full, with a thousand bodies for each call.
export const malformedBodies: Check = {
  id: 'B-07',
  about: 'malformed bodies to every call that writes',
  run: async (scale) => {
    const bodiesEach = String(scale.of(1_000));
    const { isGood, output } = await runTestInFull('src/server/malformed-bodies.test.ts', { BODIES_EACH: bodiesEach });
    return verdictOf({ 'refused with a code': isGood }, isGood ? [`${bodiesEach} bodies each`] : [output]);
  },
};
