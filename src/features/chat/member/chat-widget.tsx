import { type AnimationEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#ui/class-names.ts';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import { keepTabInside } from '#ui/overlays/use-modal-element.ts';
import { chatStrings } from '../strings.ts';
import type { AttachedLine } from './about-card.tsx';
import { ChatCorner } from './corner/chat-corner.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';
import styles from './chat.module.css';
import { useAttachment } from './upload/use-attachment.ts';
import { useChat } from './use-chat.ts';
import { useChatFrame } from './use-chat-frame.ts';
import { useSide } from './corner/use-side.ts';

// Open and closed begin when the animation between them has ended.
type Phase = 'closed' | 'opening' | 'open' | 'closing';

interface FrameProps extends ChatPanelProps {
  readonly phase: Phase;
  readonly onPhase: (phase: Phase) => void;
}

const ChatFrame = ({ phase, onPhase, ...panel }: FrameProps) => {
  const t = useTexts(chatStrings);
  const frame = useRef<HTMLDialogElement>(null);
  const { onClose, side } = panel;
  const isModal = useChatFrame(frame, { onDismiss: onClose, onGone: () => onPhase('closed') });
  const finish = ({ target, currentTarget }: AnimationEvent): void => {
    if (target !== currentTarget) return;
    if (phase === 'opening') onPhase('open');
    if (phase === 'closing') onPhase('closed');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (isModal && event.key === 'Tab' && keepTabInside(event.currentTarget, event.shiftKey)) event.preventDefault();
  };
  return (
    <dialog
      ref={frame}
      aria-label={plainText(t('title'))}
      aria-modal={isModal || undefined}
      className={classNames(styles['panel'], phase === 'closing' && styles['leaving'])}
      data-phase={phase}
      data-side={side}
      onAnimationEnd={finish}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // A cancelled choice of a file inside says the same.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <ChatPanel {...panel} />
      {isModal ? <ToastRegion place="modal" /> : null}
    </dialog>
  );
};

export interface ChatWidgetProps {
  // Null for a visitor.
  readonly memberId: string | null;
  // The chat opens at once, with this line of the statement attached to the next message.
  readonly about?: AttachedLine | null;
  // The line was sent with a message, or taken off.
  readonly onAboutEnded?: () => void;
  // The server knows that more was read.
  readonly onRead?: () => void;
}

export const ChatWidget = ({ memberId, about = null, onAboutEnded, onRead }: ChatWidgetProps) => {
  const [phase, setPhase] = useState<Phase>(about === null ? 'closed' : 'opening');
  const [side, move] = useSide();
  const bubble = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(phase !== 'closed');
  const isOpen = phase === 'open' || phase === 'opening';
  const talk = useChat(memberId, isOpen, onRead);
  const attaching = useAttachment(talk, isOpen);
  const { lines, pending, seenSeq } = talk.state();
  const unread = lines.filter(({ sender, seq }) => sender === 'support' && seq > seenSeq).length;
  useEffect(() => {
    if (phase === 'closed' && wasOpen.current) bubble.current?.focus();
    wasOpen.current = phase !== 'closed';
  }, [phase]);
  if (phase === 'closed') {
    return (
      <ChatCorner
        bubble={bubble}
        unread={unread}
        attachment={attaching.attachment}
        hasFailed={pending.some(({ status }) => status === 'failed')}
        side={side}
        onMove={move}
        onOpen={() => setPhase('opening')}
      />
    );
  }
  return (
    <ChatFrame
      phase={phase}
      onPhase={setPhase}
      talk={talk}
      attaching={attaching}
      about={about}
      onAboutEnded={onAboutEnded}
      side={side}
      onMove={move}
      onClose={() => setPhase('closing')}
    />
  );
};
