import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Requirement, requirements } from '#support/requirements/requirement-list.ts';

// npm run evidence: from the results of npm test, lists for each row of docs/requirements the tests that prove it and
// their results.

const page = 'build/evidence.md';

interface Proof {
  readonly ids: readonly string[];
  readonly file: string;
  readonly title: string;
  readonly isGood: boolean;
}

interface VitestResults {
  readonly testResults: {
    readonly name: string;
    readonly assertionResults: {
      readonly fullName: string;
      readonly status: string;
      readonly meta: { readonly proves?: readonly string[] };
    }[];
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs: {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: { readonly annotations: { readonly type: string; readonly description?: string }[] }[];
  }[];
}

const resultsIn = <Results>(name: string): Results | null => {
  try {
    return JSON.parse(readFileSync(`.cache/test-results/${name}.json`, 'utf8')) as Results;
  } catch {
    return null;
  }
};

const unitProofs = (): Proof[] =>
  ['units', 'house'].flatMap((name) =>
    (resultsIn<VitestResults>(name)?.testResults ?? []).flatMap(({ name: path, assertionResults }) =>
      assertionResults.map(({ fullName, status, meta }) => ({
        ids: meta.proves ?? [],
        file: relative(process.cwd(), path),
        title: fullName.trim(),
        isGood: status === 'passed',
      })),
    ),
  );

const specsOf = (suite: JourneySuite): JourneySuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner)),
];

const journeyProofs = (): Proof[] =>
  (resultsIn<{ suites: readonly JourneySuite[] }>('journeys')?.suites ?? [])
    .flatMap((suite) => specsOf(suite))
    .map(({ title, file, ok, tests }) => ({
      ids: tests.flatMap(({ annotations }) =>
        annotations.filter(({ type }) => type === 'proves').map(({ description = '' }) => description),
      ),
      file: `tests/journeys/${file}`,
      title,
      isGood: ok,
    }));

const proofs = [...unitProofs(), ...journeyProofs()].filter(({ ids }) => ids.length > 0);

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const resultOf = (found: readonly Proof[]): string => {
  if (found.length === 0) return 'no test';
  return found.every(({ isGood }) => isGood) ? 'passed' : 'FAILED';
};

const lineOf = ({ id, sentence, decided }: Requirement): string => {
  const found = proofs.filter(({ ids }) => ids.includes(id));
  const tests = found.map(({ file, title, isGood }) => `${isGood ? '' : 'FAILED: '}${cell(title)} (\`${file}\`)`);
  return `| ${id} | ${cell([sentence, ...decided].join(' '))} | ${tests.join('<br>')} | ${resultOf(found)} |`;
};

const proved = new Set(proofs.flatMap(({ ids }) => ids));
const areas = [...new Set(requirements.map(({ area }) => area))];
const sections = areas.map((area) => {
  const rows = requirements.filter((row) => row.area === area);
  const done = rows.filter(({ id }) => proved.has(id)).length;
  const table = ['| Row | What | Tests | Last result |', '| --- | --- | --- | --- |', ...rows.map(lineOf)];
  return [`## ${area}: ${done} of ${rows.length}`, '', ...table, ''].join('\n');
});

if (proofs.length === 0) throw new Error('There are no results in .cache/test-results: run npm test first.');
mkdirSync('build', { recursive: true });
const count = requirements.filter(({ id }) => proved.has(id)).length;
const summary = `${count} of ${requirements.length} rows are proved by ${proofs.length} tests.`;
writeFileSync(page, `# Evidence\n\n${summary}\n\n${sections.join('\n')}`);
console.log(`${page}: ${summary}`);
