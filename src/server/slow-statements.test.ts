import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { lockMember } from '#ledger';
import { eventually } from '#support/deposits.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const { owner } = server.database;

// What PostgreSQL does to a statement at its timeout.
const cancelWaiting = async (): Promise<void> => {
  const cancelled = await owner.rows(
    `select pg_cancel_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`,
  );
  expect(cancelled).not.toEqual([]);
};

// The call waits for the member, whom another transaction holds.
const whileHeld = async (memberId: string, ask: () => Promise<TestReply>): Promise<TestReply> => {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>();
  const isHeld = Promise.withResolvers<undefined>();
  const holding = owner.transaction(async (sql) => {
    await lockMember(sql, memberId);
    isHeld.resolve(undefined);
    await mayEnd;
  });
  await isHeld.promise;
  const asked = ask();
  await eventually(cancelWaiting).finally(() => end(undefined));
  await holding;
  return asked;
};

const calls = [
  ['a write', (token: string) => server.ask(bonusCalls.clear, {}, { token })],
  ['a batch of moves', (token: string) => server.ask(withdrawCalls.request, { amount: 10_000n }, { token })],
] as const;

it.each(calls)(
  '%s whose statement takes too long answers 503 with the time to retry, and has changed nothing',
  async (_, ask) => {
    const { memberId, token } = await server.member({ balance: 50_000n });
    logged.length = 0;
    const reply = await whileHeld(memberId, () => ask(token));
    expect(reply).toMatchObject({ status: 503, body: { message: 'SERVICE_UNAVAILABLE' } });
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(logged.filter((line) => /a statement took too long/.test(line))).toHaveLength(1);
    expect(logged.filter((line) => /"msg":"fault"|database is unavailable/.test(line))).toEqual([]);
    const opened = await owner.rows('select id from operation where member_id = $1 and type = $2', [
      memberId,
      'withdraw',
    ]);
    expect(opened).toEqual([]);
  },
);
