// A clock that stands still until a test moves it.
export interface TestClock {
  now(): Date;
  set(moment: Date): void;
  advance(ms: number): void;
}

// Ten in the morning in Bangkok today, so that no test crosses a day's end by the hour at which it runs.
const morning = (): Date => new Date(`${new Date().toISOString().slice(0, 10)}T03:00:00.000Z`);

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
