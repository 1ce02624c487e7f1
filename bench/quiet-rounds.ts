import { readFile } from 'node:fs/promises';

// Of the processor time of a round. A 99th percentile of milliseconds says nothing about the product when more of it was
// given to other virtual machines of the same host.
const takenMax = 0.02;

interface Ticks {
  readonly taken: number;
  readonly all: number;
}

// proc_stat(5): the eighth field is what the host gave to others.
const ticksNow = async (): Promise<Ticks> => {
  const [whole = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n');
  const fields = whole.trim().split(/\s+/).slice(1, 9).map(Number);
  return { taken: fields[7] ?? 0, all: fields.reduce((sum, field) => sum + field, 0) };
};

export interface QuietRounds<Round> {
  // Those that count for times.
  readonly rounds: readonly Round[];
  // Each that was measured: a call that failed in any of them has failed.
  readonly all: readonly Round[];
  // Such as "2 more rounds not counted".
  readonly told: string;
}

interface Plan {
  readonly count: number;
  readonly triesMax: number;
}

// Measures until enough rounds had the processors to themselves. If too few had, the least disturbed count.
export const quietRounds = async <Round>(
  { count, triesMax }: Plan,
  measure: (round: number) => Promise<Round>,
): Promise<QuietRounds<Round>> => {
  const measured: { round: Round; share: number }[] = [];
  const quiet = (): number => measured.filter(({ share }) => share <= takenMax).length;
  while (quiet() < count && measured.length < triesMax) {
    const before = await ticksNow();
    const round = await measure(measured.length);
    const now = await ticksNow();
    measured.push({ round, share: (now.taken - before.taken) / Math.max(1, now.all - before.all) });
  }
  const counted = measured.toSorted((one, other) => one.share - other.share).slice(0, count);
  const worst = counted.at(-1)?.share ?? 0;
  const others = measured.length - counted.length;
  const percent = (worst * 100).toFixed(1);
  return {
    rounds: measured.filter((one) => counted.includes(one)).map(({ round }) => round),
    all: measured.map(({ round }) => round),
    told: `${String(others)} more rounds not counted, the host took up to ${percent} % of the processors in those counted`,
  };
};
