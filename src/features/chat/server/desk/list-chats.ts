import { cutPage } from '#contract/queue-page.ts';
import type { Read } from '#server/verb.ts';
import type { ChatLine, chatOfficeCalls } from '../../office-contract.ts';
import { countConversations, listConversations, type ListedConversation } from '../conversations-table.ts';

export const chatLineOf = (talk: ListedConversation): ChatLine => ({
  conversationId: talk.conversationId,
  memberId: talk.memberId,
  memberName: talk.memberName,
  status: talk.status,
  waitingSince: talk.waitingSince?.toISOString() ?? null,
  lastSeq: talk.lastSeq,
  lastText: talk.lastText ?? '',
  lastAt: talk.lastAt.toISOString(),
});

export const listChats: Read<typeof chatOfficeCalls.list> = async ({ context, question }) => {
  const { view, page, limit } = question;
  const [{ waiting, open, oldestAt }, found] = await Promise.all([
    countConversations(context.database),
    listConversations(context.database, { view, limit: limit + 1, skip: (page - 1) * limit }),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  return {
    counts: { waiting, open },
    oldestAt: view === 'resolved' ? null : (oldestAt?.toISOString() ?? null),
    hasMore,
    items: shown.map(chatLineOf),
  };
};
