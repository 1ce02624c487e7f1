import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { Banner } from '#contract/banners.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { BannerView } from '#ui/lists/banner-view.tsx';
import { Carousel } from '#ui/lists/carousel.tsx';
import { contentCalls } from '../contract.ts';
import { bannerStrings } from './banner-strings.ts';
import styles from './banners.module.css';

const isScreen = (to: string | null | undefined): to is string => typeof to === 'string' && /^\/user\/[a-z]+$/.test(to);

const Card = ({ banner }: { readonly banner: Banner }) => {
  const t = useTexts(bannerStrings);
  const view = <BannerView banner={banner} alt={t('banner')} />;
  return isScreen(banner.to) ? <GoLink to={banner.to}>{view}</GoLink> : view;
};

const card = (banner: Banner) => <Card banner={banner} />;

// The operator's banners for the home screen; nothing where there are none.
export const HomeBanners = () => {
  const t = useTexts(bannerStrings);
  const locale = useLocale();
  const { data = [] } = useQuery({
    queryKey: ['banners', 'home', locale],
    queryFn: ({ signal }) => answerOf(contentCalls.listBanners, { place: 'home' }, { signal }),
    retry: false,
    staleTime: 300_000,
  });
  if (data.length === 0) return null;
  return (
    <div className={styles['strip']}>
      <Carousel
        title={t('news')}
        items={data}
        keyOf={({ image, html, text }) => `${image ?? ''} ${html ?? ''} ${text ?? ''}`}
        card={card}
        isOnlyShown={!data.some(({ to }) => isScreen(to))}
      />
    </div>
  );
};
