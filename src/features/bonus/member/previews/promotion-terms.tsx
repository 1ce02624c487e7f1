import type { AnswerOf } from '#contract/endpoint.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import type { bonusCalls } from '../../contract.ts';
import { bonusStrings } from '../../strings.ts';
import styles from '../bonus.module.css';
import { ContractInNumbers } from './contract-in-numbers.tsx';

export type Promotion = AnswerOf<typeof bonusCalls.findPromotion>;

interface PromotionTermsProps {
  readonly promotion: Promotion;
  readonly currency: Currency;
}

// What a promotion is and asks, before it is received.
export const PromotionTerms = ({ promotion, currency }: PromotionTermsProps) => {
  const t = useTexts(bonusStrings);
  const { amount, own, success, fail, percentFail } = promotion;
  const isWhole = amount !== null && success !== null && fail !== null;
  return (
    <>
      {promotion.title === '' ? null : <p className={styles['title']}>{promotion.title}</p>}
      <p>{promotion.description}</p>
      {isWhole ? <ContractInNumbers numbers={[{ amount, success, fail }]} {...{ currency, own }} /> : null}
      <p>{t('failNotice').replace('%percentFail%', String(percentFail))}</p>
    </>
  );
};
