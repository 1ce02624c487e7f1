import { MessageCircle, X } from 'lucide-react';
import { type AnimationEvent, useEffect, useRef, useState } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { closeByBack } from '#ui/overlays/back-entries.ts';
import { chatStrings } from '../strings.ts';
import type { AttachedLine } from './about-card.tsx';
import { ChatPanel } from './chat-panel.tsx';
import styles from './chat.module.css';
import { useChat } from './use-chat.ts';

// Open and closed begin when the animation between them has ended.
type Phase = 'closed' | 'opening' | 'open' | 'closing';

const inviteAfterMs = 100;
const inviteKey = 'chat-invited';
const badgeMax = 9;

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
  return (
    <div className={styles['invite']}>
      <button type="button" className={styles['invite-text']} onClick={onOpen}>
        {t('invite')}
      </button>
      <IconButton label={t('closeInvite')} icon={<X size={18} strokeWidth={1.75} />} onClick={onEnd} />
    </div>
  );
};

export interface ChatWidgetProps {
  // Null for a visitor.
  readonly memberId: string | null;
  // The chat opens at once, with this line of the statement attached to the next message.
  readonly about?: AttachedLine | null;
  // The line was sent with a message, or taken off.
  readonly onAboutEnded?: () => void;
}

export const ChatWidget = ({ memberId, about = null, onAboutEnded }: ChatWidgetProps) => {
  const t = useTexts(chatStrings);
  const [phase, setPhase] = useState<Phase>(about === null ? 'closed' : 'opening');
  const bubble = useRef<HTMLButtonElement>(null);
  const invite = useInvite();
  const isOpen = phase === 'open' || phase === 'opening';
  const talk = useChat(memberId, isOpen);
  const { lines, seenSeq } = talk.state();
  const unread = lines.filter(({ sender, seq }) => sender === 'support' && seq > seenSeq).length;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setPhase('closing');
    };
    addEventListener('keydown', press);
    const forgetBack = closeByBack(() => setPhase('closing'));
    return () => {
      removeEventListener('keydown', press);
      forgetBack();
    };
  }, [isOpen]);
  const open = (): void => {
    invite.end();
    setPhase('opening');
  };
  const finish = ({ target, currentTarget }: AnimationEvent): void => {
    if (target !== currentTarget) return;
    if (phase === 'opening') setPhase('open');
    if (phase !== 'closing') return;
    setPhase('closed');
    requestAnimationFrame(() => bubble.current?.focus());
  };
  if (phase !== 'closed') {
    return (
      <section
        aria-label={plainText(t('title'))}
        className={classNames(styles['panel'], phase === 'closing' && styles['leaving'])}
        data-phase={phase}
        onAnimationEnd={finish}
      >
        <ChatPanel talk={talk} about={about} onAboutEnded={onAboutEnded} onClose={() => setPhase('closing')} />
      </section>
    );
  }
  return (
    <div className={styles['corner']}>
      {invite.isShown ? <Invite onOpen={open} onEnd={invite.end} /> : null}
      <button ref={bubble} type="button" className={styles['bubble']} aria-label={plainText(t('open'))} onClick={open}>
        <MessageCircle size={26} strokeWidth={1.75} aria-hidden="true" />
        {unread === 0 ? null : (
          <span className={styles['badge']}>
            <span aria-hidden="true">{unread > badgeMax ? `${String(badgeMax)}+` : unread}</span>
            <span className="visually-hidden">{t('unread', { n: unread })}</span>
          </span>
        )}
      </button>
    </div>
  );
};
