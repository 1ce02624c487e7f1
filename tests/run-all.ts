import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { sqlPostgres } from './sql-tests.ts';

interface Step {
  readonly script: string;
  readonly about: string;
  // The file where the step's runner leaves its counts, for a step that runs tests.
  readonly results?: string;
  readonly environment?: Readonly<Record<string, string>>;
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
const oldest = '/usr/lib/postgresql/15/bin';
const hasOldest = existsSync(`${oldest}/postgres`);

// Types and lint collect their garbage less often, which saves a sixth of their processor time.
const roomy = { GOGC: '400' };

// Cheapest first, so that a mistake shows early; each step is a script of package.json and also runs alone. Those of a group
// run together: most of them use one core.
const groups: readonly (readonly Step[])[] = [
  [{ script: 'browser', about: 'a browser is there' }],
  [{ script: 'format', about: 'format' }],
  [
    { script: 'lint', about: 'lint', environment: roomy },
    { script: 'types', about: 'types', environment: roomy },
    { script: 'knip', about: 'dead code, also what tests alone keep alive' },
    { script: 'house', about: 'house rules', results: resultsOf('house') },
    { script: 'build', about: 'build' },
  ],
  [
    {
      script: 'units',
      about: `rules, server, screens${hasOldest ? '; all that uses SQL on PostgreSQL 15' : ''}`,
      results: resultsOf('units'),
      environment: hasOldest ? { [sqlPostgres]: oldest } : {},
    },
  ],
  [{ script: 'journeys', about: 'journeys', results: resultsOf('journeys') }],
];

interface Ended {
  readonly isGood: boolean;
  // What it printed, if it did not stand on the console at once.
  readonly printed: string;
}

// As `npm start` has it: each process that loads the product then compiles only what no other has.
const compiled = resolve('.cache/compiled');

const run = async ({ script, environment = {} }: Step, isAlone: boolean): Promise<Ended> => {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += String(text)));
  const { promise, resolve } = Promise.withResolvers<boolean>();
  child.on('error', () => resolve(false));
  child.on('close', (code) => resolve(code === 0));
  return { isGood: await promise, printed };
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

const titleOf = ({ script, about }: Step): string => `\n== ${script}: ${about}\n`;

const runStep = async (step: Step, isAlone: boolean): Promise<Outcome> => {
  if (isAlone) process.stdout.write(titleOf(step));
  if (step.results) rmSync(step.results, { force: true });
  const start = performance.now();
  const ended = await run(step, isAlone);
  if (!isAlone) process.stdout.write(titleOf(step) + ended.printed);
  const counts = step.results ? countsIn(step.results) : { passed: 0, failed: 0, flaky: 0 };
  const isGood = ended.isGood && counts.failed === 0 && (!step.results || counts.passed > 0);
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

const start = performance.now();
const outcomes: Outcome[] = [];
for (const group of groups) {
  const ended = await Promise.all(group.map((step) => runStep(step, group.length === 1)));
  outcomes.push(...ended);
  if (ended.some(({ isGood }) => !isGood)) break;
}

const sum = (field: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[field], 0);
const done = new Set(outcomes.map(({ step }) => step));
const left = groups.flat().filter((step) => !done.has(step));
console.log(`\n${outcomes.map(rowOf).join('\n')}`);
console.log(`${'all'.padEnd(10)} ${`${((performance.now() - start) / 1000).toFixed(1)} s`.padStart(9)}`);
if (left.length > 0) console.log(`not run: ${left.map(({ script }) => script).join(', ')}`);
if (!hasOldest) console.log("not run: anything on PostgreSQL 15 (install Debian's postgresql-15)");
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
