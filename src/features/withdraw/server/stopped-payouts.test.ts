import { expect, it, vi } from 'vitest';
import { accounts, balancesOf } from '#ledger';
import { releasePayouts, stopPayouts } from '#server/brake.ts';
import { approveWaiting, changeOperator, readmit, suspend } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { withdrawCalls } from '../contract.ts';
import { jobs } from './routes.ts';
import type { Currency } from '#money/currency.ts';
import { proves } from '#support/requirements/proves.ts';

const server = await startTestServer();
const { context } = server;
const sendPayouts = jobs.find(({ name }) => name === 'send payouts');

const requested = async (currency: Currency = 'BAHT'): Promise<TestMember> => {
  const amount = currency === 'LAK' ? 10_000_000n : 20_000n;
  const member = await server.member({ balance: 2n * amount, currency });
  await server.ask(withdrawCalls.request, { amount }, { token: member.token });
  return member;
};
const approved = async (currency: Currency = 'BAHT'): Promise<TestMember> => {
  const member = await requested(currency);
  await approveWaiting(server);
  return member;
};
// Lists or unlists the accounts of a currency, and with them the account its payouts leave from.
const listAccounts = async (where: { currency: string } | { account_no: string }, isListed: boolean) => {
  const [[column, value] = []] = Object.entries(where);
  const accountsOf = `select account_id as id from deposit_account where ${column} = $1`;
  for (const { id } of await server.database.owner.rows<{ id: string }>(accountsOf, [value]))
    await changeOperator(server, { kind: 'deposit_account', object: id, fields: { isListed } });
  server.clock.advance(10_000);
};
const statusOf = async (member: TestMember): Promise<string | undefined> =>
  (
    await server.database.owner.one<{ status: string }>('select status from withdrawal where member_id = $1', [
      member.memberId,
    ])
  )?.status;
const held = async (member: TestMember): Promise<bigint> =>
  (await balancesOf(context.database, member.memberId)).balances.get(accounts.held) ?? 0n;
const stop = () => stopPayouts(context.database, 'a test', server.clock.now());
const release = () => releasePayouts(context.database, server.clock.now());
const weather = (kind: string, seconds?: number) =>
  server.sandbox.weather({ service: 'payout', kind, ...(seconds === undefined ? {} : { seconds }) });
const send = () => sendPayouts?.run(context);
const sentSilently = async (): Promise<TestMember> => {
  const member = await approved();
  await weather('timeout-after');
  await send();
  await weather('fine');
  return member;
};

it('an invariant that fails while payouts are being sent stops those not yet begun', async () => {
  const members = await Promise.all(Array.from({ length: 16 }, () => requested()));
  await approveWaiting(server);
  const statuses = () => Promise.all(members.map(statusOf));
  await weather('slow', 0.3);
  const run = send();
  await vi.waitFor(async () => expect(await statuses()).toContain('PAYING'));
  await stop();
  await run;
  await weather('fine');
  expect((await statuses()).filter((status) => status === 'APPROVED').length).toBeGreaterThan(0);
  await release();
  server.clock.advance(61_000);
  await send();
  expect(new Set(await statuses())).toEqual(new Set(['PAID']));
});

it('while payouts are stopped one already sent is still queried, and none is sent', async () => {
  const [sent, waiting] = [await sentSilently(), await approved()];
  await stop();
  server.clock.advance(5_000);
  await send();
  expect([await statusOf(sent), await statusOf(waiting)]).toEqual(['PAID', 'APPROVED']);
  await release();
  await send();
  expect(await statusOf(waiting)).toBe('PAID');
});

const withoutAccount = () =>
  server.database.owner.rows(
    `select lane, member_id as "memberId", detail ->> 'first' as first from finding where kind = 'PAYOUT_ACCOUNT_NONE'`,
  );
const nextOf = async (member: TestMember): Promise<unknown> => {
  const list = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  const lineId = (list.body as { statements: { _id?: string }[] }).statements[0]?._id ?? '';
  const reply = await server.ask(statementCalls.timeline, { lineId }, { token: member.token });
  const { next, reason } = (reply.body as { timeline: { next: unknown; reason: unknown } }).timeline;
  return { next, reason };
};

it('a payout without an account to pay from waits, one finding a day says so, and no time is promised', async () => {
  await listAccounts({ currency: 'LAK' }, false);
  await send();
  expect(await withoutAccount()).toEqual([]);
  const [kip, baht] = [await approved('LAK'), await approved()];
  await send();
  await send();
  expect([await statusOf(kip), await statusOf(baht)]).toEqual(['APPROVED', 'PAID']);
  expect(await withoutAccount()).toEqual([
    { lane: 'payout:LAK', memberId: accounts.house.LAK, first: expect.any(String) },
  ]);
  expect(await nextOf(kip)).toEqual({
    next: { what: 'PAYOUT_LEAVES', until: null, isLate: false },
    reason: 'PAYOUTS_PAUSED',
  });
  await listAccounts({ currency: 'LAK' }, true);
  server.clock.advance(61_000);
  await send();
  expect([await statusOf(kip), await held(kip)]).toEqual(['PAID', 0n]);
});

it('the application cannot change the account or the amount of a payout', async () => {
  proves('OP-300');
  const member = await approved();
  for (const change of ['amount = amount + 1', `currency = 'LAK'`, `bank_account_no = '1'`])
    await expect(
      context.database.rows(`update withdrawal set ${change} where member_id = $1`, [member.memberId]),
    ).rejects.toThrow('permission denied');
});

it('a bank’s refusal returns no money if another process has sent the same payout meanwhile', async () => {
  const member = await approved();
  await weather('refuse');
  const { bank } = context.providers;
  const ourBank = {
    ...bank,
    payOut: async (payout: Parameters<typeof bank.payOut>[0]) => {
      const answer = await bank.payOut(payout);
      await server.database.owner.rows(
        `update withdrawal set sendings = 2 where member_id = $1 and withdrawal_id = $2`,
        [member.memberId, payout.reference],
      );
      return answer;
    },
  };
  await sendPayouts?.run({ ...context, providers: { ...context.providers, bank: ourBank } });
  await weather('fine');
  expect([await statusOf(member), await held(member)]).toEqual(['PAYING', 20_000n]);
});

const payoutsAtBank = async (member: TestMember): Promise<number> => {
  const row = await server.database.owner.one<{ id: string }>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [member.memberId],
  );
  const book = (await server.sandbox.get('/book')) as { payouts: { reference: string }[] };
  return book.payouts.filter(({ reference }) => reference === row?.id).length;
};
// A bank that has forgotten, or never had, the reference, and counts what is sent to it.
const forgetful = (sent: { count: number }) => {
  const { bank } = context.providers;
  return {
    ...context,
    providers: {
      ...context.providers,
      bank: {
        ...bank,
        payOut: (payout: Parameters<typeof bank.payOut>[0]) => {
          sent.count += 1;
          return bank.payOut(payout);
        },
        queryPayout: () => Promise.resolve({ kind: 'absent' } as const),
      },
    },
  };
};
const aged = (member: TestMember, change: string) =>
  server.database.owner.rows(`update withdrawal set ${change}, inquiries = 3, due_at = $2 where member_id = $1`, [
    member.memberId,
    server.clock.now(),
  ]);

it('a payout that is surely absent at the bank is sent again, and one it may have forgotten is not', async () => {
  const [young, old, reviewed] = [await sentSilently(), await sentSilently(), await sentSilently()];
  await aged(
    young,
    `first_sent_at = first_sent_at - interval '10 minutes', last_sent_at = last_sent_at - interval '10 minutes'`,
  );
  await aged(
    old,
    `first_sent_at = first_sent_at - interval '90 days', last_sent_at = last_sent_at - interval '90 days'`,
  );
  await aged(
    reviewed,
    `status = 'REVIEW', first_sent_at = first_sent_at - interval '1 hour', last_sent_at = last_sent_at - interval '1 hour'`,
  );
  const sent = { count: 0 };
  await sendPayouts?.run(forgetful(sent));
  expect([await statusOf(young), await statusOf(old), await statusOf(reviewed)]).toEqual(['PAID', 'REVIEW', 'REVIEW']);
  expect(sent.count).toBe(1);
  expect([await payoutsAtBank(old), await payoutsAtBank(reviewed)]).toEqual([1, 1]);
  server.clock.advance(901_000);
  await send();
  expect([await statusOf(old), await statusOf(reviewed)]).toEqual(['PAID', 'PAID']);
});

it.each(['suspended', 'stopped'] as const)(
  'a payout that is absent at the bank and may not be sent again, because it is %s, is shown to a person in time and not sent later',
  async (why) => {
    const member = await sentSilently();
    const long =
      'first_sent_at = first_sent_at - interval $$1 hour$$, last_sent_at = last_sent_at - interval $$1 hour$$';
    await aged(member, long);
    if (why === 'suspended') await suspend(server, member);
    else await stop();
    const sent = { count: 0 };
    await sendPayouts?.run(forgetful(sent));
    expect([await statusOf(member), sent.count]).toEqual(['REVIEW', 0]);
    if (why === 'suspended') await readmit(server, member);
    else await release();
    server.clock.advance(901_000);
    await sendPayouts?.run(forgetful(sent));
    expect([await statusOf(member), sent.count]).toEqual(['REVIEW', 0]);
  },
);

it('a suspended member’s approved payout waits, and is sent once the member is readmitted', async () => {
  const member = await approved();
  await suspend(server, member);
  await send();
  expect([await statusOf(member), await payoutsAtBank(member)]).toEqual(['APPROVED', 0]);
  await readmit(server, member);
  server.clock.advance(61_000);
  await send();
  expect(await statusOf(member)).toBe('PAID');
});

it('fifty approved payouts that wait for the brake do not hide those already sent', async () => {
  const sent = await sentSilently();
  await stop();
  for (let count = 0; count < 55; count += 1) await requested();
  await approveWaiting(server);
  await server.database.owner.rows(
    `update withdrawal set due_at = due_at - interval '1 hour' where status = 'APPROVED'`,
  );
  server.clock.advance(5_000);
  await send();
  expect(await statusOf(sent)).toBe('PAID');
  await release();
  await send();
});

it('a payout leaves from the account it was first sent from, whatever is listed later', async () => {
  const member = await sentSilently();
  const sources: string[] = [];
  const { bank } = context.providers;
  const noting = {
    ...bank,
    payOut: (payout: Parameters<typeof bank.payOut>[0]) => {
      sources.push(payout.fromAccountNo);
      return bank.payOut(payout);
    },
    queryPayout: () => Promise.resolve({ kind: 'absent' } as const),
  };
  const frozen = await server.database.owner.one<{ accountNo: string }>(
    'select from_account_no as "accountNo" from withdrawal where member_id = $1',
    [member.memberId],
  );
  await listAccounts({ account_no: frozen?.accountNo ?? '' }, false);
  await aged(member, `last_sent_at = last_sent_at - interval '5 minutes'`);
  await sendPayouts?.run({ ...context, providers: { ...context.providers, bank: noting } });
  await listAccounts({ account_no: frozen?.accountNo ?? '' }, true);
  expect(sources).toEqual([frozen?.accountNo]);
});

it('a due time far ahead, written by a wrong clock, does not block a payout', async () => {
  const member = await approved();
  await server.database.owner.rows(`update withdrawal set due_at = due_at + interval '30 days' where member_id = $1`, [
    member.memberId,
  ]);
  await send();
  expect(await statusOf(member)).toBe('PAID');
});

it('a payout that the bank refused and paid all the same is a finding within minutes', async () => {
  const member = await approved();
  await weather('refuse');
  await send();
  await weather('fine');
  expect([await statusOf(member), await held(member)]).toEqual(['RETURNED', 0n]);
  const { bank } = context.providers;
  const queryPayout = () => Promise.resolve({ kind: 'done', bankReference: 'X1' } as const);
  server.clock.advance(61_000);
  await sendPayouts?.run({ ...context, providers: { ...context.providers, bank: { ...bank, queryPayout } } });
  const found = await server.database.owner.rows('select kind from finding where member_id = $1', [member.memberId]);
  expect(found).toEqual([{ kind: 'RETURNED_BUT_DONE' }]);
});
