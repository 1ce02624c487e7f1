import { afterEach, expect, it, vi } from 'vitest';
import { asHomeward } from './homeward.ts';
import { asJob } from './as-job.ts';
import { createLanes, laneLimits } from './lanes.ts';

afterEach(() => vi.useRealTimers());

const answers = (kind: 'done' | 'unknown') => () => Promise.resolve({ kind });
const gate = () => Promise.withResolvers<{ kind: 'done' }>();

it.each([
  { about: 'under way at once', subject: null, limits: { concurrency: 1 }, waiting: 2 },
  { about: 'of one player under way at once', subject: 'me', limits: { perSubject: 1 }, waiting: 0 },
])('no more requests than the limit are $about, and members go before jobs', async ({ subject, limits, waiting }) => {
  const lanes = createLanes({ ...laneLimits, ...limits });
  const first = gate();
  const order: string[] = [];
  const recorded = (name: string) => () => {
    order.push(name);
    return Promise.resolve({ kind: 'done' as const });
  };
  const running = lanes.request({ lane: 'a', subject, send: () => first.promise });
  const job = asJob(() => lanes.request({ lane: 'a', subject, send: recorded('job') }));
  const member = lanes.request({ lane: 'a', subject, send: recorded('member') });
  expect(lanes.figures()).toMatchObject([{ lane: 'a', running: 1, waiting }]);
  first.resolve({ kind: 'done' });
  await Promise.all([running, job, member]);
  expect(order).toEqual(['member', 'job']);
});

it('one player has only a few requests in progress and a few waiting, and does not delay other players', async () => {
  const lanes = createLanes({ ...laneLimits, concurrency: 3, perSubject: 2, waitingPerSubjectMax: 1 });
  const held = gate();
  const send = () => held.promise;
  const ours = [1, 2, 3, 4].map(() => lanes.request({ lane: 'a', subject: 'me', send }));
  expect(await ours[3]).toBeNull();
  expect(await lanes.request({ lane: 'a', subject: 'other', send: answers('done') })).toEqual({ kind: 'done' });
  held.resolve({ kind: 'done' });
  expect(await Promise.all(ours.slice(0, 3))).toEqual(Array.from({ length: 3 }, () => ({ kind: 'done' })));
});

it('a full lane sends nothing more', async () => {
  const lanes = createLanes({ ...laneLimits, concurrency: 1, waitingMax: 1 });
  const held = gate();
  const requests = [1, 2, 3].map(() => lanes.request({ lane: 'a', subject: null, send: () => held.promise }));
  expect(await requests[2]).toBeNull();
  held.resolve({ kind: 'done' });
  await Promise.all(requests);
});

it('a silent lane is probed by one request after a wait, and closes again once it answers', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lanes = createLanes({ ...laneLimits, breakAfter: 3 });
  const silent = { lane: 'a', subject: null, send: answers('unknown') };
  for (const _ of [1, 2, 3]) expect(await lanes.request(silent)).toEqual({ kind: 'unknown' });
  expect(lanes.isAnswering('a')).toBe(false);
  expect(await lanes.request(silent)).toBeNull();
  expect(lanes.isAnswering('b')).toBe(true);
  vi.setSystemTime(Date.now() + laneLimits.probeAfterMsMax);
  expect(await lanes.request({ ...silent, send: answers('done') })).toEqual({ kind: 'done' });
  expect(lanes.isAnswering('a')).toBe(true);
  expect(lanes.figures()).toMatchObject([{ breaker: 'closed', answered: 4, withoutOutcome: 3 }, {}]);
});

it('a request that waited too long for its turn is not sent', async () => {
  const lanes = createLanes({ ...laneLimits, concurrency: 1, waitMsMax: -1 });
  expect(await lanes.request({ lane: 'a', subject: null, send: answers('done') })).toBeNull();
  expect(lanes.figures()).toMatchObject([{ answered: 0 }]);
});

it('a lane with limits of its own keeps to them, and the others to the usual ones', async () => {
  const lanes = createLanes(laneLimits, (lane) => (lane === 'narrow' ? { ...laneLimits, concurrency: 1 } : undefined));
  const held = gate();
  const all = ['narrow', 'narrow', 'wide', 'wide'].map((lane) =>
    lanes.request({ lane, subject: null, send: () => held.promise }),
  );
  expect(lanes.figures()).toMatchObject([
    { lane: 'narrow', running: 1, waiting: 1 },
    { lane: 'wide', running: 2, waiting: 0 },
  ]);
  held.resolve({ kind: 'done' });
  await Promise.all(all);
});

it('money that comes home passes an open breaker, a few requests at a time', async () => {
  const lanes = createLanes({ ...laneLimits, breakAfter: 2, homewardMax: 1 });
  const request = { lane: 'a', subject: null };
  for (const _ of [1, 2]) await lanes.request({ ...request, send: answers('unknown') });
  expect(await lanes.request({ ...request, send: answers('done') })).toBeNull();
  const held = gate();
  const first = asHomeward(() => lanes.request({ ...request, send: () => held.promise }));
  expect(await asHomeward(() => lanes.request({ ...request, send: answers('done') }))).toBeNull();
  held.resolve({ kind: 'done' });
  expect(await first).toEqual({ kind: 'done' });
});
