import { useState } from 'react';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { VideoName } from '../contract.ts';
import { howtoStrings } from '../strings.ts';
import styles from './howto-screen.module.css';
import { posterOf } from './poster-of.ts';
import type { Video } from './use-videos.ts';
import { WrittenSteps } from './written-steps.tsx';

export interface VideoModalProps {
  readonly video: Video;
  readonly isLoading: boolean;
  readonly onClose: () => void;
}

// The player exists only while the modal is open, and fetches the video only when it is started.
const Player = ({ video: { name, captions }, source }: { readonly video: Video; readonly source: string }) => {
  const t = useTexts(howtoStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const [hasFailed, setFailed] = useState(false);
  const again = <Button onClick={() => setFailed(false)}>{shared('retry')}</Button>;
  if (hasFailed) return <EmptyState text={t('videoFailed')} action={again} />;
  return (
    <video
      className={styles['player']}
      src={source}
      poster={posterOf(name)}
      aria-label={t(name)}
      controls
      playsInline
      preload="none"
      onError={() => setFailed(true)}
    >
      <track kind="captions" src={captions ?? undefined} srcLang={locale === 'la' ? 'lo' : locale} default />
    </video>
  );
};

const Coming = ({ name, isLoading }: { readonly name: VideoName; readonly isLoading: boolean }) => {
  const t = useTexts(howtoStrings);
  return (
    <figure>
      <img src={posterOf(name)} alt="" width={640} height={360} className={styles['player']} />
      <figcaption className={styles['coming']}>{isLoading ? '' : t('soon')}</figcaption>
    </figure>
  );
};

export const VideoModal = ({ video, isLoading, onClose }: VideoModalProps) => {
  const t = useTexts(howtoStrings);
  const { name, source } = video;
  return (
    <Dialog title={t(name)} isWide isBusy={source === null && isLoading} onClose={onClose}>
      {source === null ? (
        <Coming name={name} isLoading={isLoading} />
      ) : (
        <Player key={source} video={video} source={source} />
      )}
      <WrittenSteps of={name} />
    </Dialog>
  );
};
