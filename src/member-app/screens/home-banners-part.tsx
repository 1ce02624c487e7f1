import { lazyPart } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';

// A chunk of its own: the balances never wait for it.
const banners = lazyPart(() => import('#features/content/member/home-banners.tsx'), 'HomeBanners');

export const HomeBannersPart = () => (
  <OptionalPart>
    <banners.Part />
  </OptionalPart>
);
