import { expect, it } from 'vitest';
import { bonusCalls } from '#features/bonus/contract.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { findMoney } from '#play/money-table.ts';
import { walletOf } from '#support/deposits.ts';
import { gambler } from '#support/game-accounts.ts';
import { bookReturn, payOut, returnAtBank, type Withdrawn } from '#support/ledger/payout-returns.ts';
import type { TestMember } from '#support/people.ts';
import { receive } from '#support/rewards/bonus-acts.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();
const staff = await server.staff();

const comeBack = async (withdrawn: Withdrawn): Promise<void> => {
  const itemId = await returnAtBank(server, withdrawn);
  expect(await bookReturn(server, withdrawn, { staff, itemId })).toMatchObject({ body: { status: 'NAMED' } });
};

const readWallet = async ({ token }: TestMember) =>
  (await server.ask(walletCalls.get, {}, { token })).body as { profile: { coin: number }; invite: { amount: number } };
const accept = async ({ token }: TestMember): Promise<void> => {
  expect(await server.ask(bonusCalls.activate, { code: 'WELCOME' }, { token })).toMatchObject({ status: 200 });
};
const conditionOf = async ({ token }: TestMember) => {
  const { body } = await server.ask(bonusCalls.checkActive, {}, { token });
  return (body as { condition?: Record<string, Record<string, unknown>> }).condition;
};

it('a bonus that waits for a deposit goes on waiting, and no coin is earned', async () => {
  const member = await server.member({ balance: 150_000n });
  await accept(member);
  await comeBack(await payOut(server, member, 150_000n));
  expect(await walletOf(server, member)).toBe(150_000n);
  expect(await conditionOf(member)).toHaveProperty('waits');
  expect((await readWallet(member)).profile.coin).toBe(3);
});

it('while a condition runs, a payout that comes back is own money and no part of its base', async () => {
  const member = await server.member({ balance: 150_000n });
  const withdrawn = await payOut(server, member, 150_000n);
  await accept(member);
  await receive(server, member, { amount: 10_000n });
  const before = await conditionOf(member);
  const base = await server.database.owner.one('select base from reward_grant where member_id = $1', [member.memberId]);
  expect(before?.['runs']).toMatchObject({ own: 0, success: 600, fail: 20 });
  await comeBack(withdrawn);
  expect((await conditionOf(member))?.['runs']).toMatchObject({ own: 1_500, success: 2_100, fail: 20 });
  const after = await server.database.owner.one('select base from reward_grant where member_id = $1', [
    member.memberId,
  ]);
  expect(after).toEqual(base);
});

it('what a member paid in, lost and can be refunded, and what their inviter gets, is as if they had never withdrawn', async () => {
  const inviter = await server.member();
  const { member, loses } = await gambler(server, { balance: 100_000n, inviter: inviter.memberId });
  const moneyOf = async () => {
    const { total, paidIn } = await findMoney(server.context.database, member.memberId);
    return { total, paidIn };
  };
  const before = await moneyOf();
  await comeBack(await payOut(server, member, 60_000n));
  expect(await moneyOf()).toEqual(before);
  await loses(20_000n);
  const due = await server.ask(refundCalls.check, {}, { token: member.token });
  expect(due).toMatchObject({ body: { result: true, lost: 200, refundAmount: 10 } });
  await server.runJobs();
  expect((await readWallet(inviter)).invite.amount).toBe(10);
});

it('a payout that came back is none of the deposits that reports and new bonuses read', async () => {
  const member = await server.member({ balance: 77_700n });
  await comeBack(await payOut(server, member, 77_700n));
  const entries = await server.database.owner.rows<{ kind: string }>(
    `select kind from entry where member_id = $1 order by seq`,
    [member.memberId],
  );
  expect(entries.map(({ kind }) => kind)).toEqual(['deposit', 'reserve', 'settle', 'withdrawal_returned']);
  const receipts = await server.database.owner.rows('select amount from bank_receipt where member_id = $1', [
    member.memberId,
  ]);
  expect(receipts).toHaveLength(1);
});
