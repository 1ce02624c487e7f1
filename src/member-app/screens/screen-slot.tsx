import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from '#ui/frame/router.ts';
import { plainText } from '#i18n/plain-text.ts';
import { type Row, useRow } from '#i18n/texts.ts';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { useWaiting } from '#ui/waiting/use-waiting.ts';
import { useAppName, useRecordArrival } from '../app-frame.tsx';
import { isFrameDrawn } from '../first-paint/drawn-frame.ts';
import styles from './screens.module.css';

export const ScreenSkeleton = () => {
  const isShown = useWaiting(true, isFrameDrawn()) !== 'hidden';
  return (
    <div className={styles['skeleton']} aria-busy="true">
      {isShown ? (
        <>
          <Skeleton />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      ) : null}
    </div>
  );
};

// Inside the suspended part, so that it runs when the screen itself is loaded.
const Arrival = ({ children }: { readonly children: ReactNode }) => {
  const recordArrival = useRecordArrival();
  useEffect(() => {
    if (recordArrival()) document.querySelector<HTMLElement>('h1')?.focus();
    // Presses made before the app was there come now: see first-paint/early.ts.
    document.dispatchEvent(new Event('app-ready'));
  }, [recordArrival]);
  return children;
};

export interface ScreenSlotProps {
  readonly title: Row;
  readonly children: ReactNode;
}

// A screen with its title, its skeleton, its crash boundary, and the focus on its heading after navigation.
export const ScreenSlot = ({ title, children }: ScreenSlotProps) => {
  const text = useRow(title);
  const appName = useAppName();
  const { pathname } = useLocation();
  const pageTitle = plainText(`${text}, ${appName}`);
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <CrashBoundary resetBy={pathname}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Arrival key={pathname}>{children}</Arrival>
      </Suspense>
    </CrashBoundary>
  );
};
