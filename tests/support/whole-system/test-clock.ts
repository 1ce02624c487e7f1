// A clock that stands still until a test moves it.
export interface TestClock {
  now(): Date;
  set(moment: Date): void;
  advance(ms: number): void;
}

const morningOf = (day: Date): Date => new Date(`${day.toISOString().slice(0, 10)}T03:00:00.000Z`);

// The last ten in the morning in Bangkok, so that no test crosses a day's end by the hour at which it runs, and what
// stands under the machine's time, such as a line of a bank, is never earlier.
const morning = (): Date => morningOf(new Date(Date.now() - 3 * 3_600_000));

export const createTestClock = (at = morning()): TestClock => {
  let moment = at;
  return {
    now: () => new Date(moment),
    set: (to) => {
      moment = to;
    },
    advance: (ms) => {
      moment = new Date(moment.getTime() + ms);
    },
  };
};
