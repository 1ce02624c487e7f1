import { expect, it } from 'vitest';
import { unknown } from '#providers/outcome.ts';
import type { Context } from '../context.ts';
import { dueWorkJob } from './due-work-job.ts';
import { createLanes, laneLimits } from './lanes.ts';

const lane = 'game TEST';

it('while a provider is silent, a run of a job makes one check of its due work, and all of them once it answers', async () => {
  let isSilent = true;
  const lanes = createLanes({ ...laneLimits, breakAfter: 2, probeAfterMs: 1 });
  const checked: number[] = [];
  const job = dueWorkJob({
    name: 'test',
    everyMs: 1_000,
    due: async () => Array.from({ length: 10 }, (_, nth) => ({ lane, nth })),
    step: async (_, { nth }) => {
      checked.push(nth);
      await lanes.request({
        lane,
        subject: null,
        send: async () => (isSilent ? unknown('silence') : { kind: 'done' as const }),
      });
    },
  });
  const run = async (): Promise<number> => {
    checked.length = 0;
    await job.run({ providers: { lanes } } as Context);
    return checked.length;
  };
  expect(await run(), 'until the breaker opens').toBeLessThan(10);
  expect(lanes.isAnswering(lane)).toBe(false);
  expect(await run()).toBe(1);
  isSilent = false;
  await expect.poll(run).toBe(10);
});
