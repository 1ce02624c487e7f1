import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { answerOf } from '#ask/ask.ts';
import type { AttachedLine } from '#features/chat/member/about-card.tsx';
import { unreadKey } from '#contract/stream.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';

const { Part: Chat } = lazyPart(() => import('#features/chat/member/chat-widget.tsx'), 'ChatWidget');

// The line of the statement with which the screen was opened.
const useAttachedLine = () => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: { about?: AttachedLine } | null };
  return { about: state?.about ?? null, end: () => navigate(pathname, { replace: true }) };
};

// The chat of a member, or of a visitor without an id, where the operator has turned it on.
export const ChatPart = ({ memberId }: { readonly memberId: string | null }) => {
  const { about, end } = useAttachedLine();
  const client = useQueryClient();
  // The old count is not kept for the next screen.
  const onRead = useCallback(() => void client.resetQueries({ queryKey: unreadKey }), [client]);
  const { data: isOn } = useQuery({
    queryKey: ['enableChatWidget'],
    queryFn: ({ signal }) => answerOf(lookupCalls.getEnableChatWidget, {}, { signal }),
  });
  if (isOn !== true) return null;
  return (
    <Suspense fallback={null}>
      <Chat memberId={memberId} about={memberId === null ? null : about} onAboutEnded={end} onRead={onRead} />
    </Suspense>
  );
};

const { Part: UnreadMark } = lazyPart(() => import('#features/chat/member/corner/unread-mark.tsx'), 'UnreadMark');

// After the first screen has its data.
const startAfterMs = 1_000;

// What waits in the chat. On the screen of the chat itself its own button says so.
export const ContactMark = ({ at, className }: { readonly at: string; readonly className: string | undefined }) => {
  const { pathname } = useLocation();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), startAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return !isDue || pathname === at ? null : (
    <OptionalPart>
      <UnreadMark className={className} />
    </OptionalPart>
  );
};
