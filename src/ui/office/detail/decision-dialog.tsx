import { Children, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { ErrorSummary } from '../../fields/error-summary.tsx';
import { InlineError } from '../../fields/inline-error.tsx';
import type { CheckedForm } from '../../fields/use-checked-form.ts';
import { Dialog } from '../../overlays/dialog.tsx';
import type { Press, PressFailure } from '../../press/use-press.ts';
import { officeTexts } from '../office-texts.ts';
import { StampLine } from './detail-parts.tsx';
import styles from './detail.module.css';
import type { KeptFields } from './use-kept-fields.ts';

// The text of a failure whose general text is not true of this decision; null if it is.
export type OwnFailureText = (failure: PressFailure) => string | null;

export interface DecisionDialogProps<Name extends string> {
  readonly title: string;
  // What is about to happen, in full: amount, recipient, consequences.
  readonly summary: ReactNode;
  readonly form: CheckedForm<Name>;
  // Missing for a form that has only a password, or keeps a draft of its own.
  readonly kept?: KeptFields;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly press: Pick<Press, 'isSending' | 'ended'>;
  readonly ownText?: OwnFailureText | undefined;
  // False for a summary that is longer than the window: its reading comes first.
  readonly startsInField?: boolean;
  readonly onClose: () => void;
  // The fields; the first one has `data-autofocus`.
  readonly children: ReactNode;
}

const sendByKeys = (event: KeyboardEvent<HTMLFormElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};

// A wrong password is reported at its field. An unknown outcome is no refusal and does not look like one.
const End = ({ ended, ownText }: Pick<Press, 'ended'> & Pick<DecisionDialogProps<string>, 'ownText'>) => {
  const t = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const own = ended?.end === 'unknown' || ended?.end === 'refused' ? (ownText?.(ended) ?? null) : null;
  if (own !== null)
    return (
      <div role="alert">
        <InlineError>{own}</InlineError>
      </div>
    );
  if (ended?.end === 'unknown')
    return (
      <div role="alert">
        <StampLine>{t('unknownOutcome')}</StampLine>
      </div>
    );
  if (ended?.end !== 'refused' || ended.code === 'WRONG_PASSWORD') return null;
  return (
    <div role="alert">
      <InlineError>{refusalText(ended.code)}</InlineError>
    </div>
  );
};

// The one dialog in which staff decide something. It starts in its first field and is submitted by its button or by
// Ctrl and Enter; while it is being sent, nothing closes it.
export const DecisionDialog = <Name extends string>(props: DecisionDialogProps<Name>) => {
  const { title, summary, form, submitLabel, isDanger = false, press, ownText, onClose, children } = props;
  const { startsInField = true, kept } = props;
  const onInput = (event: SyntheticEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    kept?.keep(event.currentTarget);
  };
  const t = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  return (
    <Dialog
      title={title}
      startsInField={startsInField}
      onClose={onClose}
      sendingText={press.isSending ? t('sending') : null}
      footer={
        <>
          {/* Not “Cancel”: some decisions cancel something. */}
          <Button isDisabled={press.isSending} onClick={onClose}>
            {shared('back')}
          </Button>
          <Button type="submit" form={form.id} kind={isDanger ? 'danger' : 'filled'} isMain isBusy={press.isSending}>
            {press.ended?.end === 'unknown' ? shared('retry') : submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles['form']} onInput={onInput} onKeyDown={sendByKeys}>
        {/* Without a field the focus starts here: on the button outside the form, Ctrl and Enter would send nothing. */}
        <div
          className={styles['summary']}
          {...(Children.count(children) === 0 ? { tabIndex: -1, 'data-autofocus': '' } : {})}
        >
          {summary}
        </div>
        <ErrorSummary {...form.summary} />
        {children}
        <End ended={press.ended} ownText={ownText} />
      </form>
    </Dialog>
  );
};
