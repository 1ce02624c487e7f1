import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { unreadKey } from '#contract/stream.ts';
import { useTexts } from '#i18n/texts.ts';
import { chatCalls } from '../../contract.ts';
import { chatStrings } from '../../strings.ts';
import { UnreadBadge } from './unread-badge.tsx';

const everyMs = 20_000;

// How many answers wait in the chat, on what leads there. A server that does not count them shows none.
export const UnreadMark = ({ className }: { readonly className: string | undefined }) => {
  const t = useTexts(chatStrings);
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => answerOf(chatCalls.getUnread, {}, { signal }),
    refetchInterval: ({ state }) => (state.status === 'error' ? false : readEveryMs(everyMs)),
  });
  const unread = data?.unread ?? 0;
  return unread === 0 ? null : (
    <>
      <UnreadBadge unread={unread} className={className} />
      <span className="visually-hidden">{t('unread', { n: unread })}</span>
    </>
  );
};
