import { useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { withdrawStrings } from '../strings.ts';
import { WithdrawFacts, type WithdrawFactsProps } from './withdraw-facts.tsx';
import styles from './withdraw.module.css';

export const WithdrawReview = (facts: Omit<WithdrawFactsProps, 'children'>) => {
  const t = useTexts(withdrawStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['form']}>
      <h3 ref={heading} tabIndex={-1}>
        {t('review')}
      </h3>
      <WithdrawFacts {...facts} />
      <p>{t('reviewNext')}</p>
    </div>
  );
};
