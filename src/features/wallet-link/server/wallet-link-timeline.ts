import { promisedMinutes } from '#server/operator/shared-settings.ts';
import { reviewAfterMs } from '#server/outside/backoff.ts';
import type { TimelineSource, SourceTimeline } from '#server/records/timeline-source.ts';
import type { Context } from '#server/context.ts';
import { giftMethod } from './wallet-links.ts';
import { walletLinkWork, type WalletLink } from './wallet-links-table.ts';

const minuteMs = 60_000;
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

const comingOf = async (
  context: Context,
  row: WalletLink,
): Promise<Pick<SourceTimeline, 'next' | 'reason' | 'note' | 'can'>> => {
  if (row.endedAt !== null) return {};
  const sentAt = row.firstSentAt ?? row.createdAt;
  if (row.status !== 'REVIEW')
    return { next: { what: 'GIFT_QUERIED', until: later(sentAt, reviewAfterMs) }, reason: 'GIFT_SILENT' };
  const { staff } = await promisedMinutes.read(context);
  const until = later(sentAt, (row.isFoundTaken ? 0 : reviewAfterMs) + staff * minuteMs);
  return { next: { what: 'STAFF_DECIDE', until }, note: 'TO_CONFIRM', can: ['ASK_HELP'] };
};

export const walletLinkTimeline: TimelineSource = {
  type: 'deposit',
  tell: async (context, { memberId, operation }) => {
    if (operation.from !== giftMethod) return null;
    const row = await walletLinkWork.find(context.database, { memberId, workId: operation.id });
    if (row === null) return null;
    return {
      steps: [{ what: 'LINK_SENT', at: row.createdAt }],
      ...(await comingOf(context, row)),
      facts: { status: row.status, inquiries: row.inquiries, lastAnswer: row.lastAnswer, dueAt: row.dueAt },
      objects: [`gift ${row.linkId}`],
    };
  },
};
