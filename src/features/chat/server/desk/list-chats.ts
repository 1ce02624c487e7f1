import { cutPage } from '#contract/queue-page.ts';
import type { Read } from '#server/verb.ts';
import type { ChatLine, chatOfficeCalls } from '../../office-contract.ts';
import { countTalks, listTalks, type Talk } from './talks-table.ts';

export const chatLineOf = (talk: Talk, staffId: string): ChatLine => ({
  conversationId: talk.conversationId,
  memberId: talk.memberId,
  memberName: talk.memberName,
  language: talk.language,
  status: talk.status,
  waitingSince: talk.waitingSince?.toISOString() ?? null,
  heldBy: talk.heldBy,
  heldByName: talk.heldByName,
  isMine: talk.heldBy === staffId,
  returnsAt: talk.returnsAt?.toISOString() ?? null,
  lastSeq: talk.lastSeq,
  lastText: talk.lastText ?? '',
  lastAt: talk.lastAt.toISOString(),
  rating: talk.rating,
});

export const listChats: Read<typeof chatOfficeCalls.list> = async ({ context, staff, question }) => {
  const { view, page, limit } = question;
  const { staffId } = staff;
  const now = context.now();
  const [{ oldestAt, ...counts }, found] = await Promise.all([
    countTalks(context.database, staffId, now),
    listTalks(context.database, { view, staffId, limit: limit + 1, skip: (page - 1) * limit }, now),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  return {
    counts,
    oldestAt: oldestAt[view]?.toISOString() ?? null,
    hasMore,
    items: shown.map((talk) => chatLineOf(talk, staffId)),
  };
};
