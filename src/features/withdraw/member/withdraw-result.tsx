import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { withdrawStrings } from '../strings.ts';
import { WithdrawFacts } from './withdraw-facts.tsx';
import type { Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

interface WithdrawResultProps extends Withdrawal {
  readonly at: Date;
  readonly wallet: WithdrawWallet;
  readonly onClose: () => void;
}

// The balance as it is read after the answer, never one from before.
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
