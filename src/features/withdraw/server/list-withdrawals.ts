import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { masked } from '#contract/masked.ts';
import { readQueueSearch } from '#contract/forms/read-queue-search.ts';
import { cutPage } from '#contract/queue-page.ts';
import type { Context } from '#server/context.ts';
import { twoPersonThreshold } from '#server/operator/shared-settings.ts';
import type { Refusing } from '#server/verb.ts';
import type { WithdrawalLine, WithdrawalView, withdrawOfficeCalls } from '../office-contract.ts';
import { listMembers, type Member } from '#members/members-table.ts';
import {
  listEndedPage,
  listOpenPage,
  countViews,
  listEndedMatching,
  listOpenMatching,
} from './withdrawal-queue-table.ts';
import type { Withdrawal } from './withdrawals-table.ts';

// The search, for the call that has one.
type Question = QuestionOf<typeof withdrawOfficeCalls.list> & { readonly search?: string };

export const lineOf = (withdrawal: Withdrawal, member: Member | undefined, threshold: bigint): WithdrawalLine => ({
  withdrawalId: withdrawal.withdrawalId,
  status: withdrawal.status,
  amount: withdrawal.amount,
  currency: withdrawal.currency,
  memberId: withdrawal.memberId,
  memberName: member?.name ?? '-',
  memberPhone: masked(member?.phone ?? '-'),
  bankCode: withdrawal.bankCode,
  bankAccountName: withdrawal.bankAccountName,
  bankAccountNo: masked(withdrawal.bankAccountNo),
  createdAt: withdrawal.createdAt.toISOString(),
  endedAt: withdrawal.endedAt?.toISOString() ?? null,
  // Before the decision only the amount counts; the person's sum of the day is checked when they decide.
  needsTwo: withdrawal.firstPerson !== null || withdrawal.amount > threshold,
});

const readPage = (context: Context, { view, page, limit, search }: Question): Promise<Withdrawal[]> => {
  const place = { view, limit: limit + 1, offset: (page - 1) * limit };
  if (search !== undefined) {
    const searchView = view === 'ended' ? listEndedMatching : listOpenMatching;
    return searchView(context.database, place, readQueueSearch(search, context.settings.isLaos));
  }
  return view === 'ended' ? listEndedPage(context.database, place) : listOpenPage(context.database, place);
};

export const listWithdrawals = async ({
  context,
  question,
}: Refusing<never> & { readonly question: Question }): Promise<AnswerOf<typeof withdrawOfficeCalls.list>> => {
  const { view, limit } = question;
  const [thresholds, figures, found] = await Promise.all([
    twoPersonThreshold.read(context),
    countViews(context.database),
    readPage(context, question),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  const memberIds = shown.map(({ memberId }) => memberId);
  const faces = new Map((await listMembers(context.database, memberIds)).map((face) => [face.memberId, face]));
  const countOf = (name: WithdrawalView): number => figures.find((figure) => figure.view === name)?.count ?? 0;
  return {
    counts: { waiting: countOf('waiting'), second: countOf('second'), sent: countOf('sent') },
    oldestAt: figures.find((figure) => figure.view === view)?.oldestAt.toISOString() ?? null,
    hasMore,
    items: shown.map((row) => lineOf(row, faces.get(row.memberId), thresholds[row.currency])),
  };
};
