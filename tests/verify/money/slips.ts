import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayedCorpus, PlayedSlip } from '#support/whole-system/slip-corpus/play-slips.ts';
import { type Check, verdictOf } from '../check.ts';

const decidedGoal = 0.98;

const isRight = ({ expected, became }: PlayedSlip): boolean => expected === became;

// "kbank 20/20" for each value.
const tally = (slips: readonly PlayedSlip[], valueOf: (slip: PlayedSlip) => string): string =>
  [...Map.groupBy(slips, valueOf)]
    .map(([value, group]) => `${value} ${String(group.filter(isRight).length)}/${String(group.length)}`)
    .join(' ');

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)] ?? 0;

const playInTest = async (): Promise<{ isGood: boolean; output: string; played: PlayedCorpus | null }> => {
  const folder = await mkdtemp(join(tmpdir(), 'krapao-slips-'));
  const figuresFile = join(folder, 'figures.json');
  const path = 'src/features/slip/server/check/slip-corpus.test.ts';
  const child = spawn('npx', ['vitest', 'run', '--project', 'server', path], {
    env: { ...process.env, SLIP_FIGURES: figuresFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const isGood = (await promise) === 0;
  const text = await readFile(figuresFile, 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  return { isGood, output, played: text === null ? null : (JSON.parse(text) as PlayedCorpus) };
};

// The corpus of slips in full: the test of npm test with every picture.
export const slips: Check = {
  id: 'S-01',
  about: 'every slip of the corpus, genuine, damaged, forged and stolen',
  run: async () => {
    const { isGood, output, played } = await playInTest();
    if (played === null) return { isGood: false, figures: output };
    const genuine = played.slips.filter(({ slip }) => slip.plot === 'honest');
    const others = played.slips.filter(({ slip }) => slip.plot !== 'honest');
    const wrong = played.slips.filter((slip) => !isRight(slip));
    const uploadMs = played.slips.map((slip) => slip.uploadMs);
    const seconds = (part: number): string => `${(quantile(uploadMs, part) / 1_000).toFixed(1)} s`;
    return verdictOf(
      {
        '0 wrong credits': played.wrongCredits.length === 0,
        'the books of the sandbox agree with ours': played.differences.length === 0,
        'at least 98 % of genuine slips decided by nobody':
          genuine.filter(isRight).length >= genuine.length * decidedGoal,
        'every other slip as made': others.every(isRight),
        'books green': isGood,
      },
      [
        `${String(genuine.filter(isRight).length)} of ${String(genuine.length)} genuine slips credited`,
        `${String(others.filter(isRight).length)} of ${String(others.length)} others as made`,
        `by style: ${tally(genuine, ({ slip }) => slip.style)}`,
        `by damage: ${tally(genuine, ({ slip }) => slip.damage)}`,
        `${(played.slips.length / played.seconds).toFixed(1)} slips decided a second`,
        `an upload takes ${seconds(0.5)} (95th percentile ${seconds(0.95)})`,
        ...played.wrongCredits.slice(0, 3),
        ...played.differences.slice(0, 3),
        ...wrong.slice(0, 5).map(({ slip, became }) => `${slip.name} became ${became}`),
      ],
    );
  },
};
