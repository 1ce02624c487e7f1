import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import type { SavedReply } from '../office-contract.ts';
import { messageLengthMax } from '../rules.ts';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';
import { useFoundReplies } from './replies/use-found-replies.ts';

export interface ReplyFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly isNote: boolean;
  readonly language: keyof SavedReply['texts'];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
}

// Where an answer is written. A slash at its beginning offers the saved replies: arrows, Enter and Escape choose.
export const ReplyField = ({ ref, label, isNote, language, text, onText, onSend }: ReplyFieldProps) => {
  const t = useTexts(chatOfficeStrings);
  const id = useId();
  const { found } = useFoundReplies(isNote ? '' : text);
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isOpen = found.length > 0 && closedFor !== text;
  const active = Math.min(at, found.length - 1);
  const insert = (reply: SavedReply | undefined): void => {
    if (reply !== undefined) onText(reply.texts[language]);
    setAt(0);
  };
  const choose = (event: KeyboardEvent): boolean => {
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (event.key === 'Escape') setClosedFor(text);
    else if (event.key === 'Enter' || event.key === 'Tab') insert(found[active]);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const isChosen = isOpen && choose(event);
    const isSent = !isChosen && event.key === 'Enter' && !event.shiftKey;
    if (isChosen || isSent) event.preventDefault();
    if (isSent) onSend();
    // The single keys of the screen work outside of the field.
    if (!isChosen && event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <div className={styles['reply']}>
      <textarea
        ref={ref}
        className={classNames(styles['area'], isNote && styles['note-area'])}
        rows={2}
        maxLength={messageLengthMax}
        aria-label={label}
        placeholder={isNote ? undefined : plainText(t('shortHint'))}
        aria-describedby={`${id}-hint`}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${String(active)}` : undefined}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={plainText(t('replies'))}
        hidden={!isOpen}
        className={styles['found']}
      >
        {found.map((reply, place) => (
          <li
            key={reply.replyId}
            id={`${id}-${String(place)}`}
            role="option"
            aria-selected={place === active}
            onPointerDown={(event) => {
              event.preventDefault();
              insert(reply);
            }}
          >
            <b>/{reply.shortcut}</b> {reply.texts[language]}
          </li>
        ))}
      </ul>
      <p id={`${id}-hint`} className={isNote ? styles['quiet'] : 'visually-hidden'}>
        {t(isNote ? 'noteHint' : 'hint')}
      </p>
    </div>
  );
};
