import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { lazyPart } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';
import styles from './home.module.css';
import { homeStrings } from './strings.ts';

export interface ReferralStripProps {
  readonly amount: bigint | null;
  readonly currency: Currency;
}

// Most members have nothing to receive.
const receive = lazyPart(() => import('../modals/receive-invite-part.tsx'), 'ReceiveInvitePart');

const Receive = ({ amount }: { readonly amount: bigint }) => {
  const t = useTexts(homeStrings);
  // Once shown it stays: it tells what was received when nothing is left.
  const [isShown, setShown] = useState(amount > 0n);
  if (amount > 0n && !isShown) setShown(true);
  if (!isShown) return <Button blockedBecause={t('noInviteBonus')}>{t('receive')}</Button>;
  return (
    <OptionalPart meanwhile={<Button isBusy>{t('receive')}</Button>}>
      <receive.Part amount={amount} />
    </OptionalPart>
  );
};

export const ReferralStrip = ({ amount, currency }: ReferralStripProps) => {
  const t = useTexts(homeStrings);
  return (
    <section className={styles['referral']} aria-labelledby="referral">
      <Gift size={24} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles['referral-text']}>
        <h2 id="referral">{t('inviteBonus')}</h2>
        <Money amount={amount} currency={currency} size="title" />
      </div>
      {amount === null ? null : <Receive amount={amount} />}
    </section>
  );
};
