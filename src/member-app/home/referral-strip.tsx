import { Gift } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Money } from '#ui/figures/money.tsx';
import { ReceiveInvitePart } from '../modals/receive-invite-part.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';

export interface ReferralStripProps {
  readonly amount: bigint | null;
  readonly currency: Currency;
}

export const ReferralStrip = ({ amount, currency }: ReferralStripProps) => {
  const t = useTexts(homeStrings);
  return (
    <section className={styles['referral']} aria-labelledby="referral">
      <Gift size={24} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['referral-text']}>
        <h2 id="referral">{t('inviteBonus')}</h2>
        <Money amount={amount} currency={currency} size="title" />
      </div>
      {amount === null ? null : <ReceiveInvitePart amount={amount} />}
    </section>
  );
};
