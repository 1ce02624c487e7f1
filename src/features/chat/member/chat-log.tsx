import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { formatTime } from '#i18n/formats.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { chatStrings } from '../strings.ts';
import type { ChatTalk } from './chat-talk.ts';
import { ChatContent, type ChatContentProps } from './chat-content.tsx';
import { useComplaints } from './line-complaint.tsx';
import { messageOf, PendingState } from './pending-state.tsx';
import styles from './chat-log.module.css';

// The list follows new lines only for a reader who is this near to its end.
const nearPx = 60;

const dayOf = (at: string): string => formatDateTime(at).slice(0, 10);

interface LineProps extends ChatContentProps {
  // Written above the first line of a day.
  readonly day?: string | null;
  readonly isOwn: boolean;
  readonly status: string | undefined;
  readonly children: ReactNode;
}

const Line = ({ day = null, isOwn, status, children, ...content }: LineProps) => {
  const t = useTexts(chatStrings);
  return (
    <li className={classNames(styles['line'], isOwn && styles['own'])} data-status={status}>
      {day === null ? null : <p className={styles['day']}>{day}</p>}
      <span className="visually-hidden">{isOwn ? t('you') : t('support')}</span>
      <ChatContent {...content} />
      {children}
    </li>
  );
};

const Lines = ({ talk }: { readonly talk: ChatTalk }) => {
  const t = useTexts(chatStrings);
  const { lines, pending } = talk.state();
  const hasComplaint = talk.owner.userId !== null && lines.some(({ message }) => message.payload.about !== undefined);
  const complaints = useComplaints(hasComplaint, lines.at(-1)?.seq);
  const lastOwn = lines.findLast(({ sender }) => sender === 'customer')?.seq;
  const taken = lines.map((line, at) => {
    const day = dayOf(line.createdAt);
    const before = lines[at - 1];
    const isOwn = line.sender === 'customer';
    return (
      <Line
        key={line.messageId}
        day={before !== undefined && dayOf(before.createdAt) === day ? null : day}
        isOwn={isOwn}
        status={isOwn ? 'succeed' : undefined}
        message={line.message}
        complaints={complaints}
        isLast={at === lines.length - 1 && pending.length === 0}
        onPress={(payload) => talk.write(payload, 'postback')}
      >
        <p className={styles['quiet']}>
          <time dateTime={line.createdAt}>{formatTime(line.createdAt).slice(0, 5)}</time>
          {line.seq === lastOwn ? ` · ${t('sent')}` : null}
        </p>
      </Line>
    );
  });
  const waiting = pending.map((line) => (
    <Line
      key={line.messageId}
      isOwn
      status={line.status}
      message={messageOf(line)}
      isLast={false}
      onPress={() => undefined}
    >
      <PendingState line={line} talk={talk} />
    </Line>
  ));
  // One list, so that a line stays the same element once it was taken: a screen reader reads each once.
  return [...taken, ...waiting];
};

interface Reading {
  readonly last: string;
  readonly first: string;
  // How far the list could be scrolled when it was last looked at.
  readonly end: number;
}

const endOf = ({ scrollHeight, clientHeight }: HTMLElement): number => scrollHeight - clientHeight;

// Keeps the reader's place: at the end it follows, higher up it stays on the same line when older ones come above.
export const ChatLog = ({ talk }: { readonly talk: ChatTalk }) => {
  const t = useTexts(chatStrings);
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isNear = useRef(true);
  const before = useRef<Reading>({ last: '', first: '', end: 0 });
  const [hasNew, setHasNew] = useState(false);
  const { lines, pending, isLoaded, hasOlder } = talk.state();
  const first = lines[0]?.messageId ?? '';
  const last = (pending.at(-1) ?? lines.at(-1))?.messageId ?? '';
  const toEnd = (): void => {
    const element = log.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
    setHasNew(false);
  };
  useLayoutEffect(() => {
    const element = log.current;
    if (element === null) return;
    const known = before.current;
    const end = endOf(element);
    before.current = { first, last, end };
    if (known.first !== first && known.first !== '') element.scrollTop += end - known.end;
    // A list that does not fill its room cannot be scrolled to its top.
    if (hasOlder && end <= 0 && element.clientHeight > 0) void talk.loadOlder();
    if (known.last === last) return;
    if (isNear.current || pending.length > 0) element.scrollTop = element.scrollHeight;
    else setHasNew(true);
  }, [first, last, pending.length, hasOlder, talk]);
  const lastSeq = lines.at(-1)?.seq;
  useEffect(() => {
    const see = (): void => {
      if (isNear.current) talk.markSeen();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [lastSeq, talk]);
  // A picture that arrives makes the list longer; the keyboard of a phone, or what the operator says above, makes less of it
  // visible.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const element = log.current;
      if (element === null) return;
      if (isNear.current) element.scrollTop = element.scrollHeight;
      before.current = { ...before.current, end: endOf(element) };
    });
    for (const element of [log.current, list.current]) if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scroll = (): void => {
    const element = log.current;
    if (element === null) return;
    // A picture may have arrived since, or the field below become lower; until the observer has followed it, the reader has
    // not left the end.
    isNear.current = Math.min(before.current.end, endOf(element)) - element.scrollTop <= nearPx;
    if (isNear.current) {
      setHasNew(false);
      talk.markSeen();
    }
    if (element.scrollTop <= 0) void talk.loadOlder();
  };
  return (
    <div className={styles['room']}>
      <div
        ref={log}
        className={styles['log']}
        onScroll={scroll}
        role="log"
        // Without it the keyboard of some browsers cannot scroll it.
        tabIndex={0}
        aria-label={plainText(t('title'))}
      >
        {isLoaded && lines.length + pending.length === 0 ? <p className={styles['empty']}>{t('empty')}</p> : null}
        <ol ref={list} className={styles['lines']}>
          <Lines talk={talk} />
        </ol>
      </div>
      {hasNew ? (
        <button type="button" className={styles['pill']} onClick={toEnd}>
          {t('newMessages')}
        </button>
      ) : null}
    </div>
  );
};
