import { CircleAlert } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { mediaOfPath } from '../rules.ts';
import { chatStrings } from '../strings.ts';
import { ChatContent } from './chat-content.tsx';
import type { ChatTalk } from './chat-talk.ts';
import type { Pending } from './first-chat-state.ts';
import styles from './chat-log.module.css';

interface PendingLineProps {
  readonly line: Pending;
  readonly talk: Pick<ChatTalk, 'retry' | 'drop'>;
}

// Another try is offered only where it can help.
const State = ({ line: { messageId, type, status, isFinal = false }, talk }: PendingLineProps) => {
  const t = useTexts(chatStrings);
  if (status === 'sending') return <p className={styles['quiet']}>{t('sending')}</p>;
  if (!isFinal)
    return (
      <div className={styles['failed']}>
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
      <Button kind="text" onClick={() => talk.drop(messageId)}>
        {t('removeLine')}
      </Button>
    </>
  );
};

// A line that the server has not taken yet.
export const PendingLine = ({ line, talk }: PendingLineProps) => {
  const t = useTexts(chatStrings);
  return (
    <li className={classNames(styles['line'], styles['own'])} data-status={line.status}>
      <span className="visually-hidden">{t('you')}</span>
      {line.type === 'media' ? (
        <ChatContent
          message={{ message_type: 'media', payload: { fileType: mediaOfPath(line.text)?.kind, filePath: line.text } }}
          isLast={false}
          onPress={() => undefined}
        />
      ) : (
        <p className={styles['text']}>{line.text}</p>
      )}
      <State line={line} talk={talk} />
    </li>
  );
};
