import { setTimeout as pause } from 'node:timers/promises';
import { mayRepeatAtOnce } from './connection-loss.ts';

// Longer than a failover takes (5 to 26 s) and than a silent connection stays unnoticed (35 s), shorter than the 60 s
// after which a member's browser gives up.
const repeatsForMs = 40_000;
const pausesMs = [50, 200, 800];
const longestPauseMs = 2_000;

interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const realClock: Clock = { now: () => performance.now(), sleep: (ms) => pause(ms) };

// Retries work whose connection was lost, at COMMIT or before. Only for work that finds what its earlier attempt wrote,
// so that running it twice has the effect of once.
export const throughLostConnections = async <Result>(
  work: () => Promise<Result>,
  clock: Clock = realClock,
): Promise<Result> => {
  const deadline = clock.now() + repeatsForMs;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayRepeatAtOnce(error) || clock.now() > deadline) throw error;
      await clock.sleep(pausesMs[attempt] ?? longestPauseMs);
    }
  }
};
