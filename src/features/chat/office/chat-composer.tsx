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
import { answerIn, buttonsMax, noExtras, problemOf } from './extras.ts';
import { ReplyField } from './reply-field.tsx';
import { StaffFileRow } from './staff-file-row.tsx';
import styles from './chats.module.css';
import { type OpenChat, useAnswer, useNote } from './use-chats.ts';
import { useStaffFile } from './use-staff-file.ts';

export interface ChatComposerProps {
  readonly conversation: OpenChat['conversation'];
  readonly onTyping: (isTyping: boolean) => void;
}

const languages = { th: 'th', lo: 'la', en: 'en' } as const;

// Writes to the customer, or with N a note to colleagues.
export const ChatComposer = ({ conversation, onTyping }: ChatComposerProps) => {
  const { conversationId, lastSeq: after, heldBy, heldByName, isMine, language } = conversation;
  const t = useTexts(chatOfficeStrings);
  const refusalText = useRefusalText();
  const [answer, note] = [useAnswer(), useNote()];
  const whyNotRole = useWhyNot(chatOfficeCalls.answer);
  const [isNote, setIsNote] = useState(false);
  const [text, setText] = useState('');
  const [extras, setExtras] = useState(noExtras);
  const [answered, setAnswered] = useState(0);
  const attached = useStaffFile(conversationId);
  const area = useRef<HTMLTextAreaElement>(null);
  // One id for what is sent, kept over repeats, so that a lost answer is not written twice; changed, it is another answer.
  const sending = useRef({ what: '', id: '' });
  const idOf = (what: string): string => {
    if (sending.current.what !== what) sending.current = { what, id: requestKey() };
    return sending.current.id;
  };
  const change = (typed: string): void => {
    setText(typed);
    onTyping(typed.trim() !== '');
  };
  const focusAs = (asNote: boolean) => (): void => {
    setIsNote(asNote);
    area.current?.focus();
  };
  useShortcut('n', t('note'), whyNotRole === null ? focusAs(true) : null);
  const isOthers = heldBy !== null && !isMine;
  const written = { text, extras, path: attached.file.path };
  const whyNotAnswer = (): string | null => {
    if (isOthers) return t('takeFirst', { name: heldByName ?? '' });
    const problem = problemOf(written);
    return problem === null ? null : t(problem, { n: buttonsMax });
  };
  const whyNot = whyNotRole ?? (isNote ? null : whyNotAnswer());
  // What was typed meanwhile stays, and so does the text beside a card, which goes without it.
  const sent = (): void => {
    sending.current = { what: '', id: '' };
    const said = isNote || extras.kind !== 'card' ? text : '';
    setText((now) => (now.startsWith(said) ? now.slice(said.length).trimStart() : now));
    onTyping(false);
    if (isNote) return;
    setExtras(noExtras);
    setAnswered(answered + 1);
    attached.drop();
  };
  const send = (): void => {
    if (whyNot !== null || answer.isPending || note.isPending) return;
    if (isNote) {
      if (text.trim() !== '') note.mutate({ conversationId, noteId: idOf(text), text }, { onSuccess: sent });
      return;
    }
    const ready = answerIn(written);
    const isUploading = attached.file.name !== null && attached.file.path === null;
    if (ready !== null && !isUploading)
      answer.mutate({ conversationId, messageId: idOf(JSON.stringify(ready)), after, ...ready }, { onSuccess: sent });
  };
  const error = isNote ? note.error : answer.error;
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
        onText={change}
        onSend={send}
      />
      {isNote ? null : (
        <div className={styles['tools']}>
          <StaffFileRow attached={attached} />
          <ChatExtras key={answered} extras={extras} onChange={setExtras} />
        </div>
      )}
      {error === null ? null : <InlineError>{refusalText(error.refusal.message)}</InlineError>}
      <Button kind="filled" isMain isBusy={answer.isPending || note.isPending} blockedBecause={whyNot} onClick={send}>
        {t(isNote ? 'keepNote' : 'send')}
      </Button>
    </div>
  );
};
