import { useState } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { mediaOfPath } from '../rules.ts';
import { chatOfficeStrings } from './chat-office-strings.ts';
import styles from './chats.module.css';

// A picture or video that somebody uploaded to a talk; an address from elsewhere is never loaded.
export const ChatMedia = ({ path }: { readonly path: string | undefined }) => {
  const t = useTexts(chatOfficeStrings);
  const [isGone, setIsGone] = useState(false);
  const media = mediaOfPath(path);
  if (media === null || isGone) return <p>{t('noPicture')}</p>;
  if (media.kind === 'image')
    return (
      // A slip is read in its full size.
      <a href={path} target="_blank" rel="noopener noreferrer">
        <img className={styles['picture']} alt={plainText(t('picture'))} src={path} onError={() => setIsGone(true)} />
      </a>
    );
  return (
    <video
      controls
      playsInline
      preload="metadata"
      src={path}
      aria-label={plainText(t('video'))}
      className={styles['picture']}
      onError={() => setIsGone(true)}
    >
      <track kind="captions" />
    </video>
  );
};
