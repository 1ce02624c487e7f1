import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import type { officeListWithdrawals as declaration, WithdrawalLine } from '../contract.ts';
import { readFaces, type MemberFace } from './payout-readings-table.ts';
import { countWithdrawals, endedWithdrawals, openWithdrawals, type Withdrawal } from './withdrawals-table.ts';

// Phone and account number leave masked to their last four digits.
const masked = (text: string): string => text.replace(/\d(?=\d{4})/g, 'x');

export const lineOf = (withdrawal: Withdrawal, member: MemberFace | undefined): WithdrawalLine => ({
  withdrawalId: withdrawal.withdrawalId,
  status: withdrawal.status,
  amount: withdrawal.amount,
  currency: withdrawal.currency,
  memberName: member?.name ?? '-',
  memberPhone: masked(member?.phone ?? '-'),
  bankCode: withdrawal.bankCode,
  bankAccountName: withdrawal.bankAccountName,
  bankAccountNo: masked(withdrawal.bankAccountNo),
  createdAt: withdrawal.createdAt.toISOString(),
  needsTwo: withdrawal.needsTwo,
});

export const listWithdrawals = async (
  context: Context,
  call: Call<QuestionOf<typeof declaration>>,
): Promise<AnswerOf<typeof declaration>> => {
  const { view, page, limit } = call.question;
  const place = { limit, offset: (page - 1) * limit };
  const [total, found] = await Promise.all([
    countWithdrawals(context.database, view),
    view === 'open' ? openWithdrawals(context.database, place) : endedWithdrawals(context.database, place),
  ]);
  const faces = new Map(
    (
      await readFaces(
        context.database,
        found.map((row) => row.memberId),
      )
    ).map((face) => [face.memberId, face]),
  );
  return { total, withdrawals: found.map((row) => lineOf(row, faces.get(row.memberId))) };
};
