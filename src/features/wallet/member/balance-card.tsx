import { ArrowLeftRight, ChevronRight, Clock, Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { walletStrings } from '../strings.ts';
import styles from './balance-card.module.css';
import { HiddenFigures } from './hidden-figures.tsx';
import { LastUpdated } from './last-updated.tsx';
import type { CheckBalance } from './use-check-balance.ts';
import { useHiddenBalance } from './use-hidden-balance.ts';

export interface BalanceCardProps {
  // null if unknown.
  readonly total: bigint | null;
  // The part of it that is in no game, which can be withdrawn.
  readonly main: bigint | null;
  // What is on its way, and in neither; null if that is nothing or unknown.
  readonly inProgress: bigint | null;
  // What slips that are being checked will bring, null until the bank has said how much; missing without any.
  readonly slips: { readonly amount: bigint | null; readonly onView: () => void } | undefined;
  readonly currency: Currency;
  // When the balances were read, in milliseconds.
  readonly readAt: number;
  readonly checking: CheckBalance;
  readonly onTransfer: () => void;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

// Fades once when a figure has changed, but not when the first figure appears.
const Total = ({ total, currency }: Pick<BalanceCardProps, 'total' | 'currency'>) => {
  const [first] = useState(total);
  const hasChanged = first !== null && total !== first;
  return (
    <span key={String(total)} className={hasChanged ? styles['changed'] : undefined}>
      <Money amount={total} currency={currency} size="display" />
    </span>
  );
};

interface PartProps extends Pick<BalanceCardProps, 'currency'> {
  readonly name: string;
  readonly amount: bigint;
  readonly isHidden: boolean;
}

const Figure = ({ amount, currency, isHidden }: Omit<PartProps, 'name'>) =>
  isHidden ? <span aria-hidden="true">••••</span> : <Money amount={amount} currency={currency} />;

const Part = ({ name, ...figure }: PartProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Figure {...figure} />
    </dd>
  </div>
);

type UnderWayProps = Pick<BalanceCardProps, 'inProgress' | 'slips' | 'currency'> & Pick<PartProps, 'isHidden'>;

// Each with the way to where it is followed.
const UnderWay = ({ inProgress, slips, ...figure }: UnderWayProps) => {
  const t = useTexts(walletStrings);
  return (
    <>
      {inProgress === null ? null : (
        <GoLink to="/user/statement" className={styles['underway']}>
          <Clock {...icon} />
          <span className={styles['way']}>
            {t('inProgress')} <Figure amount={inProgress} {...figure} />
          </span>
          <ChevronRight {...icon} />
        </GoLink>
      )}
      {slips === undefined ? null : (
        <button type="button" className={styles['underway']} onClick={slips.onView}>
          <Clock {...icon} />
          <span className={styles['way']}>
            {t('slipChecked')} {slips.amount === null ? null : <Figure amount={slips.amount} {...figure} />}
          </span>
          <ChevronRight {...icon} />
        </button>
      )}
    </>
  );
};

export const BalanceCard = ({ total, main, currency, readAt, checking, onTransfer, ...underWay }: BalanceCardProps) => {
  const t = useTexts(walletStrings);
  const locale = useLocale();
  const offline = useOfflineReason();
  const { isHidden, choose } = useHiddenBalance();
  const heard = isHidden ? t('balanceHidden') : t('balanceUpdated', { amount: spokenMoney(total, currency, locale) });
  return (
    <section className={styles['card']} aria-labelledby="total-balance">
      <div className={styles['head']}>
        <h2 id="total-balance">{t('totalBalance')}</h2>
        <IconButton
          label={t('hideBalance')}
          icon={isHidden ? <EyeOff {...icon} /> : <Eye {...icon} />}
          aria-pressed={isHidden}
          onClick={() => choose(!isHidden)}
        />
      </div>
      <div className={styles['total']}>
        {isHidden ? <HiddenFigures /> : <Total total={total} currency={currency} />}
      </div>
      <div className={styles['caption']}>
        <LastUpdated readAt={readAt} failedAt={checking.failedAt} />
      </div>
      {total === null || main === null || total === main ? null : (
        <dl className={styles['parts']}>
          <Part name={t('mainWallet')} amount={main} {...{ currency, isHidden }} />
          <Part name={t('inGames')} amount={total - main} {...{ currency, isHidden }} />
        </dl>
      )}
      <UnderWay {...underWay} {...{ currency, isHidden }} />
      <p role="status" className="visually-hidden">
        {checking.hasChecked ? plainText(heard) : null}
      </p>
      <div className={styles['actions']}>
        <Button
          icon={<RefreshCw {...icon} />}
          isBusy={checking.isChecking}
          blockedBecause={offline}
          onClick={() => void checking.check()}
        >
          {t('checkBalance')}
        </Button>
        <Button icon={<ArrowLeftRight {...icon} />} onClick={onTransfer}>
          {t('transfer')}
        </Button>
      </div>
    </section>
  );
};
