import { useState } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { WaitingAge } from '#ui/office/queue/waiting-age.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { lateAfterMs } from '../rules.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatActions, ChatHolder } from './chat-holder.tsx';
import { ChatLines } from './chat-lines.tsx';
import { chatOfficeStrings, ratingTexts, viewTexts } from './chat-office-strings.ts';
import { type OpenChat, useChat } from './use-chats.ts';

const State = ({ conversation }: { readonly conversation: OpenChat['conversation'] }) => {
  const t = useTexts(chatOfficeStrings);
  const views = useTexts(viewTexts);
  const ratings = useTexts(ratingTexts);
  const { status, waitingSince, rating } = conversation;
  if (waitingSince !== null)
    return (
      <StatusChip kind="waiting">
        {t('waits')} <WaitingAge since={waitingSince} lateAfterMs={lateAfterMs} />
      </StatusChip>
    );
  return (
    <>
      <StatusChip kind="info">{status === 'OPEN' ? t('answered') : views('resolved')}</StatusChip>
      {rating === 1 || rating === 2 || rating === 3 ? <StatusChip kind="info">{ratings(rating)}</StatusChip> : null}
    </>
  );
};

// One talk with its composer, and beside it the member. `before` shows what was written before the newest hundred lines.
export const ChatDetail = ({ conversationId }: { readonly conversationId: string }) => {
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const [before, setBefore] = useState<number>();
  const { data, error } = useChat(conversationId, before);
  if (data === undefined) return error === null ? <Skeleton /> : <NoItem text={refusalText(error.refusal.message)} />;
  const { conversation, messages } = data;
  const { memberId, memberName, status } = conversation;
  const first = messages.at(-1)?.seq ?? 1;
  return (
    <ItemDetail
      kicker={memberId === null ? conversationId : <GoLink to={`/members/${memberId}`}>{t('openMember')}</GoLink>}
      heading={memberName ?? t('visitor')}
      chips={<State conversation={conversation} />}
      aside={memberId === null ? <p>{t('visitorBeside')}</p> : <MemberBeside memberId={memberId} />}
      actions={status === 'OPEN' ? <ChatActions chat={data} /> : null}
    >
      {first > 1 && messages.length > 0 ? (
        <Button kind="text" onClick={() => setBefore(first)}>
          {t('earlier')}
        </Button>
      ) : null}
      <ChatLines chat={data} isNewest={before === undefined} />
      {before === undefined ? null : (
        <Button kind="text" onClick={() => setBefore(undefined)}>
          {t('newest')}
        </Button>
      )}
      <ChatHolder chat={data} />
      <ChatComposer conversation={conversation} />
    </ItemDetail>
  );
};
