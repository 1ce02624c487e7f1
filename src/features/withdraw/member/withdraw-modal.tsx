import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOnline } from '#ui/frame/use-online.ts';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { withdrawStrings } from '../strings.ts';
import { useAmountForm, WithdrawForm } from './amount-form.tsx';
import { useWithdrawLimits } from './use-withdraw-limits.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawResult } from './withdraw-result.tsx';
import { WithdrawReview } from './withdraw-review.tsx';
import type { OwnAccount, WithdrawWallet } from './withdraw-wallet.ts';

export interface WithdrawModalProps {
  readonly wallet: WithdrawWallet;
  // A refusal shows that what is known of the wallet may be old.
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

interface Plan {
  readonly amount: bigint;
  readonly account: OwnAccount;
}

const noteByTouch = (): void => {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (!isStill) navigator.vibrate?.(10);
};

// Sends what was reviewed and says how it ended; resolves to the moment of a success.
const useSending = (onRefused: () => void) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const dialogs = useDialogs();
  const { isSending, withdraw } = useWithdrawal();

  const send = async (amount: bigint): Promise<Date | 'refused' | null> => {
    const withdrawn = await withdraw(amount);
    if (withdrawn.end === 'busy') return null;
    if (withdrawn.end === 'confirmed') {
      noteByTouch();
      return withdrawn.at;
    }
    const text = refusalText(withdrawn.refusal.message);
    if (withdrawn.end === 'refused') {
      onRefused();
      await dialogs.alert({ kind: 'error', text });
      return 'refused';
    }
    const isWanted = await dialogs.confirm({
      title: text,
      text: t('unknownOutcome'),
      confirmLabel: shared('retry'),
      cancelLabel: shared('close'),
    });
    return isWanted ? send(amount) : null;
  };
  return { isSending, send };
};

export const WithdrawModal = ({ wallet, onRefused, onClose }: WithdrawModalProps) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const isOnline = useOnline();
  const { limits, isLoading, hasFailed, refetch } = useWithdrawLimits();
  const { isSending, send } = useSending(onRefused);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [doneAt, setDoneAt] = useState<Date | null>(null);
  const form = useAmountForm({
    wallet,
    limits,
    onAmount: (amount) => {
      if (wallet.bankAccount === null) return;
      setPlan({ amount, account: wallet.bankAccount });
      setReviewing(true);
    },
  });
  const press = async ({ amount }: Plan): Promise<void> => {
    const ended = await send(amount);
    if (ended instanceof Date) setDoneAt(ended);
    if (ended === 'refused') setReviewing(false);
  };

  if (doneAt !== null && plan !== null)
    return <WithdrawResult {...plan} at={doneAt} wallet={wallet} onClose={onClose} />;

  const offline = isOnline ? null : t('offline');
  if (isReviewing && plan !== null)
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
            <Button kind="filled" isMain isBusy={isSending} blockedBecause={offline} onClick={() => void press(plan)}>
              {t('withdrawOf', { amount: formatMoney(plan.amount, wallet.currency) })}
            </Button>
          </>
        }
      >
        <WithdrawReview {...plan} currency={wallet.currency} />
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
      <WithdrawForm form={form} wallet={wallet} limits={limits} amount={plan?.amount ?? null} />
    </Dialog>
  );
};
