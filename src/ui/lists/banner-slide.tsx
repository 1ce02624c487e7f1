import type { ReactNode } from 'react';
import { plainText } from '#i18n/plain-text.ts';
import styles from './banners.module.css';

export interface BannerSlideProps {
  readonly title: string;
  // Counted from 0.
  readonly place: number;
  readonly total: number;
  // Of the words that say the place.
  readonly placeId?: string;
  readonly children: ReactNode;
}

// The banner that is shown, with its place among the others if there are any.
export const BannerSlide = ({ title, place, total, placeId, children }: BannerSlideProps) => {
  const isOnly = total === 1;
  return (
    <div>
      <div
        role="group"
        aria-roledescription="carousel"
        aria-live="polite"
        aria-label={isOnly ? plainText(title) : `${plainText(title)} ${place + 1}/${total}`}
      >
        {children}
      </div>
      {isOnly ? null : (
        <p id={placeId} className={styles['place']} aria-hidden="true">
          {place + 1} / {total}
        </p>
      )}
    </div>
  );
};
