import { apiBaseUrl } from '#ask/settings.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ChatButton, ChatMessage, OwnComplaint } from '../contract.ts';
import { chatStrings } from '../strings.ts';
import { AboutCard } from './about-card.tsx';
import { ChatPicture } from './chat-picture.tsx';
import styles from './chat-log.module.css';

// Only http(s) addresses and paths of our own host; anything else shows nothing.
const addressOf = (given: string | undefined): string | null => {
  if (given === undefined || given === '') return null;
  const url = URL.parse(given, apiBaseUrl() === '' ? location.origin : apiBaseUrl());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

interface ButtonsProps {
  readonly buttons: readonly ChatButton[];
  readonly onPress: (payload: string) => void;
}

const Buttons = ({ buttons, onPress }: ButtonsProps) => (
  <div className={styles['buttons']}>
    {buttons.map(({ title, payload }) => (
      <Button key={`${title} ${payload}`} onClick={() => onPress(payload)}>
        {title}
      </Button>
    ))}
  </div>
);

const Media = ({ path, type }: { readonly path: string | undefined; readonly type: string | undefined }) => {
  const t = useTexts(chatStrings);
  const address = addressOf(path);
  if (address === null) return null;
  if (type?.startsWith('video') === true) {
    return (
      <video
        controls
        playsInline
        preload="metadata"
        src={address}
        aria-label={plainText(t('video'))}
        className={styles['media']}
      >
        <track kind="captions" />
      </video>
    );
  }
  return <ChatPicture address={address} />;
};

export interface ChatContentProps {
  readonly message: ChatMessage['message'];
  // Quick replies vanish once something was written after them.
  readonly isLast: boolean;
  readonly complaints?: readonly OwnComplaint[];
  readonly onPress: (payload: string) => void;
}

// What a line shows. All text is text: nothing in it becomes a link or markup.
export const ChatContent = ({ message: { message_type, payload }, isLast, complaints, onPress }: ChatContentProps) => {
  const { message, buttons = [], fileType, filePath, name, image_url, subtitle, about } = payload;
  const hasButtons =
    message_type === 'quick_replies' ? isLast : message_type === 'buttons' || message_type === 'generic';
  return (
    <>
      {about === undefined ? null : (
        <AboutCard about={about} complaint={complaints?.find(({ complaintNo }) => complaintNo === about.complaintNo)} />
      )}
      {message_type === 'media' ? <Media path={filePath} type={fileType} /> : null}
      {message_type === 'generic' ? (
        <div className={styles['card']}>
          <Media path={image_url} type="image" />
          {name === undefined ? null : <p className={styles['name']}>{name}</p>}
          {subtitle === undefined ? null : <p className={styles['text']}>{subtitle}</p>}
        </div>
      ) : null}
      {message === undefined ? null : <p className={styles['text']}>{message}</p>}
      {hasButtons && buttons.length > 0 ? <Buttons buttons={buttons} onPress={onPress} /> : null}
    </>
  );
};
