import { type ReactNode, useEffect, useRef } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Money } from '#ui/figures/money.tsx';
import { withdrawStrings } from '../strings.ts';
import { MaskedAccountNo } from './masked-account-no.tsx';
import { useOwnBankName } from './use-own-bank-name.ts';
import type { Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

interface WithdrawFactsProps extends Withdrawal {
  readonly currency: WithdrawWallet['currency'];
  readonly children?: ReactNode;
}

export const WithdrawFacts = ({ amount, account, currency, children }: WithdrawFactsProps) => {
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
