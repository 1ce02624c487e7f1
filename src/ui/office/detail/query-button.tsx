import type { Endpoint, QuestionOf } from '#contract/endpoint.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useToasts } from '../../overlays/toasts.tsx';
import { usePress } from '../../press/use-press.ts';
import { officeTexts } from '../office-texts.ts';
import { ActionButton } from './action-button.tsx';

interface QueryButtonProps<E extends Endpoint> {
  readonly call: E;
  readonly question: QuestionOf<E>;
  readonly label: string;
  // The toast once it was asked for.
  readonly done: string;
}

// Has the outside queried now. It decides nothing and so has no dialog: the item stays, where the result appears.
export const QueryButton = <E extends Endpoint>({ call, question, label, done }: QueryButtonProps<E>) => {
  const t = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const { isSending, press } = usePress();
  const query = async (): Promise<void> => {
    const asked = await press(call, question);
    if (asked.end === 'done') toasts.info(done);
    if (asked.end === 'refused') toasts.danger(refusalText(asked.code));
    if (asked.end === 'unknown') toasts.info(t('unknownOutcome'));
  };
  return <ActionButton call={call} label={label} shortcut="n" isBusy={isSending} onPress={() => void query()} />;
};
