import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { useToasts } from '../../overlays/toasts.tsx';
import type { PressEnd } from '../../press/use-press.ts';
import { officeTexts } from '../office-texts.ts';

// What came of an action that decides nothing and so has no dialog, in a toast: the item stays, where the result appears.
export const useTellEnd = (): ((ended: PressEnd, done: string) => void) => {
  const t = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  return (ended, done) => {
    if (ended.end === 'done') toasts.info(done);
    if (ended.end === 'refused') toasts.danger(refusalText(ended.code));
    if (ended.end === 'unknown') toasts.info(t('unknownOutcome'));
  };
};
