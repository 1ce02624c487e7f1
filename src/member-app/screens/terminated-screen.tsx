import { useTexts } from '#i18n/texts.ts';
import { BrandMark } from '#ui/brand/brand-mark.tsx';
import styles from './screens.module.css';
import { shellStrings } from '../strings.ts';
import { terminatedTexts } from './terminated-texts.ts';

export const TerminatedScreen = () => {
  const t = useTexts(shellStrings);
  const own = useTexts(terminatedTexts);
  return (
    <main className={styles['alone']}>
      <span className={styles['mark']}>
        <BrandMark />
      </span>
      <h1 tabIndex={-1}>{t('terminated')}</h1>
      <p>{own('terminatedThanks')}</p>
    </main>
  );
};
