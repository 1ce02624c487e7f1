import type { KeyboardEvent, ReactNode } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { ErrorSummary } from '../../fields/error-summary.tsx';
import { InlineError } from '../../fields/inline-error.tsx';
import type { CheckedForm } from '../../fields/use-checked-form.ts';
import { Dialog } from '../../overlays/dialog.tsx';
import { officeTexts } from '../office-texts.ts';
import styles from './detail.module.css';

export interface DecisionDialogProps<Name extends string> {
  readonly title: string;
  // What is about to happen, in full: amount, to whom, what follows.
  readonly summary: ReactNode;
  readonly form: CheckedForm<Name>;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly isSending: boolean;
  // A refusal that names no field.
  readonly refusal?: string | null;
  readonly onClose: () => void;
  // The fields; the first one carries `data-autofocus`.
  readonly children: ReactNode;
}

const sendByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

// The one dialog in which staff decide something. It starts in its first field and is sent by its button or by
// Ctrl and Enter; while it is sent nothing closes it.
export const DecisionDialog = <Name extends string>(props: DecisionDialogProps<Name>) => {
  const { title, summary, form, submitLabel, isDanger = false, isSending, refusal = null, onClose, children } = props;
  const t = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Dialog
      title={title}
      startsInField
      onClose={onClose}
      sendingText={isSending ? t('sending') : null}
      footer={
        <>
          <Button isDisabled={isSending} onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button type="submit" form={form.id} kind={isDanger ? 'danger' : 'filled'} isMain isBusy={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles['form']} onKeyDown={sendByKeys}>
        <div className={styles['summary']}>{summary}</div>
        <ErrorSummary {...form.summary} />
        {children}
        {refusal === null ? null : (
          <div role="alert">
            <InlineError>{refusal}</InlineError>
          </div>
        )}
      </form>
    </Dialog>
  );
};
