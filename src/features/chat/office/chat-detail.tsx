import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { requestKey } from '#ask/request-key.ts';
import { formatDateTime } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { chatOfficeCalls } from '../office-contract.ts';
import { messageLengthMax } from '../rules.ts';
import { ChatMedia } from './chat-media.tsx';
import { chatOfficeStrings, viewTexts } from './chat-office-strings.ts';
import styles from './chats.module.css';
import { type OpenChat, useAnswer, useChat, useResolve } from './use-chats.ts';

const Lines = ({ chat: { messages, readSeq } }: { readonly chat: OpenChat }) => {
  const t = useTexts(chatOfficeStrings);
  const lastRead = messages.find(({ sender, seq }) => sender === 'support' && seq <= readSeq)?.seq;
  return (
    <div role="log" aria-label={t('talk')}>
      <ol className={styles['lines']}>
        {messages.toReversed().map(({ seq, sender, message, createdAt }) => (
          <li key={seq} className={sender === 'support' ? styles['own'] : styles['line']}>
            <span className="visually-hidden">{t(sender)}</span>
            {message.message_type === 'media' ? (
              <ChatMedia path={message.payload.filePath} />
            ) : (
              <p className={styles['text']}>{message.payload.message ?? message.payload.name ?? ''}</p>
            )}
            <p className={styles['quiet']}>
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {seq === lastRead ? ` · ${t('readTo')}` : null}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
};

const Composer = ({ conversationId, after }: { readonly conversationId: string; readonly after: number }) => {
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const id = useId();
  const answer = useAnswer();
  const whyNot = useWhyNot(chatOfficeCalls.answer);
  const [text, setText] = useState('');
  // One id per text, kept over repeats, so that a lost answer is not written twice.
  const messageId = useRef(requestKey());
  const send = (): void => {
    if (text.trim() === '' || answer.isPending || whyNot !== null) return;
    answer.mutate(
      { conversationId, messageId: messageId.current, text, after },
      {
        onSuccess: () => {
          messageId.current = requestKey();
          setText('');
        },
      },
    );
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles['composer']}>
      <label htmlFor={id}>{t('answer')}</label>
      <textarea
        id={id}
        className={styles['area']}
        rows={3}
        maxLength={messageLengthMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={styles['quiet']}>
        {t('hint')}
      </p>
      {answer.error === null ? null : <InlineError>{refusalText(answer.error.refusal.message)}</InlineError>}
      <Button kind="filled" isMain isBusy={answer.isPending} blockedBecause={whyNot} onClick={send}>
        {t('send')}
      </Button>
    </div>
  );
};

const Resolve = ({ conversationId, after }: { readonly conversationId: string; readonly after: number }) => {
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const resolve = useResolve();
  const { decided } = useOpenItem();
  return (
    <>
      {resolve.error === null ? null : <InlineError>{refusalText(resolve.error.refusal.message)}</InlineError>}
      <ActionButton
        call={chatOfficeCalls.resolve}
        label={t('resolve')}
        shortcut="e"
        isBusy={resolve.isPending}
        onPress={() =>
          resolve.mutate(
            { conversationId, after },
            { onSuccess: () => decided({ text: t('resolved'), kind: 'success' }) },
          )
        }
      />
    </>
  );
};

// One talk with its composer. `before` shows what was written before the newest hundred lines.
export const ChatDetail = ({ conversationId }: { readonly conversationId: string }) => {
  const t = useTexts(chatOfficeStrings);
  const views = useTexts(viewTexts);
  const refusalText = useRefusalText();
  const [before, setBefore] = useState<number>();
  const { data, error } = useChat(conversationId, before);
  if (data === undefined)
    return error === null ? <Skeleton /> : <EmptyState text={refusalText(error.refusal.message)} />;
  const { conversation, messages } = data;
  const { memberId, memberName, status, waitingSince, lastSeq } = conversation;
  const first = messages.at(-1)?.seq ?? 1;
  const chip = waitingSince === null ? (status === 'OPEN' ? t('answered') : views('resolved')) : t('waits');
  return (
    <ItemDetail
      kicker={memberId === null ? conversationId : <GoLink to={`/members/${memberId}`}>{t('openMember')}</GoLink>}
      heading={memberName ?? t('visitor')}
      chips={<StatusChip kind={waitingSince === null ? 'info' : 'waiting'}>{chip}</StatusChip>}
      actions={status === 'OPEN' ? <Resolve conversationId={conversationId} after={lastSeq} /> : null}
    >
      {first > 1 && messages.length > 0 ? (
        <Button kind="text" onClick={() => setBefore(first)}>
          {t('earlier')}
        </Button>
      ) : null}
      <Lines chat={data} />
      {before === undefined ? null : (
        <Button kind="text" onClick={() => setBefore(undefined)}>
          {t('newest')}
        </Button>
      )}
      <Composer conversationId={conversationId} after={lastSeq} />
    </ItemDetail>
  );
};
