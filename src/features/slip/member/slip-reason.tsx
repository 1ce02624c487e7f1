import { formatTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { useIsPast } from '#ui/waiting/use-is-past.ts';
import type { SlipLine } from '../contract.ts';
import { slipAdviceTexts, slipReasonTexts, slipStatusStrings } from '../strings.ts';
import { adviceFor } from './advice-for.ts';
import styles from './slip.module.css';

interface OpenSlipProps {
  readonly decideBy: string | null;
  readonly isLikeCredited: boolean;
}

const OpenSlip = ({ decideBy, isLikeCredited }: OpenSlipProps) => {
  const t = useTexts(slipStatusStrings);
  const isLate = useIsPast(decideBy);
  if (decideBy === null) return t('checking');
  const time = formatTime(decideBy).slice(0, 5);
  if (isLate) return t('staffLate', { time });
  return t(isLikeCredited ? 'staffCompareBy' : 'staffDecideBy', { time });
};

// Why it failed and what to do; until it is decided, by when that is promised.
export const SlipReason = ({ line: { status, note, decideBy, isLikeCredited } }: { readonly line: SlipLine }) => {
  const reason = useTexts(slipReasonTexts);
  const advice = useTexts(slipAdviceTexts);
  const isFailed = status === 'FAILED';
  if (!isFailed && status !== 'SUCCESS') {
    return (
      <p className={styles['caption']}>
        <OpenSlip decideBy={decideBy ?? null} isLikeCredited={isLikeCredited === true} />
      </p>
    );
  }
  if (note === null || note === '') return null;
  return (
    <>
      <p className={styles['reason']}>{isTextKey(slipReasonTexts, note) ? reason(note) : note}</p>
      {isFailed ? <p className={styles['caption']}>{advice(adviceFor(note))}</p> : null}
    </>
  );
};
