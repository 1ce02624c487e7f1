import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { Money } from '#ui/figures/money.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { rejectReasons } from '../contract.ts';
import type { DecisionDialogProps } from './approve-dialog.tsx';
import { reasonTexts, withdrawalOfficeStrings } from './office-strings.ts';
import { useRejection } from './use-withdrawals.ts';
import styles from './withdrawals.module.css';

// Gives the money back. The reason is what the member reads; the note stays in the office.
export const RejectDialog = ({ withdrawal, onClose }: DecisionDialogProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const reasons = useTexts(reasonTexts);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const rejection = useRejection();
  const form = useCheckedForm({
    names: ['reason', 'note'],
    check: ({ reason }) => (rejectReasons.some((known) => known === reason) ? {} : { reason: t('chooseReason') }),
    send: async ({ reason, note }) => {
      const known = rejectReasons.find((code) => code === reason);
      if (known === undefined) return;
      try {
        const { withdrawalId } = withdrawal;
        await rejection.mutateAsync({ withdrawalId, reason: known, note: note.trim() === '' ? null : note.trim() });
        toasts.success(t('rejected'));
        onClose();
      } catch {
        // The refusal is shown below the form.
      }
    },
  });
  const refusal = rejection.error?.refusal.message;
  return (
    <Dialog
      title={t('rejectTitle')}
      onClose={onClose}
      sendingText={rejection.isPending ? shared('confirm') : null}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" form={form.id} kind="danger" isMain isBusy={rejection.isPending}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles['form']}>
        <p className={styles['amount']}>
          <Money amount={withdrawal.amount} currency={withdrawal.currency} size="title" />
        </p>
        <p>{t('rejectReturns')}</p>
        <SelectField
          label={t('reason')}
          prompt={t('chooseReason')}
          options={rejectReasons.map((code) => ({ value: code, label: reasons(code) }))}
          {...form.field('reason')}
        />
        <TextField label={t('note')} maxLength={500} {...form.field('note')} />
        {refusal === undefined ? null : <p role="alert">{refusalText(refusal)}</p>}
      </form>
    </Dialog>
  );
};
