import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import type { Banner } from '../contract.ts';
import { bannerStrings } from '../strings.ts';
import styles from './banners.module.css';

// One banner: its markup, or its picture with the words over it, so that they are readable at every size and by all.
export const BannerView = ({ banner: { image, html, text = null } }: { readonly banner: Banner }) => {
  const t = useTexts(bannerStrings);
  if (html !== null) return <ServerMarkup html={html} />;
  if (image === null) return null;
  const [title = '', ...more] = (text ?? '').split('\n');
  return (
    <span className={styles['banner']}>
      <img src={image} alt={title === '' ? plainText(t('banner')) : ''} width={960} height={400} loading="lazy" />
      {title === '' ? null : (
        <span className={styles['words']}>
          <strong>{title}</strong>
          <span>{more.join(' ')}</span>
        </span>
      )}
    </span>
  );
};
