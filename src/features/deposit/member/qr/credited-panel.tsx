import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { formatDateTime, spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Facts } from '#ui/figures/facts.tsx';
import { Money, SignedMoney } from '#ui/figures/money.tsx';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import type { QrMoney } from './qr-state.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

export interface CreditedPanelProps {
  readonly credited: QrMoney;
  readonly from: string;
  // Null until it has been read after the money arrived.
  readonly balance: bigint | null;
}

const noteByTouch = (): void => {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!isStill) navigator.vibrate?.(10);
};

export const CreditedPanel = ({ credited, from, balance }: CreditedPanelProps) => {
  const t = useTexts(qrStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  useEffect(noteByTouch, []);
  return (
    <section className={styles['credited']}>
      <CircleCheck className={styles['check']} size={48} strokeWidth={1.75} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {t('credited')}
      </h3>
      <p className={styles['credit']}>
        <SignedMoney amount={credited.amount} currency="BAHT" direction="in" />
      </p>
      <Facts>
        <div>
          <dt>{shared('from')}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{shared('to')}</dt>
          <dd>{shared('mainWallet')}</dd>
        </div>
        <div>
          <dt>{shared('date')}</dt>
          <dd className="money">{formatDateTime(credited.paidAt)}</dd>
        </div>
        <div>
          <dt>{t('newBalance')}</dt>
          <dd>
            <Money amount={balance} currency="BAHT" />
          </dd>
        </div>
      </Facts>
      {credited.amount === credited.asked ? null : (
        <p>{t('otherAmount', { amount: spokenMoney(credited.asked, 'BAHT', locale) })}</p>
      )}
      <p>{t('creditedNext')}</p>
    </section>
  );
};
