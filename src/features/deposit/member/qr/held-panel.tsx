import { Hourglass } from 'lucide-react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Facts } from '#ui/figures/facts.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { depositStrings, qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import type { QrMoney } from './qr-state.ts';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';

export interface HeldPanelProps {
  readonly held: QrMoney & { readonly isFromOther: boolean };
  readonly from: string;
  readonly onFollow: () => void;
}

// Money that arrived but is not in the wallet yet: what it waits for, and until when.
export const HeldPanel = ({ held, from, onFollow }: HeldPanelProps) => {
  const t = useTexts(qrStrings);
  const shared = useTexts(sharedTexts);
  const deposit = useTexts(depositStrings);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <section className={styles['credited']}>
      <Hourglass size={48} strokeWidth={1.75} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1}>
        {t(held.isFromOther ? 'paidByOther' : 'paidToCheck')}
      </h3>
      <p className={styles['credit']}>
        <Money amount={held.amount} currency="BAHT" />
      </p>
      <Facts>
        <div>
          <dt>{deposit('methods')}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{shared('date')}</dt>
          <dd className="money">{formatDateTime(held.paidAt)}</dd>
        </div>
      </Facts>
      <p>{t('heldNext')}</p>
      <Button onClick={onFollow}>{shared('follow')}</Button>
    </section>
  );
};
