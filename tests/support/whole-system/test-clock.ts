// A clock that stands still until a test moves it.
export interface TestClock {
  now(): Date;
  set(moment: Date): void;
  advance(ms: number): void;
}

export const createTestClock = (at = new Date()): TestClock => {
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
