import { Suspense } from 'react';
import { lazyPart } from '#ui/frame/lazy-part.ts';

// A chunk of its own: the balances never wait for it.
const banners = lazyPart<object>(async () => ({
  default: (await import('#features/content/member/home-banners.tsx')).HomeBanners,
}));

export const HomeBannersPart = () => (
  <Suspense fallback={null}>
    <banners.Part />
  </Suspense>
);
