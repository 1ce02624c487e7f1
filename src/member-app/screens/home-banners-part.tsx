import { Suspense } from 'react';
import { CrashBoundary } from '#ui/frame/crash-boundary.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';

// A chunk of its own: the balances never wait for it.
const banners = lazyPart<object>(async () => ({
  default: (await import('#features/content/member/home-banners.tsx')).HomeBanners,
}));

const nothing = (): null => null;

// Without them the screen is whole.
export const HomeBannersPart = () => (
  <CrashBoundary frame={nothing}>
    <Suspense fallback={null}>
      <banners.Part />
    </Suspense>
  </CrashBoundary>
);
