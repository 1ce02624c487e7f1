import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { Money } from '#ui/figures/money.tsx';
import { DecisionDialog } from '#ui/office/detail/decision-dialog.tsx';
import { FreshPassword } from '#ui/office/detail/fresh-password.tsx';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { usePress } from '#ui/press/use-press.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';
import { lastDigits, withdrawalOfficeStrings } from './office-strings.ts';
import { useDecisionText } from './use-decision-text.ts';
import type { Detail } from './use-withdrawals.ts';

export interface DecisionProps {
  readonly detail: Detail;
  readonly onClose: () => void;
}

// Pays, or passes on to the second person. Asks for the password again, so that nobody can pay from an unattended
// session.
export const ApproveDialog = ({ detail, onClose }: DecisionProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const shared = useTexts(sharedTexts);
  const { decided } = useOpenItem();
  const textOf = useDecisionText(detail);
  const press = usePress();
  const { withdrawal, secondPerson } = detail;
  const isFirstOfTwo = withdrawal.status === 'REQUESTED' && secondPerson.because !== null;
  const form = useCheckedForm({
    names: ['password'],
    labels: { password: t('password') },
    check: ({ password }) => (password === '' ? { password: shared('required') } : {}),
    send: async ({ password }) => {
      const { withdrawalId, amount } = withdrawal;
      if (amount === null) return;
      const sent = await press.press(withdrawOfficeCalls.approve, { withdrawalId, amount, password });
      if (sent.end !== 'done') return;
      onClose();
      const isDone = sent.answer.status !== 'SECOND';
      decided({ text: textOf(isDone ? 'approved' : 'awaitingSecond'), kind: isDone ? 'success' : 'info' });
    },
  });
  return (
    <DecisionDialog
      title={t('approveTitle')}
      form={form}
      submitLabel={t('approve')}
      press={press}
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
      <FreshPassword {...form.field('password')} data-autofocus="" ended={press.ended} />
    </DecisionDialog>
  );
};
