import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import type { ChatMessage } from '../contract.ts';
import type { ChatNote } from '../office-contract.ts';
import { ChatMedia } from './chat-media.tsx';
import { chatOfficeStrings } from './chat-office-strings.ts';
import { ComplaintCard } from './complaints/complaint-card.tsx';
import styles from './chats.module.css';
import type { OpenChat } from './use-chats.ts';

// What a line shows the customer, and which buttons it has there. All text is text.
const Content = ({ message: { message_type, payload } }: { readonly message: ChatMessage['message'] }) => {
  const t = useTexts(chatOfficeStrings);
  const { message, name, subtitle, image_url, filePath, buttons = [] } = payload;
  return (
    <>
      {message_type === 'media' ? <ChatMedia path={filePath} /> : null}
      {image_url === undefined ? null : <ChatMedia path={image_url} />}
      {name === undefined ? null : <p className={styles['name']}>{name}</p>}
      {[subtitle, message].map((text, at) =>
        text === undefined ? null : (
          <p key={at === 0 ? 'subtitle' : 'message'} className={styles['text']}>
            {text}
          </p>
        ),
      )}
      {buttons.length === 0 ? null : (
        <ul className={styles['titles']} aria-label={plainText(t('buttons'))}>
          {buttons.map(({ title, payload: sent }) => (
            <li key={`${title} ${sent}`}>{title}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const Note = ({ note: { text, by, createdAt } }: { readonly note: ChatNote }) => {
  const t = useTexts(chatOfficeStrings);
  return (
    <li className={styles['note']}>
      <p className={styles['quiet']}>{t('noteBy', { name: by })}</p>
      <p className={styles['text']}>{text}</p>
      <time className={styles['quiet']} dateTime={createdAt}>
        {formatDateTime(createdAt)}
      </time>
    </li>
  );
};

// The newest of our lines that the customer has read, the newest that reached the customer, and the newest there is.
const marksOf = ({ messages, readSeq, deliveredSeq }: OpenChat) => {
  const newestUpTo = (most: number): number | undefined =>
    messages.find(({ sender, seq }) => sender === 'support' && seq <= most)?.seq;
  return new Map(
    (
      [
        [Infinity, 'storedTo'],
        [deliveredSeq, 'deliveredTo'],
        [readSeq, 'readTo'],
      ] as const
    ).map(([most, mark]) => [newestUpTo(most), mark] as const),
  );
};

type MarkName = 'storedTo' | 'deliveredTo' | 'readTo';

const Mark = ({ mark }: { readonly mark: MarkName | undefined }) => {
  const t = useTexts(chatOfficeStrings);
  return mark === undefined ? null : ` · ${t(mark)}`;
};

type Entry = { readonly at: string; readonly line: ChatMessage } | { readonly at: string; readonly note: ChatNote };

// Notes stand where they were written; on an earlier page only those between its lines.
const entriesOf = ({ messages, notes }: OpenChat, isNewest: boolean): Entry[] => {
  const [newest, oldest] = [messages[0]?.createdAt ?? '', messages.at(-1)];
  const from = oldest === undefined || oldest.seq === 1 ? '' : oldest.createdAt;
  const shown = notes.filter(({ createdAt }) => createdAt >= from && (isNewest || createdAt <= newest));
  // Lines keep the order of their numbers, whatever the clocks of several servers say.
  const entries: Entry[] = messages.toReversed().map((line) => ({ at: line.createdAt, line }));
  for (const note of shown) {
    const before = entries.findLastIndex(({ at }) => at <= note.createdAt);
    entries.splice(before + 1, 0, { at: note.createdAt, note });
  }
  return entries;
};

// A reader this near to the end follows new lines.
const nearPx = 60;

// Opens at its end and stays there as lines come and pictures arrive, unless the reader has gone up.
export const ChatLines = ({ chat, isNewest }: { readonly chat: OpenChat; readonly isNewest: boolean }) => {
  const t = useTexts(chatOfficeStrings);
  const { messages, notes } = chat;
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isNear = useRef(true);
  // How far the talk could be scrolled when it was last looked at.
  const end = useRef(0);
  const last = messages[0]?.seq ?? 0;
  const toEnd = useEffectEvent((): void => {
    const element = log.current;
    if (element === null) return;
    if (isNewest && isNear.current) element.scrollTop = element.scrollHeight;
    end.current = element.scrollHeight - element.clientHeight;
  });
  useLayoutEffect(() => toEnd(), [last, notes.length, isNewest]);
  useEffect(() => {
    const observer = new ResizeObserver(() => toEnd());
    for (const element of [log.current, list.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const marks = marksOf(chat);
  return (
    <div
      ref={log}
      role="log"
      // Without it the keyboard of some browsers cannot scroll it.
      tabIndex={0}
      aria-label={plainText(t('talk'))}
      className={styles['log']}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // A picture may have arrived since, or the pane become higher; until the observer has followed it, the reader has
        // not left the end.
        isNear.current = Math.min(end.current, scrollHeight - clientHeight) - scrollTop <= nearPx;
      }}
    >
      <ol ref={list} className={styles['lines']}>
        {entriesOf(chat, isNewest).map((entry) =>
          'note' in entry ? (
            <Note key={entry.note.noteId} note={entry.note} />
          ) : (
            <li
              key={entry.line.seq}
              className={classNames(styles['line'], entry.line.sender === 'support' && styles['own'])}
            >
              <span className="visually-hidden">{t(entry.line.sender)}</span>
              <ComplaintCard
                about={entry.line.message.payload.about}
                memberId={chat.conversation.memberId}
                complaints={chat.complaints}
              />
              <Content message={entry.line.message} />
              <p className={styles['quiet']}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                <Mark mark={marks.get(entry.line.seq)} />
              </p>
            </li>
          ),
        )}
      </ol>
    </div>
  );
};
