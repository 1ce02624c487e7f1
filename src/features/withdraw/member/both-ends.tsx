import { Eye, EyeOff, Landmark, WalletMinimal } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { withdrawStrings } from '../strings.ts';
import { MaskedAccountNo } from './masked-account-no.tsx';
import { useBankName } from '#ui/figures/use-bank-name.ts';
import type { OwnAccount, WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

const icon = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;

const MainWallet = ({ wallet }: { readonly wallet: WithdrawWallet }) => {
  const shared = useTexts(sharedTexts);
  const isUnread = wallet.bankAccount === undefined && wallet.reading === 'busy';
  return (
    <div className={styles['end']}>
      <WalletMinimal {...icon} />
      <div className={styles['what']} aria-busy={isUnread}>
        <p className={styles['label']}>{shared('mainWallet')}</p>
        {isUnread ? (
          <Skeleton />
        ) : (
          <p>
            <Money amount={wallet.balance} currency={wallet.currency} size="title" />
          </p>
        )}
      </div>
    </div>
  );
};

const OwnBank = ({ account }: { readonly account: OwnAccount }) => {
  const t = useTexts(withdrawStrings);
  const bankName = useBankName()(account);
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles['end']}>
      <Landmark {...icon} />
      <div className={styles['what']}>
        <p className={styles['label']}>{t('toAccount')}</p>
        <p className={styles['name']}>{bankName}</p>
        <p>{account.bankAccountName}</p>
        <p>
          <MaskedAccountNo accountNo={account.bankAccountNo} isShown={isShown} />
        </p>
      </div>
      <IconButton
        label={t('showAccountNo')}
        icon={isShown ? <EyeOff {...icon} /> : <Eye {...icon} />}
        aria-pressed={isShown}
        onClick={() => setShown((shown) => !shown)}
      />
    </div>
  );
};

interface BothEndsProps {
  readonly wallet: WithdrawWallet;
  // Leads to the transfer of what lies in games.
  readonly onTransfer: () => void;
}

// Where the money comes from and where it goes.
export const BothEnds = ({ wallet, onTransfer }: BothEndsProps) => {
  const t = useTexts(withdrawStrings);
  return (
    <div className={styles['ends']}>
      <MainWallet wallet={wallet} />
      {wallet.inGames > 0n ? (
        <div className={styles['games']}>
          <p>{t('inGames', { amount: formatMoney(wallet.inGames, wallet.currency) })}</p>
          <Button onClick={onTransfer}>{t('transfer')}</Button>
        </div>
      ) : null}
      {wallet.bankAccount ? <OwnBank account={wallet.bankAccount} /> : null}
      {wallet.bankAccount === null ? <InlineError>{t('noBank')}</InlineError> : null}
    </div>
  );
};
