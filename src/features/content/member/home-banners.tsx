import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { Carousel } from '#ui/lists/carousel.tsx';
import { type Banner, contentCalls } from '../contract.ts';
import { bannerStrings } from '../strings.ts';
import { BannerView } from './banner-view.tsx';
import styles from './banners.module.css';

const isScreen = (to: string | null | undefined): to is string => typeof to === 'string' && /^\/user\/[a-z]+$/.test(to);

const card = (banner: Banner) =>
  isScreen(banner.to) ? (
    <GoLink to={banner.to}>
      <BannerView banner={banner} />
    </GoLink>
  ) : (
    <BannerView banner={banner} />
  );

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
