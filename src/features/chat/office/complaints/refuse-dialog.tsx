import { useTexts } from '#i18n/texts.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { DecisionDialog } from '#ui/office/detail/decision-dialog.tsx';
import { useKeptFields } from '#ui/office/detail/use-kept-fields.ts';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { usePress } from '#ui/press/use-press.ts';
import { chatOfficeCalls } from '../../office-contract.ts';
import { complaintStateTexts, complaintStrings } from './complaint-strings.ts';

interface RefuseDialogProps {
  readonly complaintNo: number;
  readonly onClose: () => void;
}

// The member may write about it again: who reads it then finds why it was not upheld.
export const RefuseDialog = ({ complaintNo, onClose }: RefuseDialogProps) => {
  const t = useTexts(complaintStrings);
  const states = useTexts(complaintStateTexts);
  const { decided } = useOpenItem();
  const press = usePress();
  const title = states('REFUSED');
  const kept = useKeptFields(`${title} ${String(complaintNo)}`);
  const form = useCheckedForm({
    names: ['note'],
    labels: { note: t('why') },
    check: ({ note }) => (note.trim() === '' ? { note: t('whyMissing') } : {}),
    send: async ({ note }) => {
      const question = { complaintNo, state: 'REFUSED', note: note.trim() } as const;
      if ((await press.press(chatOfficeCalls.endComplaint, question)).end !== 'done') return;
      kept.drop();
      onClose();
      decided({ text: `${t('done', { n: complaintNo })}: ${title}`, kind: 'success' });
    },
  });
  return (
    <DecisionDialog
      title={title}
      form={form}
      kept={kept}
      submitLabel={t('close')}
      press={press}
      onClose={onClose}
      summary={<p>{t('endSure', { n: complaintNo })}</p>}
    >
      <TextField
        {...form.field('note')}
        label={t('why')}
        hint={t('whyHint')}
        maxLength={500}
        defaultValue={kept.valueOf('note')}
        data-autofocus=""
      />
    </DecisionDialog>
  );
};
