import { formatTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { SlipLine } from '../contract.ts';
import { slipAdviceTexts, slipReasonTexts, slipStatusStrings } from '../strings.ts';
import { adviceFor } from './advice-for.ts';
import styles from './slip.module.css';

// Why it failed and what to do; until it is decided, by when that is promised.
export const SlipReason = ({ line: { status, note, decideBy, isLikeCredited } }: { readonly line: SlipLine }) => {
  const t = useTexts(slipStatusStrings);
  const reason = useTexts(slipReasonTexts);
  const advice = useTexts(slipAdviceTexts);
  const isFailed = status === 'FAILED';
  if (!isFailed && status !== 'SUCCESS') {
    const time = decideBy == null ? null : formatTime(decideBy).slice(0, 5);
    const promise = time === null ? t('checking') : t(isLikeCredited ? 'staffCompareBy' : 'staffDecideBy', { time });
    return <p className={styles['caption']}>{promise}</p>;
  }
  if (note === null || note === '') return null;
  return (
    <>
      <p className={styles['reason']}>{isTextKey(slipReasonTexts, note) ? reason(note) : note}</p>
      {isFailed ? <p className={styles['caption']}>{advice(adviceFor(note))}</p> : null}
    </>
  );
};
