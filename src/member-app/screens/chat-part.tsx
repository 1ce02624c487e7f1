import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { answerOf } from '#ask/ask.ts';
import type { AttachedLine } from '#features/chat/member/about-card.tsx';
import { lookupCalls } from '#features/lookup/contract.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';

const { Part: Chat } = lazyPart(async () => ({
  default: (await import('#features/chat/member/chat-widget.tsx')).ChatWidget,
}));

// The line of the statement with which the screen was opened.
const useAttachedLine = () => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: { about?: AttachedLine } | null };
  return { about: state?.about ?? null, end: () => navigate(pathname, { replace: true }) };
};

// The chat of a member, or of a visitor without an id, where the operator has turned it on.
export const ChatPart = ({ memberId }: { readonly memberId: string | null }) => {
  const { about, end } = useAttachedLine();
  const { data: isOn } = useQuery({
    queryKey: ['enableChatWidget'],
    queryFn: ({ signal }) => answerOf(lookupCalls.getEnableChatWidget, {}, { signal }),
  });
  if (isOn !== true) return null;
  return (
    <Suspense fallback={null}>
      <Chat memberId={memberId} about={memberId === null ? null : about} onAboutEnded={end} />
    </Suspense>
  );
};
