import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';

const webViews = /\bLine\/|FBAN|FBAV|Instagram|TikTok|musical_ly|BytedanceWebview/;

const { Part } = lazyPart(async () => ({ default: (await import('./in-app-line.tsx')).InAppLine }));

const neverChanges = (): (() => void) => () => undefined;
const isInWebView = (): boolean => webViews.test(navigator.userAgent);

// A hint inside the browsers of chat apps, which lose passwords and downloads. It blocks nothing; visitors with a
// normal browser do not load it.
export const InAppHint = () => {
  const isShown = useSyncExternalStore(neverChanges, isInWebView, () => false);
  return isShown ? (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  ) : null;
};
