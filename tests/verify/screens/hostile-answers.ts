import { type Check, verdictOf } from '../check.ts';
import { runTestInFull } from '../in-full/test-in-full.ts';

// The test of npm test with every kind of hostile answer.
export const hostileAnswers: Check = {
  id: 'V-02',
  about: 'every screen and modal with every call answered by HTML, nothing, wrong forms, long lists and error pages',
  run: async () => {
    const file = 'src/member-app/hostile-answers.test.tsx';
    const { isGood, output } = await runTestInFull(file, { VITE_HOSTILE_IN_FULL: 'true' }, 'screens');
    return verdictOf({ 'whole, and runs none of it': isGood }, isGood ? [] : [output]);
  },
};
