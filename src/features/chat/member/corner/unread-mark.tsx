import { useQuery } from '@tanstack/react-query';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { unreadKey } from '#contract/stream.ts';
import { useTexts } from '#i18n/texts.ts';
import { chatStrings } from '../../strings.ts';
import { askUnread } from '../ask-unread.ts';
import { UnreadBadge } from './unread-badge.tsx';

const everyMs = 20_000;

// How many answers wait in the chat, on what leads there. A server that does not count them shows none.
export const UnreadMark = ({ className }: { readonly className: string | undefined }) => {
  const t = useTexts(chatStrings);
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => askUnread(signal),
    refetchInterval: ({ state }) => (state.data === null ? false : readEveryMs(everyMs)),
  });
  const unread = data?.unread ?? 0;
  return unread === 0 ? null : (
    <>
      <UnreadBadge unread={unread} className={className} />
      <span className="visually-hidden">{t('unread', { n: unread })}</span>
    </>
  );
};
