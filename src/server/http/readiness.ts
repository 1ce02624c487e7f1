import { atMost } from '../start/at-most.ts';

interface Check {
  readonly beganAt: number;
  answer: boolean | null;
  readonly ended: Promise<void>;
}

export interface ReadinessSettings {
  // No answer within this time counts as not ready.
  readonly withinMs?: number;
  // How long one result is reused for all callers.
  readonly keptMs?: number;
}

// Says whether calls can be answered. At most one check runs at a time, so that frequent probes cost the database
// nothing.
export const createReadiness = (
  check: () => Promise<unknown>,
  { withinMs = 2_000, keptMs = 1_000 }: ReadinessSettings = {},
): (() => Promise<boolean>) => {
  let last: Check | null = null;

  const begin = (): Check => {
    const ended = check().then(
      () => {
        begun.answer = true;
      },
      () => {
        begun.answer = false;
      },
    );
    const begun: Check = { beganAt: performance.now(), answer: null, ended };
    return begun;
  };

  return async () => {
    const isOver = last !== null && last.answer !== null && performance.now() - last.beganAt >= keptMs;
    if (last === null || isOver) last = begin();
    const current = last;
    if (current.answer === null)
      await atMost(Math.max(0, current.beganAt + withinMs - performance.now()), current.ended);
    return current.answer === true;
  };
};
