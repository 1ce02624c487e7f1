import { type ReactNode, useId, useState } from 'react';
import type { Banner } from '#contract/banners.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { WaitingDialog } from '../overlays/waiting-dialog.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { BannerView } from './banner-view.tsx';
import styles from './banners.module.css';

export interface BannersFirstProps {
  readonly title: string;
  // Missing until they were read; a failure counts as none.
  readonly banners: readonly Banner[] | undefined;
  readonly onClose: () => void;
  // What the last banner leads to, also if the banners are closed before it, and what opens at once without banners.
  readonly children: ReactNode;
}

// One banner at a time, moved by the member alone.
export const BannersFirst = ({ title, banners, onClose, children }: BannersFirstProps) => {
  const shared = useTexts(sharedTexts);
  const [place, setPlace] = useState(0);
  const placeId = useId();
  const banner = banners?.[place];
  if (banners === undefined) return <WaitingDialog title={title} onClose={onClose} />;
  if (banner === undefined) return children;
  const footer = (
    <div className={styles['ways']}>
      {banners.length === 1 ? null : (
        <Button isMain isDisabled={place === 0} aria-describedby={placeId} onClick={() => setPlace(place - 1)}>
          {shared('previous')}
        </Button>
      )}
      <Button kind="filled" isMain onClick={() => setPlace(place + 1)}>
        {shared('next')}
      </Button>
    </div>
  );
  return (
    <Dialog title={title} onClose={() => setPlace(banners.length)} footer={footer}>
      <BannerSlide title={title} place={place} total={banners.length} placeId={placeId}>
        <BannerView banner={banner} alt={title} />
      </BannerSlide>
    </Dialog>
  );
};
