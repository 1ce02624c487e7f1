import { expect, it, vi } from 'vitest';
import { accounts } from '#ledger';
import { laneIsStopped, stopLane } from '#server/brake.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { startTestServer } from '#support/test-server.ts';
import { deskOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const { context } = server;
const { token, password } = await server.staff({ role: 'manager' });
const note = 'looked at with the game';
const findingsOpen = { status: 409, body: { message: 'FINDINGS_OPEN' } };

const raise = (lane: string) =>
  raiseFinding(context, {
    memberId: accounts.house.LAK,
    kind: 'RETURNED_BUT_DONE',
    lane,
    object: `transfer ${context.newId()}`,
    detail: {},
    stopsLane: true,
  });

const release = (lane: string) => server.ask(deskOfficeCalls.releaseLane, { lane, note, password }, { token });

const waiting = async (): Promise<number> => {
  const rows = await server.database.owner.rows(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

// No transaction ends until this many wait to write their audit rows.
const atOnce = async (acts: readonly (() => Promise<unknown>)[]): Promise<unknown[]> => {
  const done: Promise<unknown>[] = [];
  await server.database.owner.transaction(async (sql) => {
    await sql.rows('lock table audit in exclusive mode');
    for (const [nth, act] of acts.entries()) {
      done.push(act());
      await vi.waitFor(async () => expect(await waiting()).toBe(nth + 1));
    }
  });
  return Promise.all(done);
};

it('a lane is not released while a finding about it is being recorded', async () => {
  const lane = 'game:CIRCUS';
  await stopLane(context.database, lane, { reason: 'an earlier finding', now: server.clock.now() });
  const [, released] = await atOnce([() => raise(lane), () => release(lane)]);
  expect(released).toMatchObject(findingsOpen);
  expect(await laneIsStopped(context.database, lane)).toBe(true);
});

it('a finding raised while its lane is released stops it again', async () => {
  const lane = 'game:HUAYHD';
  await stopLane(context.database, lane, { reason: 'an earlier finding', now: server.clock.now() });
  const [released] = await atOnce([() => release(lane), () => raise(lane)]);
  expect(released).toMatchObject({ status: 200 });
  expect(await laneIsStopped(context.database, lane)).toBe(true);
});

it('a lane with an open finding is not released, however many older findings other lanes have', async () => {
  const lane = 'game:USUN';
  await server.database.owner.rows(
    `insert into finding (member_id, finding_id, kind, lane, object, detail, found_at)
     select $1, gen_random_uuid(), 'QR_WITHOUT_ANSWER', 'gateway:KBANK', 'qr ' || n, '{}', now() - interval '1 day'
     from generate_series(1, 250) n`,
    [accounts.house.BAHT],
  );
  await raise(lane);
  expect(await release(lane)).toMatchObject(findingsOpen);
});
