import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { sqlTests } from './sql-tests.ts';

interface Step {
  readonly script: string;
  readonly about: string;
  // The file where the step's runner leaves its counts, for a step that runs tests.
  readonly results?: string;
  // Passed on to the step's runner.
  readonly words?: readonly string[];
  // A step that needs a program not every machine has, and how to install it.
  readonly needs?: { readonly path: string; readonly name: string };
}

interface Outcome {
  readonly step: Step;
  readonly seconds: number;
  readonly isGood: boolean;
  readonly passed: number;
  readonly failed: number;
  // Passed, but only when tried again.
  readonly flaky: number;
}

const resultsOf = (name: string): string => `.cache/test-results/${name}.json`;

// The oldest PostgreSQL is the strictest: where it is installed, the tests that use SQL run on it alone, and the others on
// the embedded one. `npm run units` runs all of them on the embedded one.
const oldest = { path: '/usr/lib/postgresql/15/bin/postgres', name: "Debian's postgresql-15" };
const withoutSql = existsSync(oldest.path) ? ['--', ...sqlTests.flatMap((files) => ['--exclude', files])] : [];

// Cheapest first, so that a mistake shows early; each step is a script of package.json and also runs alone.
const steps: readonly Step[] = [
  { script: 'browser', about: 'a browser is there' },
  { script: 'format', about: 'format' },
  { script: 'lint', about: 'lint' },
  { script: 'house', about: 'house rules', results: resultsOf('house') },
  { script: 'types', about: 'types' },
  { script: 'knip', about: 'dead code, also what tests alone keep alive' },
  { script: 'units', about: 'rules, server, screens', results: resultsOf('units'), words: withoutSql },
  {
    script: 'postgres15',
    about: 'ledger, database, features and jobs on PostgreSQL 15',
    results: resultsOf('postgres15'),
    needs: oldest,
  },
  { script: 'build', about: 'build' },
  { script: 'journeys', about: 'journeys', results: resultsOf('journeys') },
];

const run = async ({ script, words = [] }: Step): Promise<boolean> => {
  const child = spawn('npm', ['run', '--silent', script, ...words], { stdio: 'inherit' });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.on('error', () => resolve(false));
  child.on('exit', (code) => resolve(code === 0));
  return promise;
};

interface VitestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface JourneyResults {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

// A browser on a busy machine may miss a press, and a test may meet a pause of the machine. Each is printed with its
// failure, since most were faults of the product. More of them in a step are no chance.
const flakyMax = 4;

// Passed after a failure.
const passedLate = ({ testResults }: VitestResults): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}\n${(failureMessages ?? []).join('\n')}`);

const countsOf = (results: VitestResults | JourneyResults): Pick<Outcome, 'passed' | 'failed' | 'flaky'> => {
  if ('stats' in results) {
    const { expected, unexpected, flaky } = results.stats;
    return { passed: expected, failed: unexpected, flaky };
  }
  const late = passedLate(results);
  for (const text of late) console.log(`only when tried again: ${text}`);
  return {
    passed: results.numPassedTests - late.length,
    failed: results.numFailedTests,
    flaky: late.length,
  };
};

const countsIn = (path: string): Pick<Outcome, 'passed' | 'failed' | 'flaky'> => {
  try {
    const { passed, failed, flaky } = countsOf(
      JSON.parse(readFileSync(path, 'utf8')) as VitestResults | JourneyResults,
    );
    const isBorne = flaky <= flakyMax;
    return { passed: passed + (isBorne ? flaky : 0), failed: failed + (isBorne ? 0 : flaky), flaky };
  } catch {
    return { passed: 0, failed: 0, flaky: 0 };
  }
};

const runStep = async (step: Step): Promise<Outcome> => {
  process.stdout.write(`\n== ${step.script}: ${step.about}\n`);
  if (step.results) rmSync(step.results, { force: true });
  const start = performance.now();
  const isEnded = await run(step);
  const counts = step.results ? countsIn(step.results) : { passed: 0, failed: 0, flaky: 0 };
  const isGood = isEnded && counts.failed === 0 && (!step.results || counts.passed > 0);
  const failed = isGood ? 0 : Math.max(1, counts.failed);
  return {
    step,
    seconds: (performance.now() - start) / 1000,
    isGood,
    passed: counts.passed,
    failed,
    flaky: counts.flaky,
  };
};

const rowOf = ({ step, seconds, isGood, passed, failed, flaky }: Outcome): string => {
  const again = flaky > 0 ? `, ${flaky} only when tried again: correct it` : '';
  const tests = step.results ? `${passed} passed, ${failed} failed${again}` : '';
  return [step.script.padEnd(10), `${seconds.toFixed(1)} s`.padStart(9), isGood ? '  good  ' : '  FAILED', tests].join(
    ' ',
  );
};

const isPossible = ({ needs }: Step): boolean => needs === undefined || existsSync(needs.path);

const outcomes: Outcome[] = [];
for (const step of steps.filter(isPossible)) {
  const outcome = await runStep(step);
  outcomes.push(outcome);
  if (!outcome.isGood) break;
}

const sum = (field: 'passed' | 'failed' | 'seconds') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
const done = new Set(outcomes.map(({ step }) => step));
const left = steps.filter((step) => !done.has(step));
const leftOf = (step: Step): string =>
  isPossible(step) ? step.script : `${step.script} (install ${step.needs?.name ?? ''})`;
console.log(`\n${outcomes.map(rowOf).join('\n')}`);
console.log(`${'all'.padEnd(10)} ${`${sum('seconds').toFixed(1)} s`.padStart(9)}`);
if (left.length > 0) console.log(`not run: ${left.map(leftOf).join(', ')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
