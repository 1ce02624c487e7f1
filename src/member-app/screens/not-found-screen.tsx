import { useLocale } from '#i18n/locale.ts';
import { textOf, useTexts } from '#i18n/texts.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import styles from './screens.module.css';
import { notFoundTexts, shellStrings } from '../strings.ts';

export const NotFoundScreen = () => {
  const t = useTexts(shellStrings);
  return (
    <main className={styles['alone']}>
      <span className={styles['mark']}>
        <BrandMark />
      </span>
      <h1 tabIndex={-1}>{t('pageNotFound')}</h1>
      {useLocale() === 'en' ? null : (
        <p lang="en" className={styles['caption']}>
          {textOf(notFoundTexts.pageNotFound, 'en')}
        </p>
      )}
      <ButtonLink to="/" kind="filled">
        {t('toStart')}
      </ButtonLink>
    </main>
  );
};
