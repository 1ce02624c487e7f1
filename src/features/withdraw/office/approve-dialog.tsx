import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { PasswordInput } from '#ui/fields/password-input.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { Money } from '#ui/figures/money.tsx';
import { DecisionDialog } from '#ui/office/detail/decision-dialog.tsx';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { lastDigits, withdrawalOfficeStrings } from './office-strings.ts';
import { useDecisionText } from './use-decision-text.ts';
import { type Detail, useApproval } from './use-withdrawals.ts';

export interface DecisionProps {
  readonly detail: Detail;
  readonly onClose: () => void;
}

// Pays, or hands over to the second person. Asks for the password again: a session left open pays nothing.
export const ApproveDialog = ({ detail, onClose }: DecisionProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const { decided } = useOpenItem();
  const textOf = useDecisionText(detail);
  const approval = useApproval();
  const { withdrawal, secondPerson } = detail;
  const isFirstOfTwo = withdrawal.status === 'REQUESTED' && secondPerson.because !== null;
  const form = useCheckedForm({
    names: ['password'],
    labels: { password: t('password') },
    check: ({ password }) => (password === '' ? { password: shared('required') } : {}),
    send: async ({ password }) => {
      const { withdrawalId, amount } = withdrawal;
      if (amount === null) return;
      const sent = approval.mutateAsync({ withdrawalId, amount, password });
      const answer = await sent.catch(() => null);
      if (answer === null) return;
      onClose();
      const isDone = answer.status !== 'SECOND';
      decided({ text: textOf(isDone ? 'approved' : 'awaitingSecond'), kind: isDone ? 'success' : 'info' });
    },
  });
  const refusal = approval.error?.refusal.message ?? null;
  const isWrong = refusal === 'WRONG_PASSWORD';
  const field = form.field('password');
  return (
    <DecisionDialog
      title={t('approveTitle')}
      form={form}
      submitLabel={t('approve')}
      isSending={approval.isPending}
      refusal={refusal === null || isWrong ? null : refusalText(refusal)}
      onClose={onClose}
      summary={
        <>
          <p>
            <Money amount={withdrawal.amount} currency={withdrawal.currency} size="title" />
          </p>
          <p>
            {withdrawal.bankCode} {lastDigits(withdrawal.bankAccountNo)}, {withdrawal.bankAccountName}
          </p>
          <p>{t(isFirstOfTwo ? 'approveFirst' : 'approvePays')}</p>
        </>
      }
    >
      <PasswordInput
        {...field}
        label={t('password')}
        autoComplete="current-password"
        data-autofocus=""
        error={field.error ?? (isWrong && !approval.isPending ? refusalText('WRONG_PASSWORD') : undefined)}
      />
    </DecisionDialog>
  );
};
