import { Play } from 'lucide-react';
import { useState } from 'react';
import { formatCountdown } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { VideoName } from '../contract.ts';
import { howtoStrings } from '../strings.ts';
import styles from './howto-screen.module.css';
import { posterOf } from './poster-of.ts';
import { useVideos, type Video } from './use-videos.ts';
import { VideoModal } from './video-modal.tsx';

const VideoCard = ({ video: { name, seconds }, onOpen }: { readonly video: Video; readonly onOpen: () => void }) => {
  const t = useTexts(howtoStrings);
  return (
    <button type="button" className={styles['card']} onClick={onOpen}>
      <span className={styles['poster']}>
        <img src={posterOf(name)} alt="" width={640} height={360} />
        <span className={styles['play']}>
          <Play size={18} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
        </span>
      </span>
      <span className={styles['title']}>{t(name)}</span>
      {seconds === null ? null : <span className={styles['length']}>{formatCountdown(seconds * 1_000)}</span>}
    </button>
  );
};

// The five instruction videos, each opened in a modal.
export const HowtoScreen = () => {
  const t = useTexts(howtoStrings);
  const { videos, isLoading } = useVideos();
  const [open, setOpen] = useState<VideoName | null>(null);
  const shown = videos.find(({ name }) => name === open);
  return (
    <div className={styles['screen']}>
      <header>
        <h1 tabIndex={-1}>{t('howto')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
      </header>
      <ul className={styles['videos']}>
        {videos.map((video) => (
          <li key={video.name}>
            <VideoCard video={video} onOpen={() => setOpen(video.name)} />
          </li>
        ))}
      </ul>
      {shown === undefined ? null : <VideoModal video={shown} isLoading={isLoading} onClose={() => setOpen(null)} />}
    </div>
  );
};
