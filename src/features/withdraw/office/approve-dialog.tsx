import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { Money } from '#ui/figures/money.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import type { WithdrawalLine } from '../contract.ts';
import { withdrawalOfficeStrings } from './office-strings.ts';
import { useApproval } from './use-withdrawals.ts';
import styles from './withdrawals.module.css';

export interface DecisionDialogProps {
  readonly withdrawal: WithdrawalLine;
  readonly onClose: () => void;
}

// Pays, or hands over to the second person. Asks for the password again: a session left open pays nothing.
export const ApproveDialog = ({ withdrawal, onClose }: DecisionDialogProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const approval = useApproval();
  const isFirstOfTwo = withdrawal.needsTwo && withdrawal.status === 'REQUESTED';
  const form = useCheckedForm({
    names: ['password'],
    check: ({ password }) => (password === '' ? { password: shared('required') } : {}),
    send: async ({ password }) => {
      const { withdrawalId, amount } = withdrawal;
      if (amount === null) return;
      try {
        const { status } = await approval.mutateAsync({ withdrawalId, amount, password });
        toasts.success(t(status === 'SECOND' ? 'awaitingSecond' : 'approved'));
        onClose();
      } catch {
        form.setError('password', '');
      }
    },
  });
  const refusal = approval.error?.refusal.message;
  return (
    <Dialog
      title={t('approveTitle')}
      onClose={onClose}
      sendingText={approval.isPending ? shared('confirm') : null}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" form={form.id} kind="filled" isMain isBusy={approval.isPending}>
            {t('approve')}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles['form']}>
        <p className={styles['amount']}>
          <Money amount={withdrawal.amount} currency={withdrawal.currency} size="title" />
        </p>
        <p>
          {withdrawal.bankCode} {withdrawal.bankAccountNo}, {withdrawal.bankAccountName}
        </p>
        <p>{t(isFirstOfTwo ? 'approveFirst' : 'approvePays')}</p>
        <PasswordInput label={t('password')} autoComplete="current-password" {...form.field('password')} />
        {refusal === undefined ? null : <p role="alert">{refusalText(refusal)}</p>}
      </form>
    </Dialog>
  );
};
