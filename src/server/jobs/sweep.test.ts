import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Sql } from '#database/database.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { startTestServer } from '#support/test-server.ts';
import { jobs } from '../features/all-parts.ts';
import { upsertPresence } from '../records/staff-presence-table.ts';
import { forgetRecords } from './forget-records.ts';
import { type DeleteOld, type SweepJob, sweepJob } from './sweep.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const { context } = server;
const { owner } = server.database;

const sweeps = [...jobs, forgetRecords].flatMap((job) => ('sweeps' in job ? (job as SweepJob).sweeps : []));

it('a sweep that fails is logged and stops no other, and each goes on slice by slice until nothing is left', async () => {
  let left = 4_500;
  const slices: number[] = [];
  const breaks: DeleteOld = async () => {
    throw new Error('no such table');
  };
  const works: DeleteOld = async (_sql, _before, most) => {
    const gone = Math.min(left, most);
    left -= gone;
    slices.push(gone);
    return gone;
  };
  await sweepJob('a sweep', [
    { deletes: breaks, afterDays: 1 },
    { deletes: works, afterDays: 1 },
  ]).run(context);
  expect(slices).toEqual([2_000, 2_000, 500]);
  expect(logged.some((line) => line.includes('a sweep failed') && line.includes('breaks'))).toBe(true);
});

it.each(sweeps.map(({ deletes }) => [deletes.name, deletes] as const))(
  '%s finds old rows by an index',
  async (_, deletes) => {
    const plans: string[] = [];
    const explain = async (text: string, values: readonly unknown[] = []) =>
      owner.transaction(async (sql) => {
        await sql.rows('set local enable_seqscan = off');
        const lines = await sql.rows<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
        return [];
      });
    const explaining = { rows: explain, one: explain } as unknown as Sql;
    await deletes(explaining, server.clock.now(), 10);
    expect(plans).toHaveLength(1);
    // A function of the database has its own plan; its index is checked below.
    expect(plans[0]).toMatch(/Index (Only )?Scan (using|on) \w+_(age|answered)|Result/);
    expect(plans[0]).not.toContain('Seq Scan');
  },
);

it('anchors are found by their age', async () => {
  expect(await owner.one(`select from pg_indexes where indexname = 'audit_anchor_age'`)).not.toBeNull();
});

const countOf = async (what: string, memberId: string): Promise<number> => {
  const row = await owner.one<{ count: bigint }>(`select count(*) as count from ${what} where member_id = $1`, [
    memberId,
  ]);
  return Number(row?.count);
};

it('answers are deleted after a week and events after a day; the operation of a key stays', async () => {
  const member = await server.member({ balance: 50_000n });
  const press = () => server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token, key: 'one press' });
  const first = await press();
  const events = await countOf('outbox', member.memberId);
  expect(events).toBeGreaterThan(0);
  server.clock.advance(23 * 3_600_000);
  await forgetRecords.run(context);
  expect(await countOf('outbox', member.memberId)).toBe(events);
  server.clock.advance(2 * 3_600_000);
  await forgetRecords.run(context);
  expect(await countOf('outbox', member.memberId)).toBe(0);
  expect((await press()).text).toBe(first.text);
  server.clock.advance(7 * 24 * 3_600_000);
  await forgetRecords.run(context);
  const kept = await owner.one(
    `select status, answer, operation_id is not null as "hasOperation" from idempotency where member_id = $1`,
    [member.memberId],
  );
  expect(kept).toEqual({ status: null, answer: null, hasOperation: true });
  expect(await countOf('withdrawal', member.memberId)).toBe(1);
});

it('the record of who had an item open is deleted after a day', async () => {
  const { staffId } = await server.staff();
  await upsertPresence(context.database, { object: 'chat one', staffId, at: server.clock.now() });
  const known = () => owner.rows('select 1 from staff_presence where staff_id = $1', [staffId]);
  server.clock.advance(23 * 3_600_000);
  await forgetRecords.run(context);
  expect(await known()).toHaveLength(1);
  server.clock.advance(2 * 3_600_000);
  await forgetRecords.run(context);
  expect(await known()).toEqual([]);
});

it('the last anchor of each past day stays, and all anchors of the current day', async () => {
  const memberId = randomUUIDv7();
  const hours = [30, 29.5, 29, 10, 9, 1];
  const now = server.clock.now().getTime();
  // Noon in Bangkok, so that the first three lie in one day.
  const noon = new Date(now - (now % 86_400_000) + 5 * 3_600_000);
  await owner.rows(
    `insert into audit_anchor (member_id, number, hash, anchored_at)
     select $1, place, '', $2::timestamptz - hours * interval '1 hour' from unnest($3::float8[]) with ordinality as a (hours, place)`,
    [memberId, noon, hours],
  );
  await thin(noon);
  const left = await owner.rows<{ number: bigint }>(
    'select number from audit_anchor where member_id = $1 order by number',
    [memberId],
  );
  expect(left.map(({ number }) => Number(number))).toEqual([3, 4, 5, 6]);
  await expect(context.database.rows('delete from audit_anchor where member_id = $1', [memberId])).rejects.toThrow(
    /permission denied/,
  );
  await owner.rows('delete from audit_anchor where member_id = $1', [memberId]);
});

const thin = async (now: Date): Promise<void> => {
  const dayBefore = new Date(now.getTime() - 24 * 3_600_000);
  await owner.rows('select thin_audit_anchors($1, 100)', [dayBefore]);
};

it('a request without a key is done once and stores no key', async () => {
  const member = await server.member({ balance: 50_000n });
  expect(await server.ask(withdrawCalls.request, { amount: 10_000n }, { token: member.token })).toMatchObject({
    status: 200,
  });
  expect([await countOf('withdrawal', member.memberId), await countOf('idempotency', member.memberId)]).toEqual([1, 0]);
});
