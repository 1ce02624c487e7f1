import { CircleAlert } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { ChatMessage } from '../contract.ts';
import { mediaOfPath } from '../rules.ts';
import { chatStrings } from '../strings.ts';
import type { ChatTalk } from './chat-talk.ts';
import type { Pending } from './first-chat-state.ts';
import styles from './chat-log.module.css';

// What a line that the server has not taken yet will say.
export const messageOf = ({ type, text }: Pending): ChatMessage['message'] => ({
  message_type: type,
  payload: type === 'media' ? { fileType: mediaOfPath(text)?.kind, filePath: text } : { message: text },
});

interface PendingStateProps {
  readonly line: Pending;
  readonly talk: Pick<ChatTalk, 'retry' | 'drop'>;
}

// Another try is offered only where it can help.
export const PendingState = ({ line: { messageId, type, status, isFinal = false }, talk }: PendingStateProps) => {
  const t = useTexts(chatStrings);
  if (status === 'sending') return <p className={styles['quiet']}>{t('sending')}</p>;
  if (!isFinal)
    return (
      <div className={classNames(styles['way'], styles['failed'])}>
        <Button kind="text" icon={<CircleAlert size={18} strokeWidth={1.75} />} onClick={talk.retry}>
          {t('failed')}
        </Button>
      </div>
    );
  return (
    <>
      <p role="alert" className={styles['quiet']}>
        {t(type === 'media' ? 'fileGone' : 'notTaken')}
      </p>
      <div className={styles['way']}>
        <Button kind="text" onClick={() => talk.drop(messageId)}>
          {t('removeLine')}
        </Button>
      </div>
    </>
  );
};
