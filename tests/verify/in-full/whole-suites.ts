import type { Check } from '../check.ts';
import { runProgram } from './run-command.ts';

const inFull = { TESTS_IN_FULL: '1' };

// Needs npm run build.
export const everyJourney: Check = {
  id: 'J-01',
  about:
    'every journey of npm test, each that repeats by language in all three, and the faults planted for the checks of screens',
  run: () => runProgram('npx', ['playwright', 'test', '--global-timeout', '1800000'], inFull),
};

export const everyTest: Check = {
  id: 'U-01',
  about:
    'every test of rules, server and screens on the embedded PostgreSQL, with all the rounds and kinds that npm test has no time for',
  run: () => runProgram('npm', ['run', '--silent', 'units'], inFull),
};
