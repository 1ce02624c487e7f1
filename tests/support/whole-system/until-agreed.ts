import { setTimeout as sleep } from 'node:timers/promises';

const betweenReadingsMs = 3_000;

// Reads what two books say differently until that is nothing, at most for the given time. Returns what is left.
export const untilAgreed = async (readApart: () => Promise<string[]>, withinMs: number): Promise<string[]> => {
  const until = performance.now() + withinMs;
  for (;;) {
    const apart = await readApart();
    if (apart.length === 0 || performance.now() > until) return apart;
    await sleep(betweenReadingsMs);
  }
};
