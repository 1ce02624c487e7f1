import { useTexts } from '#i18n/texts.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { type ChatLine, chatViews } from '../office-contract.ts';
import { ChatDetail } from './chat-detail.tsx';
import { chatOfficeStrings, viewTexts } from './chat-office-strings.ts';
import { useChatList } from './use-chats.ts';

const lateAfterMs = 300_000;

const useRowOf = () => {
  const t = useTexts(chatOfficeStrings);
  const views = useTexts(viewTexts);
  return ({ conversationId, status, waitingSince, lastAt, memberName, lastText }: ChatLine): QueueRow => ({
    id: conversationId,
    since: waitingSince ?? lastAt,
    hasEnded: waitingSince === null,
    tone: waitingSince === null ? (status === 'OPEN' ? 'info' : 'success') : 'waiting',
    status: waitingSince === null ? (status === 'OPEN' ? t('answered') : views('resolved')) : t('waits'),
    name: memberName ?? `${t('visitor')} ${conversationId.slice(6, 10)}`,
    about: lastText === '' ? t('picture') : lastText,
  });
};

const detailOf = (conversationId: string) => <ChatDetail key={conversationId} conversationId={conversationId} />;

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
      views={chatViews.map((view) => ({
        key: view,
        label: views(view),
        count: view === 'resolved' ? undefined : data?.counts[view],
      }))}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={data?.oldestAt}
      lateAfterMs={lateAfterMs}
      emptyText={t(at.place.view === 'waiting' ? 'emptyWaiting' : 'empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
