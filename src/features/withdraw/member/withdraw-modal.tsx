import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawStrings } from '../strings.ts';
import { useAmountForm, WithdrawForm } from './amount-form.tsx';
import { useWithdrawLimits } from './use-withdraw-limits.ts';
import { WithdrawResult, WithdrawReview } from './withdraw-steps.tsx';
import type { Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';

export interface WithdrawModalProps {
  readonly wallet: WithdrawWallet;
  readonly onClose: () => void;
}

export const WithdrawModal = ({ wallet, onClose }: WithdrawModalProps) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const offline = useOfflineReason();
  const { limits, isLoading, hasFailed, refetch } = useWithdrawLimits();
  const { isSending, press } = usePressWithDialogs();
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [doneAt, setDoneAt] = useState<Date | null>(null);
  const form = useAmountForm({
    wallet,
    limits,
    onWithdrawal: (withdrawal) => {
      setAsked(withdrawal);
      setReviewing(true);
    },
  });
  const send = async ({ amount }: Withdrawal): Promise<void> => {
    const sent = await press(withdrawCalls.requestFromApp, { amount });
    if (sent.end === 'done') setDoneAt(sent.at);
    if (sent.end === 'refused') setReviewing(false);
  };

  if (doneAt !== null && asked !== null)
    return <WithdrawResult {...asked} at={doneAt} wallet={wallet} onClose={onClose} />;

  if (isReviewing && asked !== null)
    return (
      <Dialog
        title={t('withdraw')}
        sendingText={isSending ? t('processing') : null}
        onClose={onClose}
        footer={
          <>
            <Button isMain isDisabled={isSending} onClick={() => setReviewing(false)}>
              {shared('back')}
            </Button>
            <Button kind="filled" isMain isBusy={isSending} blockedBecause={offline} onClick={() => void send(asked)}>
              {t('withdrawOf', { amount: formatMoney(asked.amount, wallet.currency) })}
            </Button>
          </>
        }
      >
        <WithdrawReview {...asked} currency={wallet.currency} />
      </Dialog>
    );

  const footer = (
    <Button type="submit" form={form.id} kind="filled" isMain isWide isDisabled={limits === undefined}>
      {shared('next')}
    </Button>
  );
  const retry = <Button onClick={refetch}>{shared('retry')}</Button>;
  return (
    <Dialog title={t('withdraw')} isBusy={isLoading} footer={footer} onClose={onClose}>
      {hasFailed ? <EmptyState text={t('limitsFailed')} action={retry} /> : null}
      <WithdrawForm form={form} wallet={wallet} limits={limits} amount={asked?.amount} />
    </Dialog>
  );
};
