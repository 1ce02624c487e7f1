import { ArrowLeftToLine, ArrowRightToLine, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ask } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useOnline } from '#ui/frame/use-online.ts';
import { chatCalls } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import type { ChatTalk } from './chat-talk.ts';
import type { AttachedLine } from './about-card.tsx';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat.module.css';
import type { Attaching } from './upload/use-attachment.ts';
import type { Side } from './corner/use-side.ts';

type Away = AnswerOf<typeof chatCalls.getConfig>['away'];

// What the operator says at hours in which nobody answers.
const useAway = (): Away => {
  const [away, setAway] = useState<Away>();
  useEffect(() => {
    const abort = new AbortController();
    void ask(chatCalls.getConfig, {}, { signal: abort.signal }).then((asked) => {
      if (asked.ok && !abort.signal.aborted) setAway(asked.answer.away);
    });
    return () => abort.abort();
  }, []);
  return away;
};

// A shorter loss of the connection is not reported.
const lostAfterMs = 2_000;

const useIsLost = (talk: ChatTalk): boolean => {
  const isOnline = useOnline();
  const isLost = talk.state().isLost || !isOnline;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isLost) return undefined;
    const timer = setTimeout(() => setIsLong(true), lostAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isLost]);
  return isLong;
};

// For people who cannot drag.
const MoveButton = ({ side, onMove }: { readonly side: Side; readonly onMove: (side: Side) => void }) => {
  const t = useTexts(chatStrings);
  const Icon = side === 'right' ? ArrowLeftToLine : ArrowRightToLine;
  return (
    <IconButton
      label={side === 'right' ? t('moveLeft') : t('moveRight')}
      icon={<Icon size={22} strokeWidth={1.75} />}
      onClick={() => onMove(side === 'right' ? 'left' : 'right')}
    />
  );
};

export interface ChatPanelProps {
  readonly talk: ChatTalk;
  readonly attaching: Attaching;
  readonly about: AttachedLine | null;
  readonly onAboutEnded: (() => void) | undefined;
  readonly side: Side;
  readonly onMove: (side: Side) => void;
  readonly onClose: () => void;
}

export const ChatPanel = ({ talk, attaching, about, onAboutEnded, side, onMove, onClose }: ChatPanelProps) => {
  const t = useTexts(chatStrings);
  const locale = useLocale();
  const away = useAway();
  const isLost = useIsLost(talk);
  return (
    <>
      <header className={styles['head']}>
        <h2>{t('title')}</h2>
        <MoveButton side={side} onMove={onMove} />
        <IconButton label={t('close')} icon={<X size={24} strokeWidth={1.75} />} onClick={onClose} />
      </header>
      <p role="status" className={styles['status']}>
        {isLost ? t('reconnecting') : null}
      </p>
      {away === undefined ? null : <p className={styles['away']}>{away[locale]}</p>}
      <ChatLog talk={talk} />
      <ChatComposer
        key={talk.owner.userId}
        talk={talk}
        attaching={attaching}
        about={about}
        onAboutEnded={onAboutEnded}
      />
    </>
  );
};
