import { type ReactNode, Suspense, useCallback } from 'react';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { CrashDialog } from '../modal-host.tsx';
import type { OpeningAccountProps } from './opening-account.tsx';

// Most visits open no account.
const opening = lazyPart(() => import('./opening-account.tsx'), 'OpeningAccount');

// What could not be fetched for an earlier press is fetched again.
export const renewOpening = (): void => opening.renew();

export const OpeningPart = (props: OpeningAccountProps) => {
  const { onEnd } = props;
  const inDialog = useCallback((note: ReactNode) => <CrashDialog note={note} onClose={() => onEnd(false)} />, [onEnd]);
  return (
    <CrashBoundary frame={inDialog}>
      <Suspense fallback={null}>
        <opening.Part {...props} />
      </Suspense>
    </CrashBoundary>
  );
};
