import { formatDateTime } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Money } from '#ui/figures/money.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { wallet } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import { accountName, balanceOf, type Transfer, type TransferAccounts } from './transfer-accounts.ts';
import styles from './transfer-modal.module.css';

export interface DoneTransfer extends Transfer {
  // The server does not know the outcome yet.
  readonly isPending: boolean;
  readonly at: Date;
}

interface TransferResultProps {
  readonly done: DoneTransfer;
  readonly accounts: TransferAccounts;
  readonly onClose: () => void;
}

const NewBalance = ({ code, accounts }: { readonly code: string; readonly accounts: TransferAccounts }) => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  if (accounts.reading === 'failed') return null;
  const isFresh = accounts.reading === 'done';
  return (
    <div>
      <dt>{t('newBalance', { account: accountName(accounts, code, shared('mainWallet')) })}</dt>
      <dd aria-busy={!isFresh}>
        {isFresh ? <Money amount={balanceOf(accounts, code)} currency={accounts.currency} /> : <Skeleton />}
      </dd>
    </div>
  );
};

// Amount, from, to, time and what happens next; the new balances once the server has sent them.
export const TransferResult = ({ done, accounts, onClose }: TransferResultProps) => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const nameOf = (code: string): string => accountName(accounts, code, shared('mainWallet'));
  const next = done.to === wallet ? t('nextInWallet') : t('nextInGame', { account: nameOf(done.to) });
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
    <AlertDialog
      kind={done.isPending ? 'pending' : 'success'}
      title={done.isPending ? shared('statusInProgress') : t('transferSuccess')}
      actions={actions}
      onDismiss={onClose}
    >
      <p className={styles['amount']}>
        <Money amount={done.amount} currency={accounts.currency} size="title" />
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>{shared('from')}</dt>
          <dd>{nameOf(done.from)}</dd>
        </div>
        <div>
          <dt>{shared('to')}</dt>
          <dd>{nameOf(done.to)}</dd>
        </div>
        <div>
          <dt>{shared('date')}</dt>
          <dd>{formatDateTime(done.at)}</dd>
        </div>
        {done.isPending ? null : (
          <>
            <NewBalance code={done.from} accounts={accounts} />
            <NewBalance code={done.to} accounts={accounts} />
          </>
        )}
      </dl>
      <p>{done.isPending ? t('transferPending') : next}</p>
    </AlertDialog>
  );
};
