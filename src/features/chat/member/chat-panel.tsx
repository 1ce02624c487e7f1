import { X } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { chatStrings } from '../strings.ts';
import type { ChatTalk } from './chat-talk.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import styles from './chat.module.css';

export interface ChatPanelProps {
  readonly talk: ChatTalk;
  readonly onClose: () => void;
}

export const ChatPanel = ({ talk, onClose }: ChatPanelProps) => {
  const t = useTexts(chatStrings);
  return (
    <>
      <header className={styles['head']}>
        <h2>{t('title')}</h2>
        <IconButton label={t('close')} icon={<X size={24} strokeWidth={1.75} />} onClick={onClose} />
      </header>
      <p role="status" className={styles['status']}>
        {talk.state().isLost ? t('reconnecting') : null}
      </p>
      <ChatLog talk={talk} />
      <ChatComposer talk={talk} />
    </>
  );
};
