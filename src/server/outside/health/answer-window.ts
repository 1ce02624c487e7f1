import { underMaintenance } from '#providers/outcome.ts';

// What one process saw of a provider: the recent part decides its state, the longer part is shown to staff.
export interface AnswerCounts {
  readonly answered: number;
  readonly withoutOutcome: number;
  readonly maintenance: number;
  // How many answers took up to each of `timeLimitsMs`, and last how many took longer.
  readonly times: readonly number[];
}

export interface AnswerFigures {
  readonly recent: AnswerCounts;
  readonly longer: AnswerCounts;
  // Milliseconds since 1970; null: never.
  readonly wellAtMs: number | null;
  readonly maintenanceAtMs: number | null;
}

export interface AnswerWindow {
  record(answer: { readonly kind: string; readonly reason?: unknown }, tookMs: number): void;
  figures(): AnswerFigures;
}

const timeLimitsMs = [100, 200, 300, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 20_000] as const;
// Stands for every answer that took longer.
const beyondMs = 40_000;

const slotMs = 5_000;
const recentSlots = 6;
const longerSlots = 60;

interface Slot {
  readonly number: number;
  answered: number;
  withoutOutcome: number;
  maintenance: number;
  readonly times: number[];
}

const emptySlot = (number: number): Slot => ({
  number,
  answered: 0,
  withoutOutcome: 0,
  maintenance: 0,
  times: Array.from({ length: timeLimitsMs.length + 1 }, () => 0),
});

export const sumOfCounts = (all: readonly AnswerCounts[]): AnswerCounts => {
  const sum = emptySlot(0);
  for (const { answered, withoutOutcome, maintenance, times } of all) {
    sum.answered += answered;
    sum.withoutOutcome += withoutOutcome;
    sum.maintenance += maintenance;
    times.forEach((count, place) => (sum.times[place] = (sum.times[place] ?? 0) + count));
  }
  const { answered, withoutOutcome, maintenance, times } = sum;
  return { answered, withoutOutcome, maintenance, times };
};

// The time within which that share of the answers came, as the limit of its class; null without answers.
export const timeWithin = ({ answered, times }: AnswerCounts, share: number): number | null => {
  if (answered === 0) return null;
  let counted = 0;
  for (const [place, count] of times.entries()) {
    counted += count;
    if (counted >= answered * share) return timeLimitsMs[place] ?? beyondMs;
  }
  return null;
};

export const createAnswerWindow = (now: () => Date): AnswerWindow => {
  let slots: Slot[] = [];
  let [wellAtMs, maintenanceAtMs]: (number | null)[] = [null, null];
  const slotNow = (): number => Math.floor(now().getTime() / slotMs);
  const within = (count: number): AnswerCounts => {
    const first = slotNow() - count + 1;
    return sumOfCounts(slots.filter(({ number }) => number >= first));
  };
  return {
    record: (answer, tookMs) => {
      const number = slotNow();
      if (slots.at(-1)?.number !== number) {
        slots = [
          ...slots.filter((slot) => slot.number > number - longerSlots && slot.number < number),
          emptySlot(number),
        ];
      }
      const slot = slots.at(-1) ?? emptySlot(number);
      slot.answered += 1;
      const place = timeLimitsMs.findIndex((limit) => tookMs <= limit);
      const kept = place < 0 ? timeLimitsMs.length : place;
      slot.times[kept] = (slot.times[kept] ?? 0) + 1;
      const at = now().getTime();
      if (answer.reason === underMaintenance) {
        slot.maintenance += 1;
        maintenanceAtMs = at;
      } else if (answer.kind === 'unknown') slot.withoutOutcome += 1;
      else wellAtMs = at;
    },
    figures: () => ({
      recent: within(recentSlots),
      longer: within(longerSlots),
      wellAtMs: wellAtMs ?? null,
      maintenanceAtMs: maintenanceAtMs ?? null,
    }),
  };
};
