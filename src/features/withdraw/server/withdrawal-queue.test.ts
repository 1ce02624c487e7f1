import { afterEach, expect, it } from 'vitest';
import type { QuestionOf } from '#contract/endpoint.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();
const staff = await server.staff();
const token = staff.token;

interface Listed {
  readonly counts: Record<string, number>;
  readonly oldestAt: string | null;
  readonly hasMore: boolean;
  readonly items: readonly { withdrawalId: string; memberPhone: string; amount: number }[];
}

type Question = QuestionOf<typeof withdrawOfficeCalls.list>;
const list = async (question: Partial<Question> = {}): Promise<Listed> => {
  const asked = { view: 'waiting', page: 1, limit: 50, ...question } as const;
  return (await server.ask(withdrawOfficeCalls.list, asked, { token })).body as Listed;
};
const search = async (text: string, view: Question['view'], place: Partial<Question> = {}): Promise<Listed> => {
  const asked = { view, page: 1, limit: 50, search: text, ...place } as const;
  return (await server.ask(withdrawOfficeCalls.find, asked, { token })).body as Listed;
};
const found = async (text: string, view: Question['view'] = 'waiting'): Promise<string[]> =>
  (await search(text, view)).items.map(({ withdrawalId }) => withdrawalId);

// Each test finds an empty queue.
afterEach(async () => {
  for (const { withdrawalId } of (await list()).items)
    await server.ask(
      withdrawOfficeCalls.reject,
      { withdrawalId, reason: 'OTHER', note: 'a test has ended' },
      { token },
    );
  await server.runJobs();
});

const request = async (member: TestMember, amount: bigint): Promise<string> => {
  await server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  const row = await server.context.database.one<{ id: string }>(
    `select withdrawal_id as id from withdrawal where member_id = $1 order by withdrawal_id desc limit 1`,
    [member.memberId],
  );
  return row?.id ?? '';
};

it('the queue counts what waits, what waits for a second person and what is being paid, and shows the longest wait', async () => {
  const member = await server.member({ balance: 9_000_000n });
  const startedAt = server.clock.now().toISOString();
  const first = await request(member, 11_000n);
  server.clock.advance(60_000);
  await request(member, 12_000n);
  const large = await request(member, 2_500_000n);
  const approve = (withdrawalId: string, amount: bigint) =>
    server.ask(withdrawOfficeCalls.approve, { withdrawalId, amount, password: staff.password }, { token });
  await approve(large, 2_500_000n);
  expect(await list()).toMatchObject({ counts: { waiting: 2, second: 1, sent: 0 }, oldestAt: startedAt });
  await approve(first, 11_000n);
  const sent = await list({ view: 'sent' });
  expect([sent.counts, sent.items.map(({ withdrawalId }) => withdrawalId)]).toEqual([
    { waiting: 1, second: 1, sent: 1 },
    [first],
  ]);
});

it('a page says whether another one follows', async () => {
  const member = await server.member({ balance: 1_000_000n });
  for (const amount of [10_100n, 10_200n, 10_300n]) await request(member, amount);
  const [first, second] = [await list({ limit: 2 }), await list({ limit: 50 })];
  expect([first.hasMore, first.items.length, second.hasMore]).toEqual([true, 2, false]);
});

it('staff find a withdrawal by the end of a phone, by the beginning or the end of its reference, and by its amount', async () => {
  const member = await server.member({ balance: 1_000_000n, phone: '0899998642' });
  const open = await request(member, 76_543n);
  const ended = await request(member, 87_654n);
  await server.ask(withdrawOfficeCalls.reject, { withdrawalId: ended, reason: 'MEMBER_ASKED', note: null }, { token });
  for (const search of [
    '8642',
    '089-999-8642',
    open,
    open.slice(0, 13),
    open.slice(-8),
    open.slice(-12),
    '765.43',
    '฿765.43',
  ])
    expect([search, await found(search)]).toEqual([search, [open]]);
  for (const search of ['8642', '0899998642', ended, ended.slice(-8), '876.54'])
    expect([search, await found(search, 'ended')]).toEqual([search, [ended]]);
  for (const search of ['0000', 'nobody', '%', "'", '765.44', '\\'])
    expect([search, await found(search)]).toEqual([search, []]);
});

it('the bank’s whole reference finds a payout', async () => {
  const member = await server.member({ balance: 1_000_000n });
  const paid = await request(member, 55_500n);
  await server.ask(
    withdrawOfficeCalls.approve,
    { withdrawalId: paid, amount: 55_500n, password: staff.password },
    { token },
  );
  await server.runJobs();
  const reply = await server.ask(withdrawOfficeCalls.get, { withdrawalId: paid }, { token });
  const { payoutReference } = reply.body as { payoutReference: string };
  expect(await found(payoutReference, 'ended')).toEqual([paid]);
});

it('a payout is checked against the member’s name and registered account and the payouts before it', async () => {
  const member = await server.member({
    balance: 1_000_000n,
    name: 'Somchai Jaidee',
    bankAccountName: 'SOMCHAI  JAIDEE',
  });
  const checks = async (withdrawalId: string): Promise<unknown> => {
    const reply = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token });
    const { checks: list, paidBefore } = reply.body as {
      checks: { about: string; verdict: string }[];
      paidBefore: number;
    };
    return { ...Object.fromEntries(list.map(({ about, verdict }) => [about, verdict])), paidBefore };
  };
  const first = await request(member, 20_000n);
  expect(await checks(first)).toEqual({
    NAME: 'pass',
    ACCOUNT: 'pass',
    PAID_BEFORE: 'check',
    BOOKS: 'pass',
    paidBefore: 0,
  });
  await server.ask(
    withdrawOfficeCalls.approve,
    { withdrawalId: first, amount: 20_000n, password: staff.password },
    { token },
  );
  await server.runJobs();
  const second = await request(member, 20_000n);
  await server.database.owner.rows(`update member set name = 'สมชาย ใจดี' where member_id = $1`, [member.memberId]);
  await server.database.owner.rows(`update member_bank_account set account_no = '1' where member_id = $1`, [
    member.memberId,
  ]);
  expect(await checks(second)).toEqual({
    NAME: 'check',
    ACCOUNT: 'fail',
    PAID_BEFORE: 'pass',
    BOOKS: 'pass',
    paidBefore: 1,
  });
});

it('the account of a payout is the member’s by its name if they go by a part of it, or once money came from it under that name', async () => {
  const bankAccountName = 'SOMCHAI JAIDEE';
  const nameCheck = async (withdrawalId: string): Promise<string | undefined> => {
    const { body } = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token });
    const { checks } = body as { checks: { about: string; verdict: string }[] };
    return checks.find(({ about }) => about === 'NAME')?.verdict;
  };
  const change = (memberId: string, set: string) =>
    server.database.owner.rows(`update member_bank_account set ${set} where member_id = $1`, [memberId]);
  const ofMember = async (name: string) => {
    const member = await server.member({ balance: 100_000n, name, bankAccountName });
    await change(member.memberId, 'proved_at = null');
    return { ...member, withdrawalId: await request(member, 20_000n) };
  };
  expect(await nameCheck((await ofMember('somchai')).withdrawalId)).toBe('pass');
  for (const name of ['Som', 'Somchai Rakdee', '-'])
    expect([name, await nameCheck((await ofMember(name)).withdrawalId)]).toEqual([name, 'check']);
  const { memberId, withdrawalId } = await ofMember('Lucky Cat');
  expect(await nameCheck(withdrawalId)).toBe('check');
  await change(memberId, 'proved_at = now()');
  expect(await nameCheck(withdrawalId)).toBe('pass');
  await change(memberId, `account_name = 'SOMEBODY ELSE'`);
  expect(await nameCheck(withdrawalId)).toBe('check');
});

it('who opens a withdrawal sees who else has it open and since when, until they leave it or it is decided', async () => {
  const withdrawalId = await request(await server.member({ balance: 50_000n }), 10_000n);
  const other = await server.staff();
  const open = async (as: string): Promise<unknown> =>
    ((await server.ask(withdrawOfficeCalls.get, { withdrawalId }, { token: as })).body as { others: unknown }).others;
  const openedAt = server.clock.now().toISOString();
  expect(await open(token)).toEqual([]);
  server.clock.advance(1_500);
  expect(await open(other.token)).toEqual([{ name: staff.name, openedAt }]);
  expect(await open(token)).toMatchObject([{ name: other.name }]);
  server.clock.advance(4_000);
  expect(await open(token)).toMatchObject([{ name: other.name }]);
  server.clock.advance(4_000);
  expect(await open(token)).toEqual([]);
  expect(await open(other.token)).toEqual([{ name: staff.name, openedAt }]);
  const decided = { withdrawalId, reason: 'OTHER', note: null } as const;
  await server.ask(withdrawOfficeCalls.reject, decided, { token });
  expect(await open(other.token)).toEqual([]);
});
