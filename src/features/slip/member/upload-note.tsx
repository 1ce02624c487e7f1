import { useRefusalText } from '#i18n/refusal-text.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { slipStrings, uploadAdvice } from '../strings.ts';
import styles from './slip.module.css';
import type { UploadProblem } from './use-slip-upload.ts';

// What went wrong and what to do next. The toast about it disappears; this stays.
export const UploadNote = ({ problem }: { readonly problem: UploadProblem | null }) => {
  const t = useTexts(slipStrings);
  const advice = useTexts(uploadAdvice);
  const refusalText = useRefusalText();
  if (problem === null) return null;
  const { code, end } = problem;
  if (end === 'cancelled') return <p className={styles['note']}>{t('uploadCancelled')}</p>;
  const next = end === 'unknown' ? 'unknown' : isTextKey(uploadAdvice, code) ? code : 'other';
  return (
    <div className={styles['note']}>
      <InlineError>{refusalText(code)}</InlineError>
      <p>{advice(next)}</p>
    </div>
  );
};
