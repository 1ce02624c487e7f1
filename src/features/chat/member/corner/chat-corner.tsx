import { CircleAlert, MessageCircle, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { chatStrings } from '../../strings.ts';
import styles from './chat-corner.module.css';
import type { Attachment } from '../upload/chat-upload.ts';
import { useClearView } from './use-clear-view.ts';
import { useLift } from './use-lift.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { unreadTexts } from './unread-texts.ts';
import { type Side, useDrag } from './use-side.ts';

const inviteAfterMs = 100;
const inviteKey = 'chat-invited';

// Once per session, and never again after the chat was opened.
const useInvite = (): { readonly isShown: boolean; readonly end: () => void } => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (readStored('session', inviteKey) !== null) return undefined;
    const timer = setTimeout(() => setIsShown(true), inviteAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    isShown,
    end: () => {
      store('session', inviteKey, '1');
      setIsShown(false);
    },
  };
};

const Invite = ({ onOpen, onEnd }: { readonly onOpen: () => void; readonly onEnd: () => void }) => {
  const t = useTexts(chatStrings);
  const element = useRef<HTMLDivElement>(null);
  const isClear = useClearView(element);
  return (
    <div ref={element} className={classNames(styles['invite'], !isClear && styles['hidden'])}>
      <button type="button" className={styles['invite-text']} onClick={onOpen}>
        {t('invite')}
      </button>
      <IconButton label={t('closeInvite')} icon={<X size={18} strokeWidth={1.75} />} onClick={onEnd} />
    </div>
  );
};

// What is wrong or on its way in the closed chat, for eyes and in words.
const useMarks = ({ unread, attachment, hasFailed }: Pick<ChatCornerProps, 'unread' | 'attachment' | 'hasFailed'>) => {
  const t = useTexts(chatStrings);
  const ofUnread = useTexts(unreadTexts);
  const percent = Math.round((attachment?.part ?? 0) * 100);
  const isFileFailed = attachment?.status === 'failed';
  const isFailed = isFileFailed || hasFailed;
  const file = attachment === null ? null : isFileFailed ? t('fileFailed') : t('uploading', { percent });
  const said = [
    t('open'),
    unread === 0 ? null : ofUnread(unread === 1 ? 'unreadOne' : 'unread', { n: unread }),
    hasFailed ? t('lineFailed') : null,
    file,
  ];
  return {
    name: said.filter((one) => one !== null).join(', '),
    file: isFailed ? <CircleAlert size={16} strokeWidth={2.5} /> : attachment === null ? null : `${String(percent)}%`,
    isFailed,
  };
};

export interface ChatCornerProps {
  readonly bubble: RefObject<HTMLButtonElement | null>;
  readonly unread: number;
  readonly attachment: Attachment | null;
  // A line could not be sent.
  readonly hasFailed: boolean;
  readonly side: Side;
  readonly onMove: (side: Side) => void;
  readonly onOpen: () => void;
}

// The closed chat. It is moved to the other side of the screen by dragging or by the arrow keys.
export const ChatCorner = (props: ChatCornerProps) => {
  const { bubble, side, onMove, onOpen } = props;
  const invite = useInvite();
  const marks = useMarks(props);
  const { shiftPx, wasDragged, handlers } = useDrag(onMove);
  const corner = useRef<HTMLDivElement>(null);
  const liftPx = useLift(corner, side);
  const open = (): void => {
    invite.end();
    onOpen();
  };
  const press = ({ detail }: MouseEvent): void => {
    // A press by keyboard has detail 0.
    if (detail === 0 || !wasDragged()) open();
  };
  const moveByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') onMove('left');
    if (key === 'ArrowRight') onMove('right');
  };
  return (
    <div
      ref={corner}
      className={styles['corner']}
      data-side={side}
      style={{ translate: `${String(shiftPx)}px ${String(-liftPx)}px` }}
    >
      {invite.isShown && shiftPx === 0 ? (
        <Invite key={`${side} ${String(liftPx)}`} onOpen={open} onEnd={invite.end} />
      ) : null}
      <button
        ref={bubble}
        type="button"
        className={styles['bubble']}
        aria-label={plainText(marks.name)}
        aria-keyshortcuts={side === 'right' ? 'ArrowLeft' : 'ArrowRight'}
        onClick={press}
        onKeyDown={moveByKey}
        {...handlers}
      >
        <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
        <UnreadBadge unread={props.unread} className={styles['unread']} />
        {marks.file === null ? null : (
          <span className={classNames(styles['file'], marks.isFailed && styles['failed'])} aria-hidden="true">
            {marks.file}
          </span>
        )}
      </button>
    </div>
  );
};
