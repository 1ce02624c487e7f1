import type { Banner } from '#contract/banners.ts';
import { plainText } from '#i18n/plain-text.ts';
import { ServerMarkup } from '../markup/server-markup.tsx';
import styles from './banners.module.css';

interface BannerViewProps {
  readonly banner: Banner;
  // Names a picture without words.
  readonly alt: string;
}

// One banner: its markup, or its picture with the words over it, so that they are readable at every size and by all.
export const BannerView = ({ banner: { image, html, text = null }, alt }: BannerViewProps) => {
  if (html !== null) return <ServerMarkup html={html} />;
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
