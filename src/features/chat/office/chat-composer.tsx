import { useRef, useState } from 'react';
import { requestKey } from '#ask/request-key.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { useWhyNot } from '#ui/office/office-staff.tsx';
import { useShortcut } from '#ui/office/shortcuts/shortcuts.tsx';
import { chatOfficeCalls } from '../office-contract.ts';
import { ChatExtras } from './chat-extras.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import { notSending, useDraft } from './drafts.ts';
import { answerIn, buttonsMax, noExtras, problemOf } from './extras.ts';
import { ReplyField } from './reply-field.tsx';
import { useFoundReplies } from './replies/use-found-replies.ts';
import { fileGone, isSameFile, noFile } from './staff-file.ts';
import { StaffFileRow } from './staff-file-row.tsx';
import styles from './chats.module.css';
import { type OpenChat, useAnswer, useNote } from './use-chats.ts';
import { useStaffFile } from './use-staff-file.ts';

const languages = { th: 'th', lo: 'la', en: 'en' } as const;

// Writes to the customer, or with N a note to colleagues.
export const ChatComposer = ({ conversation }: Pick<OpenChat, 'conversation'>) => {
  const { conversationId, lastSeq: after, heldBy, heldByName, isMine, language } = conversation;
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const [answer, note] = [useAnswer(), useNote()];
  const whyNotRole = useWhyNot(chatOfficeCalls.answer);
  const { draft, change } = useDraft(conversationId);
  const { isNote, extras } = draft;
  const part = isNote ? 'note' : 'answer';
  const text = draft[part];
  const { mistyped } = useFoundReplies(text);
  const [answered, setAnswered] = useState(0);
  const attached = useStaffFile(conversationId);
  const area = useRef<HTMLTextAreaElement>(null);
  const idOf = (what: string): string => {
    const known = draft.sending[part];
    const sending = known.what === what ? known : { what, id: requestKey() };
    change((now) => ({ ...now, sending: { ...now.sending, [part]: sending } }));
    return sending.id;
  };
  const focusAs = (asNote: boolean) => (): void => {
    change((now) => ({ ...now, isNote: asNote }));
    area.current?.focus();
  };
  useShortcut('a', t('answer'), whyNotRole === null ? focusAs(false) : null);
  useShortcut('n', t('note'), whyNotRole === null ? focusAs(true) : null);
  const isOthers = heldBy !== null && !isMine;
  const { path } = attached.file;
  const written = { text, extras, path };
  const whyNotAnswer = (): string | null => {
    if (isOthers) return t('takeFirst', { name: heldByName ?? '' });
    const { name, failure, problem: refused } = attached.file;
    if (name !== null && path === null) return t(failure === null && refused === null ? 'waitsForFile' : 'needsFile');
    if (mistyped !== null && extras.kind !== 'card') return t('noSuchReply', { name: mistyped });
    const problem = problemOf(written);
    return problem === null ? null : t(problem, { n: buttonsMax });
  };
  const whyNot = whyNotRole ?? (isNote ? null : whyNotAnswer());
  // What was typed meanwhile stays, and so does the text beside a card, which goes without it. The person may have opened
  // another talk meanwhile.
  const sent = (): void => {
    const said = isNote || extras.kind !== 'card' ? text : '';
    change((now) => ({
      ...now,
      [part]: now[part].startsWith(said) ? now[part].slice(said.length).trimStart() : now[part],
      extras: isNote ? now.extras : noExtras,
      file: !isNote && isSameFile(now.file, attached.file) ? noFile : now.file,
      sending: { ...now.sending, [part]: notSending },
    }));
    if (!isNote) setAnswered(answered + 1);
  };
  const sendNote = () => note.mutateAsync({ conversationId, noteId: idOf(text), text });
  const sendAnswer = (ready: NonNullable<ReturnType<typeof answerIn>>) => {
    const onError = ({ refusal }: NonNullable<typeof answer.error>): void => {
      if (refusal.message === 'KEY_INVALID' && path !== null) attached.lose();
    };
    const question = { conversationId, messageId: idOf(JSON.stringify(ready)), after, ...ready };
    return answer.mutateAsync(question, { onError });
  };
  const send = (): void => {
    if (whyNot !== null || answer.isPending || note.isPending) return;
    const ready = answerIn(written);
    if (isNote ? text.trim() === '' : ready === null) return;
    // The error is shown beside the field.
    void (isNote || ready === null ? sendNote() : sendAnswer(ready)).then(sent, () => undefined);
  };
  const answerError = attached.file.failure === fileGone ? null : answer.error;
  const error = isNote ? note.error : answerError;
  return (
    <div className={styles['composer']}>
      <div className={styles['modes']} role="group" aria-label={t('writeAs')}>
        <Button kind={isNote ? 'outlined' : 'filled'} aria-pressed={!isNote} onClick={focusAs(false)}>
          {t('answer')}
        </Button>
        <Button kind={isNote ? 'filled' : 'outlined'} aria-pressed={isNote} onClick={focusAs(true)}>
          {t('note')}
        </Button>
        <GoLink to="/chat-replies">{t('replies')}</GoLink>
      </div>
      <ReplyField
        ref={area}
        label={t(isNote ? 'note' : 'answer')}
        isNote={isNote}
        language={languages[language ?? 'th']}
        text={text}
        onText={(typed) => change((now) => ({ ...now, [part]: typed }))}
        onSend={send}
      />
      {error === null ? null : <InlineError>{refusalText(error.refusal.message)}</InlineError>}
      <div className={styles['tools']}>
        {isNote ? null : (
          <>
            <StaffFileRow attached={attached} />
            <ChatExtras
              key={answered}
              extras={extras}
              onChange={(changed) => change((now) => ({ ...now, extras: changed }))}
            />
          </>
        )}
        <Button kind="filled" isMain isBusy={answer.isPending || note.isPending} blockedBecause={whyNot} onClick={send}>
          {t(isNote ? 'keepNote' : 'send')}
        </Button>
      </div>
    </div>
  );
};
