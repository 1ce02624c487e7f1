import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { masked } from '#contract/masked.ts';
import type { Currency } from '#money/currency.ts';
import type { Call, Context } from '#server/context.ts';
import { operatorSettings } from '#server/operator/operator-settings.ts';
import type { officeListWithdrawals as declaration, WithdrawalLine } from '../contract.ts';
import { readFaces, type MemberFace } from './payout-readings-table.ts';
import { countWithdrawals, endedWithdrawals, openWithdrawals, type Withdrawal } from './withdrawals-table.ts';

export const lineOf = (
  withdrawal: Withdrawal,
  member: MemberFace | undefined,
  thresholds: Readonly<Record<Currency, bigint>>,
): WithdrawalLine => ({
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
  // Before the decision this is what the amount alone says; the person's sum of the day is looked at when they decide.
  needsTwo: withdrawal.firstPerson !== null || withdrawal.amount > thresholds[withdrawal.currency],
});

export const listWithdrawals = async (
  context: Context,
  call: Call<QuestionOf<typeof declaration>>,
): Promise<AnswerOf<typeof declaration>> => {
  const { view, page, limit } = call.question;
  const place = { limit, offset: (page - 1) * limit };
  const [{ twoPersonThreshold }, total, found] = await Promise.all([
    operatorSettings(context),
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
  return { total, withdrawals: found.map((row) => lineOf(row, faces.get(row.memberId), twoPersonThreshold)) };
};
