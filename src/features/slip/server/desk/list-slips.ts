import { cutPage } from '#contract/queue-page.ts';
import { listMembers, type Member } from '#members/members-table.ts';
import type { Read } from '#server/verb.ts';
import type { OfficeSlipLine, slipOfficeCalls, SlipView } from '../../office-contract.ts';
import type { Slip } from '../slips-table.ts';
import { countSlipViews, listEndedSlips, listOpenSlips } from './slip-queue-table.ts';

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

export const listSlips: Read<typeof slipOfficeCalls.list> = async ({ context, question }) => {
  const { view, page, limit } = question;
  const place = { view, limit: limit + 1, offset: (page - 1) * limit };
  const [figures, found] = await Promise.all([
    countSlipViews(context.database),
    (view === 'ended' ? listEndedSlips : listOpenSlips)(context.database, place),
  ]);
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
