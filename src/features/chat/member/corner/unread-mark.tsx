import { useQuery } from '@tanstack/react-query';
import type { RefusedError } from '#ask/ask.ts';
import { readEveryMs } from '#ask/stream/relayed.ts';
import { unreadKey } from '#contract/stream.ts';
import { useTexts } from '#i18n/texts.ts';
import { askUnread } from '../ask-unread.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { unreadTexts } from './unread-texts.ts';

const everyMs = 20_000;
// A backend that has refused it as often as this, and never answered, is asked no more on this screen.
const refusalsMost = 3;
const absentStatus = 404;

interface Asking {
  readonly data: { readonly readSeq: number } | null | undefined;
  readonly error: RefusedError | null;
  readonly errorUpdateCount: number;
}

const isAbsent = (error: RefusedError | null, failures: number): boolean => {
  const status = error?.refusal.status ?? null;
  return status === absentStatus || (status !== null && failures >= refusalsMost);
};

// Nothing can come where the member has not begun a talk: staff begin none.
const nothingComes = ({ data, error, errorUpdateCount }: Asking): boolean =>
  data === undefined ? isAbsent(error, errorUpdateCount) : data?.readSeq === 0;

// How many answers wait in the chat, on what leads there. A backend that does not count them shows none.
export const UnreadMark = ({ className }: { readonly className: string | undefined }) => {
  const t = useTexts(unreadTexts);
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => askUnread(signal),
    retry: false,
    refetchInterval: ({ state }) => (nothingComes(state) ? false : readEveryMs(everyMs)),
  });
  const unread = data?.unread ?? 0;
  return unread === 0 ? null : (
    <>
      <UnreadBadge unread={unread} className={className} />
      <span className="visually-hidden">{t(unread === 1 ? 'unreadOne' : 'unread', { n: unread })}</span>
    </>
  );
};
