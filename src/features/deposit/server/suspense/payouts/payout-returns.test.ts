import { beforeEach, expect, it } from 'vitest';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { withdrawOfficeCalls } from '#features/withdraw/office-contract.ts';
import { accounts } from '#ledger';
import { deskOf, statementOf, suspenseOf, walletOf } from '#support/deposits.ts';
import {
  strayMoney,
  bookReturn,
  payOut,
  returnAtBank,
  withdraw,
  type Withdrawn,
} from '#support/ledger/payout-returns.ts';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositOfficeCalls } from '../../../office-contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const house = accounts.house.BAHT;
let [staff, second] = [await server.staff(), await server.staff()];
beforeEach(async () => {
  [staff, second] = [await server.staff(), await server.staff()];
});

let baht = 700;
// Each time another amount, so that no two withdrawals of the file are alike.
const paid = async (member?: TestMember): Promise<Withdrawn> => {
  baht += 1;
  const amount = BigInt(baht) * 100n;
  return payOut(server, member ?? (await server.member({ balance: amount })), amount);
};

const stepsOf = async ({ token }: TestMember, lineId: string) => {
  const { body } = await server.ask(statementCalls.timeline, { lineId }, { token });
  const { timeline } = body as AnswerOf<typeof statementCalls.timeline>;
  return { steps: timeline.steps.map(({ what }) => what), can: timeline.can };
};

it('a payout that the bank returned goes back to its member whole, as a line of its own, and the books and the bank agree', async () => {
  const withdrawn = await paid();
  const { member, withdrawalId, amount } = withdrawn;
  const before = await suspenseOf(server, house);
  const itemId = await returnAtBank(server, withdrawn);
  expect([await walletOf(server, member), await suspenseOf(server, house)]).toEqual([0n, before + amount]);
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({
    status: 200,
    body: { status: 'NAMED' },
  });
  expect([await walletOf(server, member), await suspenseOf(server, house)]).toEqual([amount, before]);
  const [line, asked] = await statementOf(server, member);
  const baht = Number(amount) / 100;
  const returned = { statementType: 'transfer', status: 'SUCCESS', from: member.bankCode, to: 'WALLET', amount: baht };
  expect(line).toMatchObject({ ...returned, note: 'PAYOUT_RETURNED' });
  expect(asked).toMatchObject({ _id: withdrawalId, statementType: 'withdraw', status: 'SUCCESS' });
  const told = await stepsOf(member, withdrawalId);
  expect(told).toMatchObject({ can: ['ASK_HELP'] });
  expect(told.steps.slice(-3)).toEqual(['PAYOUT_SENT', 'PAYOUT_PAID', 'PAYOUT_RETURNED']);
  expect(await stepsOf(member, line?._id ?? '')).toEqual(told);
  const entries = await server.database.owner.rows(
    `select kind, amount, cause from posting where member_id = $1 and name = 'wallet' and kind = 'withdrawal_returned'`,
    [member.memberId],
  );
  expect(entries).toEqual([{ kind: 'withdrawal_returned', amount, cause: withdrawalId }]);
  const ended = await deskOf(server, { staff, kind: 'suspense', view: 'ended' });
  expect(ended.find((item) => item.itemId === itemId)).toMatchObject({
    status: 'PAYOUT_RETURNED',
    namedTo: { memberId: member.memberId },
  });
  for (const _hour of [1, 2, 3]) {
    server.clock.advance(2 * 60 * 60_000);
    await server.runJobs();
  }
  expect(await server.database.owner.rows('select kind, object from finding')).toEqual([]);
});

it('staff see in the withdrawal that it came back, and count no payout to its account', async () => {
  const withdrawn = await paid();
  const itemId = await returnAtBank(server, withdrawn);
  await bookReturn(server, withdrawn, { staff, itemId });
  const { withdrawalId } = withdrawn;
  const opened = await server.ask(withdrawOfficeCalls.get, { withdrawalId }, staff);
  const { paidBefore, steps, withdrawal } = opened.body as AnswerOf<typeof withdrawOfficeCalls.get>;
  expect([paidBefore, withdrawal.status, steps.at(-1)?.act]).toEqual([0, 'PAID', 'PAYOUT_RETURNED']);
});

it('pressed by ten at once and again, one line gives one withdrawal back once', async () => {
  const withdrawn = await paid();
  const itemId = await returnAtBank(server, withdrawn);
  const presses = Array.from({ length: 10 }, (_, n) =>
    bookReturn(server, withdrawn, { staff: n % 2 === 0 ? staff : second, itemId }),
  );
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject(refused('DECIDED_ALREADY', 409));
  await server.runJobs();
  expect(await walletOf(server, withdrawn.member)).toBe(withdrawn.amount);
});

it('of two lines for one withdrawal one is its return, and the other waits', async () => {
  const withdrawn = await paid();
  const before = await suspenseOf(server, house);
  const items = [await returnAtBank(server, withdrawn), await strayMoney(server, withdrawn)];
  const replies = await Promise.all(items.map((itemId) => bookReturn(server, withdrawn, { staff, itemId })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const left = items[replies.findIndex(({ status }) => status === 409)] ?? '';
  expect(await bookReturn(server, withdrawn, { staff, itemId: left })).toMatchObject(refused('PAYOUT_RETURNED', 409));
  await server.runJobs();
  expect(await walletOf(server, withdrawn.member)).toBe(withdrawn.amount);
  expect(await suspenseOf(server, house)).toBe(before + withdrawn.amount);
});

it('the database keeps a second return of a withdrawal out, in the house’s book and in the member’s', async () => {
  const withdrawn = await paid();
  const items = [await returnAtBank(server, withdrawn), await strayMoney(server, withdrawn)];
  const [itemId = '', other = ''] = items;
  await bookReturn(server, withdrawn, { staff, itemId });
  const { owner } = server.database;
  const { withdrawalId, member } = withdrawn;
  const take = owner.rows(
    `update suspense_item set status = 'NAMED', named_to = $3, ended_at = now(), payout_id = $2 where operation_id = $1`,
    [other, withdrawalId, member.memberId],
  );
  await expect(take).rejects.toThrow('suspense_item_payout_once');
  const again = owner.rows(
    `insert into payout_return select member_id, withdrawal_id, gen_random_uuid(), suspense_id, amount, now()
     from payout_return where withdrawal_id = $1`,
    [withdrawalId],
  );
  await expect(again).rejects.toThrow('payout_return_pkey');
});

it('another amount, a withdrawal that was not paid or is not known, and a line that has ended are refused', async () => {
  const withdrawn = await paid();
  const { member, amount, withdrawalId } = withdrawn;
  const [itemId, less] = [await returnAtBank(server, withdrawn), await strayMoney(server, { amount: amount - 1n })];
  const book = (change: Partial<QuestionOf<typeof depositOfficeCalls.bookPayoutReturn>>, { token } = staff) => {
    const question = { itemId, withdrawalId, amount, password: staff.password, ...change };
    return server.ask(depositOfficeCalls.bookPayoutReturn, question, { token });
  };
  expect(await book({ itemId: less, amount: amount - 1n })).toMatchObject(refused('PAYOUT_DIFFERS', 409));
  expect(await book({ amount: amount + 1n })).toMatchObject(refused('KEY_INVALID', 400));
  expect(await book({ withdrawalId: server.context.newId() })).toMatchObject(refused('NO_DATA', 404));
  expect(await book({ password: 'wrong' })).toMatchObject(refused('WRONG_PASSWORD', 400));
  const waiting = await withdraw(server, await server.member({ balance: amount }), amount);
  expect(await book({ withdrawalId: waiting.withdrawalId })).toMatchObject(refused('PAYOUT_NOT_PAID', 409));
  const support = await server.staff({ role: 'support' });
  expect(await book({ password: support.password }, support)).toMatchObject(refused('NOT_PERMITTED', 403));
  const back = { itemId, evidence: 'sent back', amount, password: staff.password };
  await server.ask(depositOfficeCalls.returnSuspense, back, staff);
  expect(await book({})).toMatchObject(refused('DECIDED_ALREADY', 409));
  expect(await walletOf(server, member)).toBe(0n);
});

it('money in another currency, or from before the payout was sent, is not its return', async () => {
  server.clock.advance(2 * 60 * 60_000);
  staff = await server.staff();
  const withdrawn = await paid();
  const { amount } = withdrawn;
  for (const itemId of [
    await strayMoney(server, { amount, to: { bankCode: 'BCEL', accountNo: '010120000003' } }),
    await strayMoney(server, { amount, at: new Date(server.clock.now().getTime() - 60 * 60_000) }),
  ])
    expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject(refused('PAYOUT_DIFFERS', 409));
});

it('above what one person may decide alone a second person agrees, unless the payout came back with another line meanwhile', async () => {
  const amount = 3_000_000n;
  const withdrawn = await payOut(server, await server.member({ balance: amount }), amount);
  const items = [await returnAtBank(server, withdrawn), await strayMoney(server, withdrawn)];
  for (const itemId of items)
    expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
  expect(await walletOf(server, withdrawn.member)).toBe(0n);
  const open = await deskOf(server, { staff: second, kind: 'suspense' });
  const shown = items.map((itemId) => open.find((item) => item.itemId === itemId));
  expect(shown[0]).toMatchObject({
    proposal: { act: 'PAYOUT', detail: expect.any(String) },
    namedTo: { memberId: withdrawn.member.memberId },
  });
  const agree = (place: 0 | 1, { token, password } = second) => {
    const { itemId = '', proposal } = shown[place] ?? {};
    const question = { kind: 'suspense', itemId, proposalId: proposal?.proposalId ?? '', password } as const;
    return server.ask(depositOfficeCalls.agree, question, { token });
  };
  expect(await agree(0, staff)).toMatchObject(refused('SAME_PERSON', 403));
  expect(await agree(0)).toMatchObject({ status: 200, body: { status: 'NAMED' } });
  expect(await agree(1)).toMatchObject(refused('PAYOUT_RETURNED', 409));
  expect(await walletOf(server, withdrawn.member)).toBe(amount);
});

it('money from the account of another member goes back as a payout only by two people', async () => {
  const [withdrawn, other] = [await paid(), await server.member()];
  const from = { bankCode: other.bankCode, accountNo: other.bankAccountNo, name: 'SOMEBODY' };
  const itemId = await strayMoney(server, { ...withdrawn, from });
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'SECOND' } });
  expect(await walletOf(server, withdrawn.member)).toBe(0n);
});
