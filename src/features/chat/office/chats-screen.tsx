import { useTexts } from '#i18n/texts.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { viewsOf } from '#ui/office/queue/views-of.ts';
import { type ChatLine, chatViews } from '../office-contract.ts';
import { lateAfterMs } from '../rules.ts';
import { ChatDetail } from './chat-detail.tsx';
import { chatOfficeStrings, viewTexts } from './chat-office-strings.ts';
import { useStartedDrafts } from './drafts.ts';
import { useChatList } from './use-chats.ts';

const useRowOf = () => {
  const t = useTexts(chatOfficeStrings);
  const views = useTexts(viewTexts);
  const drafts = useStartedDrafts();
  return ({ conversationId, status, waitingSince, lastAt, memberName, lastText, ...line }: ChatLine): QueueRow => {
    const said = lastText === '' ? t('file') : lastText;
    return {
      id: conversationId,
      since: waitingSince ?? lastAt,
      hasEnded: waitingSince === null,
      tone: waitingSince === null ? (status === 'OPEN' ? 'info' : 'success') : 'waiting',
      status: waitingSince === null ? (status === 'OPEN' ? t('answered') : views('resolved')) : t('waits'),
      name: memberName ?? `${t('visitor')} ${conversationId.slice(6, 10)}`,
      about: [drafts.includes(conversationId) ? t('draft') : null, line.heldByName, said]
        .filter((part) => part !== null)
        .join(' · '),
    };
  };
};

const detailOf = (conversationId: string) => <ChatDetail key={conversationId} conversationId={conversationId} />;

// The screen opens with the talks that nobody has; a person's own come first in the row of lists.
const shownViews = ['mine', 'unassigned', 'all', 'resolved'] as const satisfies readonly (typeof chatViews)[number][];

export const ChatsScreen = () => {
  const t = useTexts(chatOfficeStrings);
  const views = useTexts(viewTexts);
  const at = useQueuePlace('/chats', chatViews);
  const list = useChatList(at.place);
  const { data } = list;
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={viewsOf(shownViews, views, data?.counts)}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={data?.oldestAt}
      lateAfterMs={lateAfterMs}
      emptyText={t(at.place.view === 'unassigned' ? 'emptyUnassigned' : 'empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
