import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { readQueueSearch } from '#contract/forms/read-queue-search.ts';
import { cutPage } from '#contract/queue-page.ts';
import { listMemberIdsOfPhone, listMembers, type Member } from '#members/members-table.ts';
import type { Context } from '#server/context.ts';
import type { Refusing } from '#server/verb.ts';
import type { OfficeSlipLine, slipOfficeCalls, SlipView } from '../../office-contract.ts';
import type { Slip } from '../slips-table.ts';
import {
  countSlipViews,
  listEndedMatching,
  listEndedSlips,
  listOpenMatching,
  listOpenSlips,
} from './slip-queue-table.ts';

// The search, for the call that has one.
type Question = QuestionOf<typeof slipOfficeCalls.list> & { readonly search?: string };

export const lineOf = (slip: Slip, member: Member | undefined, now: Date): OfficeSlipLine => ({
  slipId: slip.slipId,
  status: slip.status,
  reason: slip.note ?? slip.reviewReason,
  amount: slip.amount,
  currency: slip.currency,
  methodCode: slip.methodCode,
  memberName: member?.name ?? '-',
  createdAt: slip.createdAt.toISOString(),
  decideBy: slip.decideBy?.toISOString() ?? null,
  isOverdue: slip.endedAt === null && slip.decideBy !== null && slip.decideBy < now,
  isProposed: slip.proposal !== null,
  endedAt: slip.endedAt?.toISOString() ?? null,
});

const readPage = async ({ database, settings }: Context, { view, page, limit, search }: Question): Promise<Slip[]> => {
  const place = { view, limit: limit + 1, offset: (page - 1) * limit };
  if (search === undefined) return (view === 'ended' ? listEndedSlips : listOpenSlips)(database, place);
  const terms = readQueueSearch(search, settings.isLaos);
  const memberIds = await listMemberIdsOfPhone(database, terms);
  return (view === 'ended' ? listEndedMatching : listOpenMatching)(database, place, { ...terms, memberIds });
};

export const listSlips = async ({
  context,
  question,
}: Refusing<never> & { readonly question: Question }): Promise<AnswerOf<typeof slipOfficeCalls.list>> => {
  const { view, limit } = question;
  const [figures, found] = await Promise.all([countSlipViews(context.database), readPage(context, question)]);
  const { shown, hasMore } = cutPage(found, limit);
  const members = await listMembers(
    context.database,
    shown.map(({ memberId }) => memberId),
  );
  const faces = new Map(members.map((member) => [member.memberId, member]));
  const countOf = (name: SlipView): number => figures.find((figure) => figure.view === name)?.count ?? 0;
  return {
    counts: { waiting: countOf('waiting'), second: countOf('second'), checking: countOf('checking') },
    oldestAt: figures.find((figure) => figure.view === view)?.oldestAt.toISOString() ?? null,
    hasMore,
    items: shown.map((slip) => lineOf(slip, faces.get(slip.memberId), context.now())),
  };
};
