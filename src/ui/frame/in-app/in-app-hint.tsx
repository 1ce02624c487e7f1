import { Suspense, useSyncExternalStore } from 'react';
import { isInWebView } from './is-in-web-view.ts';
import type { InAppLineProps } from './in-app-line.tsx';
import { lazyPart } from '../lazy-part.ts';

const { Part } = lazyPart(() => import('./in-app-line.tsx'), 'InAppLine');

const neverChanges = (): (() => void) => () => undefined;

// A hint inside the browsers of chat apps, which lose passwords and downloads. It blocks nothing; visitors with a
// normal browser do not load it.
export const InAppHint = (props: InAppLineProps) => {
  const isShown = useSyncExternalStore(neverChanges, isInWebView, () => false);
  return isShown ? (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  ) : null;
};
