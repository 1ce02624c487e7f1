import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import { withdrawStrings } from '../strings.ts';
import { BonusWarning } from './bonus-warning.tsx';
import styles from './withdraw.module.css';

// In place of the form, which would be filled in for nothing: while a condition runs, each withdrawal is refused.
export const WithheldNote = ({ condition }: { readonly condition: ReactNode }) => {
  const t = useTexts(withdrawStrings);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <div className={styles['form']}>
      <h3 ref={heading} tabIndex={-1}>
        {t('withheld')}
      </h3>
      {condition}
      <BonusWarning />
    </div>
  );
};
