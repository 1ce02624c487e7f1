import { type ReactNode, useEffect, useRef } from 'react';
import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { withdrawStrings } from '../strings.ts';
import { MaskedAccountNo } from './masked-account-no.tsx';
import { useOwnBankName } from './use-own-bank-name.ts';
import type { Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

interface WithdrawFactsProps extends Withdrawal {
  readonly currency: WithdrawWallet['currency'];
  readonly children?: ReactNode;
}

const WithdrawFacts = ({ amount, account, currency, children }: WithdrawFactsProps) => {
  const shared = useTexts(sharedTexts);
  const bankName = useOwnBankName(account);
  return (
    <>
      <p className={styles['amount']}>
        <Money amount={amount} currency={currency} size="display" />
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{shared('from')}</dt>
          <dd>{shared('mainWallet')}</dd>
        </div>
        <div>
          <dt>{shared('to')}</dt>
          <dd>
            {bankName}
            <br />
            {account.bankAccountName} <MaskedAccountNo accountNo={account.bankAccountNo} />
          </dd>
        </div>
        {children}
      </dl>
    </>
  );
};

// What is about to be sent, for a last check.
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

interface WithdrawResultProps extends Withdrawal {
  readonly at: Date;
  readonly wallet: WithdrawWallet;
  readonly onClose: () => void;
}

// The balance read after the answer, never an earlier one.
const NewBalance = ({ wallet }: Pick<WithdrawResultProps, 'wallet'>) => {
  const t = useTexts(withdrawStrings);
  if (wallet.reading === 'failed') return null;
  const isFresh = wallet.reading === 'done';
  return (
    <div>
      <dt>{t('newBalance')}</dt>
      <dd aria-busy={!isFresh}>
        {isFresh ? <Money amount={wallet.balance} currency={wallet.currency} /> : <Skeleton />}
      </dd>
    </div>
  );
};

export const WithdrawResult = ({ amount, account, at, wallet, onClose }: WithdrawResultProps) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const actions = (
    <>
      <Button kind="filled" isMain isWide onClick={onClose}>
        {shared('done')}
      </Button>
      <ButtonLink to="/user/statement" isMain isWide onClick={onClose}>
        {t('viewStatement')}
      </ButtonLink>
    </>
  );
  return (
    <AlertDialog kind="success" title={t('withdrawSuccess')} actions={actions} onDismiss={onClose}>
      <div className={styles['form']}>
        <WithdrawFacts amount={amount} account={account} currency={wallet.currency}>
          <div>
            <dt>{shared('date')}</dt>
            <dd className="money">{formatDateTime(at)}</dd>
          </div>
          <NewBalance wallet={wallet} />
        </WithdrawFacts>
        <p>{t('withdrawNext')}</p>
      </div>
    </AlertDialog>
  );
};
