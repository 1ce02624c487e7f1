import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { withdrawStrings } from '../strings.ts';
import styles from './withdraw.module.css';

export const BonusWarning = () => {
  const t = useTexts(withdrawStrings);
  return (
    <p className={styles['warning']}>
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>{t('bonusWarning')}</span>
    </p>
  );
};
