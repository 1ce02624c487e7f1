import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SignedMoney } from '#ui/figures/money.tsx';
import { CreditedFacts } from '#ui/press/credited-facts.tsx';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';

export interface CreditedPanelProps {
  readonly amount: bigint;
  readonly at: string;
  readonly from: string;
  readonly wallet: FreshWallet;
  // What else the member should know about it.
  readonly children?: ReactNode;
}

const noteByTouch = (): void => {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!isStill) navigator.vibrate?.(10);
};

export const CreditedPanel = ({ amount, at, from, wallet, children }: CreditedPanelProps) => {
  const t = useTexts(qrStrings);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  useEffect(noteByTouch, []);
  return (
    <section className={styles['credited']}>
      <CircleCheck className={styles['check']} size={48} strokeWidth={1.75} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {t('credited')}
      </h3>
      <p className={styles['credit']}>
        <SignedMoney amount={amount} currency={wallet.currency} direction="in" />
      </p>
      <CreditedFacts from={from} at={at} wallet={wallet} />
      {children}
      <p>{t('creditedNext')}</p>
    </section>
  );
};
