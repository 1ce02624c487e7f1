import type { Banner } from '#contract/banners.ts';
import { plainText } from '#i18n/plain-text.ts';
import { lazyPart } from '../frame/lazy-part.ts';
import { OptionalPart } from '../frame/optional-part.tsx';
import { Skeleton } from '../waiting/skeleton.tsx';
import styles from './banners.module.css';

interface BannerViewProps {
  readonly banner: Banner;
  // Names a picture without words.
  readonly alt: string;
}

// Most banners are pictures.
const markup = lazyPart(() => import('../markup/server-markup.tsx'), 'ServerMarkup');

// One banner: its markup, or its picture with the words over it, so that they are readable at every size and by all.
export const BannerView = ({ banner: { image, html, text = null }, alt }: BannerViewProps) => {
  if (html !== null)
    return (
      <OptionalPart meanwhile={<Skeleton />}>
        <markup.Part html={html} />
      </OptionalPart>
    );
  if (image === null) return null;
  const [title = '', ...more] = (text ?? '').split('\n');
  return (
    <span className={styles['banner']}>
      <img src={image} alt={title === '' ? plainText(alt) : ''} width={960} height={400} loading="lazy" />
      {title === '' ? null : (
        <span className={styles['words']}>
          <strong>{title}</strong>
          <span>{more.join(' ')}</span>
        </span>
      )}
    </span>
  );
};
