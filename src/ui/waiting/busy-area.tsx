import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Spinner } from './spinner.tsx';
import { useWaiting } from './use-waiting.ts';
import styles from './waiting.module.css';
import { waitingTexts } from './waiting-texts.ts';

export interface BusyAreaProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

// Covers its content with a light veil while a call runs, never before 200 ms have passed.
export const BusyArea = ({ isBusy, children }: BusyAreaProps) => {
  const t = useTexts(waitingTexts);
  const waiting = useWaiting(isBusy);
  return (
    <div className={styles['area']} aria-busy={isBusy}>
      {children}
      <div role="status" className={waiting === 'hidden' ? 'visually-hidden' : styles['veil']}>
        {waiting === 'hidden' ? null : (
          <>
            <Spinner />
            <span>{waiting === 'long' ? t('stillWorking') : t('loading')}</span>
          </>
        )}
      </div>
    </div>
  );
};
