import { type ReactNode, useState } from 'react';
import { serverNow } from '#ask/server-clock.ts';
import { formatDateTime } from '#i18n/date-formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '../buttons/button.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { Facts } from '../figures/facts.tsx';
import { Money } from '../figures/money.tsx';
import { CopyField } from '../lists/copy-field.tsx';
import { AlertDialog } from '../overlays/alert-dialog.tsx';
import { Skeleton } from '../waiting/skeleton.tsx';
import { resultTexts } from './result-texts.ts';
import styles from './money-result.module.css';

export interface MoneyFactsProps {
  readonly amount: bigint;
  readonly currency: Currency;
  readonly from: ReactNode;
  readonly to: ReactNode;
  // Further rows.
  readonly children?: ReactNode;
}

// An amount and the accounts it moves between, for review before the press and in its result.
export const MoneyFacts = ({ amount, currency, from, to, children }: MoneyFactsProps) => {
  const shared = useTexts(sharedTexts);
  return (
    <>
      <p className={styles['amount']}>
        <Money amount={amount} currency={currency} size="display" />
      </p>
      <div className={styles['facts']}>
        <Facts>
          <div>
            <dt>{shared('from')}</dt>
            <dd>{from}</dd>
          </div>
          <div>
            <dt>{shared('to')}</dt>
            <dd>{to}</dd>
          </div>
          {children}
        </Facts>
      </div>
    </>
  );
};

const MomentFact = ({ at }: { readonly at: Date }) => {
  const shared = useTexts(sharedTexts);
  return (
    <div>
      <dt>{shared('date')}</dt>
      <dd className="money">{formatDateTime(at)}</dd>
    </div>
  );
};

export interface RefusedMoneyProps extends MoneyFactsProps {
  readonly text: string;
  // False if a part of it may have been moved: the text then says what.
  readonly isNothingMoved: boolean;
}

// What was to be moved, in the dialog of its refusal.
export const RefusedMoney = ({ text, isNothingMoved, children, ...facts }: RefusedMoneyProps) => {
  const t = useTexts(resultTexts);
  const [at] = useState(() => new Date(serverNow()));
  return (
    <>
      <p>{text}</p>
      <MoneyFacts {...facts}>
        <MomentFact at={at} />
        {children}
      </MoneyFacts>
      {isNothingMoved ? <p>{t('nothingMoved')}</p> : null}
    </>
  );
};

export interface NewBalanceProps {
  readonly label: string;
  readonly balance: bigint | null;
  readonly currency: Currency;
  // The state of the last reading of the balances. Each completed press starts another reading.
  readonly reading: 'busy' | 'done' | 'failed';
}

// A row with the balance read after the answer, never an earlier one.
export const NewBalance = ({ label, balance, currency, reading }: NewBalanceProps) => {
  if (reading === 'failed') return null;
  const isFresh = reading === 'done';
  return (
    <div>
      <dt>{label}</dt>
      <dd aria-busy={!isFresh}>{isFresh ? <Money amount={balance} currency={currency} /> : <Skeleton />}</dd>
    </div>
  );
};

// The main wallet as read after the answer.
export interface FreshWallet {
  readonly balance: bigint | null;
  readonly currency: Currency;
  readonly reading: NewBalanceProps['reading'];
}

export const NewWalletBalance = (wallet: FreshWallet) => {
  const t = useTexts(resultTexts);
  const shared = useTexts(sharedTexts);
  return <NewBalance {...wallet} label={t('newBalance', { account: shared('mainWallet') })} />;
};

export interface MoneyResultProps extends MoneyFactsProps {
  readonly kind: 'success' | 'pending';
  readonly title: string;
  readonly at: Date;
  // The id of its line of the statement, if the backend names it.
  readonly reference?: string | undefined;
  // What happens next.
  readonly next: string;
  // A button that does it, before those that leave.
  readonly nextAction?: ReactNode;
  // Opens what becomes of it; without it, the statement.
  readonly onFollow?: (() => void) | undefined;
  readonly onClose: () => void;
}

// How a press that moved money ended: the facts, the time, the new balances as further rows, and the way to the
// statement.
export const MoneyResult = (props: MoneyResultProps) => {
  const { kind, title, at, reference, next, nextAction, onFollow, onClose, children, ...facts } = props;
  const t = useTexts(resultTexts);
  const shared = useTexts(sharedTexts);
  const actions = (
    <>
      {nextAction}
      <div className={styles['ways-out']}>
        <Button kind={nextAction === undefined ? 'filled' : 'outlined'} isMain isWide onClick={onClose}>
          {shared('done')}
        </Button>
        {onFollow === undefined ? (
          <ButtonLink to="/user/statement" isMain isWide onClick={onClose}>
            {shared('viewStatement')}
          </ButtonLink>
        ) : (
          <Button isMain isWide onClick={onFollow}>
            {shared('follow')}
          </Button>
        )}
      </div>
    </>
  );
  return (
    <AlertDialog kind={kind} title={title} actions={actions} onDismiss={onClose}>
      <MoneyFacts {...facts}>
        <MomentFact at={at} />
        {children}
      </MoneyFacts>
      {reference === undefined ? null : (
        <div className={styles['reference']}>
          <CopyField label={t('reference')} value={reference} />
        </div>
      )}
      <p>{next}</p>
    </AlertDialog>
  );
};
