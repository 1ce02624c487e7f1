import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { answerOf } from '#ask/ask.ts';
import { lookupCalls } from '#features/lookup/contract.ts';
import { lazyPart } from '#ui/frame/lazy-part.ts';

const { Part: Chat } = lazyPart(async () => ({
  default: (await import('#features/chat/member/chat-widget.tsx')).ChatWidget,
}));

// The chat of a member, or of a visitor without an id, where the operator has turned it on.
export const ChatPart = ({ memberId }: { readonly memberId: string | null }) => {
  const { data: isOn } = useQuery({
    queryKey: ['enableChatWidget'],
    queryFn: ({ signal }) => answerOf(lookupCalls.getEnableChatWidget, {}, { signal }),
  });
  if (isOn !== true) return null;
  return (
    <Suspense fallback={null}>
      <Chat memberId={memberId} />
    </Suspense>
  );
};
