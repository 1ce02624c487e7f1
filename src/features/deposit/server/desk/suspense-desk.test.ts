import { expect, it } from 'vitest';
import { masked } from '#contract/masked.ts';
import { accounts } from '#ledger';
import { accountOf, deskOf, statementOf, suspend, suspenseOf, walletOf } from '#support/deposits.ts';
import { shownProposal } from '#support/office-acts.ts';
import { whileSuspended } from '#support/people.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../office-contract.ts';
import { carrySuspense } from '../suspense/carry-suspense-item.ts';

const server = await startTestServer();
const [first, second] = [await server.staff(), await server.staff()];
const house = accounts.house.BAHT;
const large = '30000.00';

const name = (
  itemId: string,
  member: TestMember,
  more: { amount?: bigint; staff?: TestStaff; password?: string } = {},
) =>
  server.ask(
    depositOfficeCalls.nameSuspense,
    {
      itemId,
      phone: member.phone,
      amount: more.amount ?? 1_000n,
      password: more.password ?? (more.staff ?? first).password,
    },
    { token: (more.staff ?? first).token },
  );
const giveBack = (itemId: string, amount = 1_000n) =>
  server.ask(
    depositOfficeCalls.returnSuspense,
    { itemId, evidence: 'SCB 20261122-77', amount, password: first.password },
    { token: first.token },
  );
const decline = (itemId: string) =>
  server.ask(depositOfficeCalls.decline, { kind: 'suspense', itemId }, { token: second.token });

const found = async (itemId: string, view: 'open' | 'ended' = 'open') =>
  (await deskOf(server, { staff: first, kind: 'suspense', view })).find((item) => item.itemId === itemId);

const proposalOf = (itemId: string): Promise<string> =>
  shownProposal(server, { staff: first, kind: 'suspense', itemId });
const agree = async (itemId: string, staff: TestStaff, more: { password?: string; proposalId?: string } = {}) => {
  const { password = staff.password, proposalId = await proposalOf(itemId) } = more;
  return server.ask(
    depositOfficeCalls.agree,
    { kind: 'suspense', itemId, proposalId, password },
    { token: staff.token },
  );
};

it('money in suspense is listed with its age, reason and deadline, account numbers masked', async () => {
  const member = await server.member();
  const { itemId, reference } = await suspend(server, member);
  expect(await found(itemId)).toMatchObject({
    status: 'OPEN',
    reason: 'SENDER_UNKNOWN',
    amount: 10,
    currency: 'BAHT',
    bankReference: reference,
    payer: { bankCode: 'KTB', accountNo: 'xxxxxx1112', name: 'SOMEBODY ELSE' },
    isOverdue: false,
    needsTwo: false,
    mayDecide: true,
  });
  server.clock.advance(15 * 60_000 + 1);
  expect((await found(itemId))?.isOverdue).toBe(true);
});

it('a page of the desk says how much is open, since when, and that more follows', async () => {
  const member = await server.member();
  for (const _ of ['first', 'second']) await suspend(server, member);
  const pageOf = async (page: number) => {
    const question = { kind: 'suspense', view: 'open', page, limit: 1 } as const;
    return (await server.ask(depositOfficeCalls.listMoneyIn, question, { token: first.token })).body as {
      counts: Record<string, number>;
      oldestAt: string;
      hasMore: boolean;
      items: { itemId: string; openedAt: string }[];
    };
  };
  const one = await pageOf(1);
  const all = await deskOf(server, { staff: first, kind: 'suspense' });
  expect(one).toMatchObject({
    counts: { suspense: all.length, reported: 0 },
    oldestAt: all[0]?.openedAt,
    hasMore: true,
  });
  expect(one.items.map(({ itemId }) => itemId)).toEqual([all[0]?.itemId]);
  const last = await pageOf(all.length);
  expect([last.hasMore, last.items.length, last.oldestAt]).toEqual([false, 1, one.oldestAt]);
});

it('one person assigns a small amount: it moves from suspense to the wallet, once', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  const before = await suspenseOf(server, house);
  expect(await name(itemId, member)).toMatchObject({ status: 200, body: { message: 'SUCCESS', status: 'NAMED' } });
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await suspenseOf(server, house)).toBe(before - 1_000n);
  expect(await name(itemId, member)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(1_000n);
  expect(await statementOf(server, member)).toEqual([
    expect.objectContaining({ statementType: 'deposit', status: 'SUCCESS', from: 'SCB', amount: 10, note: 'BY_STAFF' }),
  ]);
  expect(await found(itemId, 'ended')).toMatchObject({ status: 'NAMED', mayNotDecideBecause: 'NOT_WAITING' });
});

it('above the threshold, also as the sum of a day, another person must confirm', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member, { amount: large });
  expect(await name(itemId, member, { amount: 3_000_000n })).toMatchObject({ body: { status: 'SECOND' } });
  expect(await walletOf(server, member)).toBe(0n);
  expect(await found(itemId)).toMatchObject({
    proposal: { act: 'NAME' },
    mayDecide: false,
    mayNotDecideBecause: 'MAKER',
  });
  expect(await agree(itemId, first)).toMatchObject(refused('SAME_PERSON', 403));
  const proposalId = await proposalOf(itemId);
  const refusedNow = await whileSuspended(server, first, () => agree(itemId, second, { proposalId }));
  expect(refusedNow).toMatchObject(refused('MAKER_SUSPENDED', 409));
  expect(await agree(itemId, second, { password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  expect(await name(itemId, member, { amount: 3_000_000n, staff: second })).toMatchObject(
    refused('DECIDED_ALREADY', 409),
  );
  expect(await agree(itemId, second)).toMatchObject({ body: { status: 'NAMED' } });
  expect(await walletOf(server, member)).toBe(3_000_000n);
  expect(await agree(itemId, second)).toMatchObject(refused('DECIDED_ALREADY', 409));

  const often = await server.member();
  const items = [];
  for (const amount of ['15000.00', '15000.00']) items.push((await suspend(server, often, { amount })).itemId);
  const [one = '', two = ''] = items;
  expect(await name(one, often, { amount: 1_500_000n })).toMatchObject({ body: { status: 'NAMED' } });
  expect(await name(two, often, { amount: 1_500_000n })).toMatchObject({ body: { status: 'SECOND' } });
});

it.each([{}, { bankCode: '' }])(
  'money from the whole account number of a member goes to somebody else only by two people, line %#',
  async (shown) => {
    const [payer, other] = [await server.member(), await server.member()];
    const waiting = () =>
      suspend(server, payer, {
        toBankCode: 'KBANK',
        toAccountNo: '0011000001',
        from: { ...accountOf(payer), ...shown },
      });
    const { itemId } = await waiting();
    expect(await name(itemId, other)).toMatchObject({ body: { status: 'SECOND' } });
    expect(await walletOf(server, other)).toBe(0n);
    expect(await agree(itemId, first)).toMatchObject(refused('SAME_PERSON', 403));
    expect(await agree(itemId, second)).toMatchObject({ body: { status: 'NAMED' } });
    expect(await walletOf(server, other)).toBe(1_000n);

    expect(await name((await waiting()).itemId, payer)).toMatchObject({ body: { status: 'NAMED' } });
    expect(await walletOf(server, payer)).toBe(1_000n);
    expect(await giveBack((await waiting()).itemId)).toMatchObject({ body: { status: 'RETURNED' } });
  },
);

it('a second person confirms the proposal they saw: one that replaced it is refused', async () => {
  const [good, bad] = [await server.member(), await server.member()];
  const { itemId } = await suspend(server, good, { amount: large });
  await name(itemId, good, { amount: 3_000_000n });
  const proposalId = await proposalOf(itemId);
  await decline(itemId);
  await name(itemId, bad, { amount: 3_000_000n });
  expect(await agree(itemId, second, { proposalId })).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await walletOf(server, bad)).toBe(0n);
  expect(await proposalOf(itemId)).not.toBe(proposalId);
  expect(await agree(itemId, second)).toMatchObject({ body: { status: 'NAMED' } });
});

it('a declined proposal leaves the item unchanged', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member, { amount: large });
  expect(await decline(itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  await name(itemId, member, { amount: 3_000_000n });
  expect(await decline(itemId)).toMatchObject({ body: { status: 'OPEN' } });
  expect(await found(itemId)).toMatchObject({ proposal: null, mayDecide: true });
  expect(await agree(itemId, second)).toMatchObject(refused('DECIDED_ALREADY', 409));
});

it('money sent back by hand leaves suspense with its evidence', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  const before = await suspenseOf(server, house);
  expect(await giveBack(itemId)).toMatchObject({ body: { status: 'RETURNED' } });
  expect(await suspenseOf(server, house)).toBe(before - 1_000n);
  expect(await giveBack(itemId)).toMatchObject(refused('DECIDED_ALREADY', 409));
  const audit = await server.database.owner.one<{ detail: object }>(
    `select detail from audit where object = $1 and detail ? 'evidence'`,
    [`suspense ${itemId}`],
  );
  expect(audit?.detail).toMatchObject({ decided: 'RETURNED', evidence: 'SCB 20261122-77' });
  expect(await found(itemId, 'ended')).toMatchObject({ decidedBy: [first.name], note: 'SCB 20261122-77' });
});

it('unknown items and members, other amounts, other currencies and wrong passwords are refused', async () => {
  const [member, lao] = [await server.member(), await server.member({ currency: 'LAK' })];
  const { itemId } = await suspend(server, member);
  expect(await name(server.context.newId(), member)).toMatchObject(refused('NO_DATA', 404));
  expect(await giveBack(server.context.newId())).toMatchObject(refused('NO_DATA', 404));
  expect(await agree(server.context.newId(), second)).toMatchObject(refused('NO_DATA', 404));
  expect(await decline(server.context.newId())).toMatchObject(refused('NO_DATA', 404));
  expect(await name(itemId, { ...member, phone: '0999999999' })).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await name(itemId, lao)).toMatchObject(refused('INVALID_USER_INFO', 400));
  expect(await name(itemId, member, { amount: 1_001n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await giveBack(itemId, 1_001n)).toMatchObject(refused('KEY_INVALID', 400));
  expect(await name(itemId, member, { password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  const wrong = { itemId, evidence: 'x', amount: 1_000n, password: 'wrong' };
  expect(await server.ask(depositOfficeCalls.returnSuspense, wrong, { token: first.token })).toMatchObject(
    refused('WRONG_PASSWORD', 400),
  );
  expect(await walletOf(server, member)).toBe(0n);
});

it('support and auditors decide nothing, and see why', async () => {
  const [support, auditor] = [await server.staff({ role: 'support' }), await server.staff({ role: 'auditor' })];
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  for (const staff of [support, auditor]) expect(await name(itemId, member, { staff })).toMatchObject({ status: 403 });
  for (const staff of [support, auditor]) {
    const [item] = await deskOf(server, { staff, kind: 'suspense' });
    expect(item).toMatchObject({ mayDecide: false, mayNotDecideBecause: 'ROLE' });
  }
});

it('a crash between the house’s book and the member’s loses nothing: a job credits the wallet', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  await server.database.owner.rows(
    `alter table bank_receipt add constraint broken check (named_from is null) not valid`,
  );
  expect(await name(itemId, member)).toMatchObject({ body: { status: 'NAMED' } });
  expect(await walletOf(server, member)).toBe(0n);
  await server.check();
  await server.database.owner.rows('alter table bank_receipt drop constraint broken');
  await server.runJobs();
  await server.runJobs();
  expect(await walletOf(server, member)).toBe(1_000n);
});

it('ten requests at once assign it once', async () => {
  const member = await server.member();
  const { itemId } = await suspend(server, member);
  const answers = await Promise.all(Array.from({ length: 10 }, () => name(itemId, member)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await walletOf(server, member)).toBe(1_000n);
});

it('a person sees whom a phone names before the money goes, and it goes to nobody else', async () => {
  const [member, other] = [await server.member(), await server.member()];
  const { itemId } = await suspend(server, member);
  const payeeOf = async (phone: string) =>
    (await server.ask(depositOfficeCalls.findPayee, { itemId, phone }, { token: first.token })).body;
  const { memberId, bankCode, bankAccountNo } = member;
  expect(await payeeOf(member.phone)).toMatchObject({
    member: {
      memberId,
      phone: `xxxxxx${member.phone.slice(-4)}`,
      account: { bankCode, accountNo: masked(bankAccountNo) },
    },
  });
  expect(await payeeOf('0899999999')).toEqual({ member: null });
  const given = { itemId, phone: member.phone, amount: 1_000n, password: first.password };
  const wrong = { ...given, payeeId: other.memberId };
  expect(await server.ask(depositOfficeCalls.nameSuspense, wrong, { token: first.token })).toMatchObject(
    refused('INVALID_USER_INFO', 400),
  );
  const right = { ...given, payeeId: memberId };
  expect(await server.ask(depositOfficeCalls.nameSuspense, right, { token: first.token })).toMatchObject({
    status: 200,
  });
});

it('money in suspense that cannot be carried to its member holds up no other', async () => {
  const member = await server.member();
  const [broken, other] = [await suspend(server, member), await suspend(server, member)];
  for (const { itemId } of [broken, other]) expect(await name(itemId, member)).toMatchObject({ status: 200 });
  const { owner } = server.database;
  const ids = [broken.itemId, other.itemId];
  await owner.rows('update suspense_item set is_carried = false where operation_id = any ($1::uuid[])', [ids]);
  const nobody = server.context.newId();
  await owner.rows('update suspense_item set named_to = $2 where operation_id = $1', [broken.itemId, nobody]);
  await expect(carrySuspense.run(server.context)).rejects.toThrow('LEDGER_NO_BOOK');
  const carried = await owner.rows<{ id: string }>(
    'select operation_id as id from suspense_item where is_carried and operation_id = any ($1::uuid[])',
    [ids],
  );
  expect(carried).toEqual([{ id: other.itemId }]);
  await owner.rows('update suspense_item set named_to = $2, is_carried = true where operation_id = $1', [
    broken.itemId,
    member.memberId,
  ]);
});
