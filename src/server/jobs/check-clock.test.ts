import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { payoutsAreStopped, releasePayouts } from '../brake.ts';
import { beforeServing } from '../start/before-serving.ts';
import { checkClock, clockDifferenceMs } from './check-clock.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const { context } = server;
const database = context.database;

const shifted = (ms: number) => () => Date.now() + ms;
const start = (now: () => number, settings = context.settings, reported: string[] = []) =>
  beforeServing({ settings, database, report: (text) => reported.push(text), now });
const release = () => releasePayouts(database, server.clock.now());

it('a clock that agrees with the database’s stops nothing', async () => {
  await expect(start(shifted(0))).resolves.toBeUndefined();
  await checkClock(shifted(0)).run(context);
  expect(await payoutsAreStopped(database)).toBe(false);
});

it.each([
  [5_000, 'ahead of'],
  [-5_000, 'behind'],
])('a process whose clock is %i ms off does not start and says which way', async (ms, side) => {
  await expect(start(shifted(ms))).rejects.toThrow(
    new RegExp(
      `the clock of this machine is [45]\\.\\d s ${side} the clock of the database; set both by a time server`,
    ),
  );
});

it('a clock that goes wrong while the process runs stops payouts until people release them', async () => {
  await checkClock(shifted(90_000)).run(context);
  expect(await payoutsAreStopped(database)).toBe(true);
  expect(
    logged.some((line) => /"level":60.*the clocks differ; payouts and transfers to games are stopped/.test(line)),
  ).toBe(true);
  await checkClock(shifted(0)).run(context);
  expect(await payoutsAreStopped(database)).toBe(true);
  await release();
});

it('the travel time of the database’s answer does not count as a difference', async () => {
  let asked = 0;
  // Ten seconds pass between the question and the answer.
  const slow = () => Date.now() - 5_000 + 10_000 * asked++;
  expect(await clockDifferenceMs(database, slow)).toBe(0);
});

it('KRAPAO_PAYOUTS=stopped puts the brake on before anything runs, and says how it is released', async () => {
  const reported: string[] = [];
  await start(shifted(0), { ...context.settings, KRAPAO_PAYOUTS: 'stopped' }, reported);
  expect(await payoutsAreStopped(database)).toBe(true);
  expect(reported).toEqual([expect.stringContaining('npm run payouts:release')]);
  const reason = () => database.one(`select reason, set_at from brake where released_at is null`);
  const first = await reason();
  // A brake that is on already keeps its reason.
  await start(shifted(0), { ...context.settings, KRAPAO_PAYOUTS: 'stopped' });
  expect(await reason()).toEqual(first);
  await release();
});
