import { formatTime } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { SlipFailure, SlipLine } from '../contract.ts';
import { slipAdviceTexts, slipReasonTexts, slipStatusStrings } from '../strings.ts';
import styles from './slip.module.css';

const adviceFor: Record<SlipFailure, keyof typeof slipAdviceTexts> = {
  UPLOADED_FILE_NOT_EXIST: 'clearer',
  IMG_SIZE_UNABLE_TO_PROCESS: 'clearer',
  CANNOT_READ_CROPPED_IMAGE: 'clearer',
  DEST_ACC_INVALID: 'otherAccount',
  SLIP_REFNO_DUPLICATED: 'usedAlready',
  UNSTABLE_REFNO_ON_SLIP: 'clearer',
  TRIPPLE_WRONG_CAPTCHA: 'askUs',
  INVALID_SLIP: 'notFound',
  NOT_MATCH: 'otherSender',
  EXPIRED_SLIP: 'tooLate',
  UNKNOW_ERROR: 'askUs',
};

// Why it failed and what to do; until it is decided, by when that is promised.
export const SlipReason = ({ line: { status, note, decideBy } }: { readonly line: SlipLine }) => {
  const t = useTexts(slipStatusStrings);
  const reason = useTexts(slipReasonTexts);
  const advice = useTexts(slipAdviceTexts);
  const isFailed = status === 'FAILED';
  if (!isFailed && status !== 'SUCCESS') {
    const promise = decideBy == null ? t('checking') : t('staffDecideBy', { time: formatTime(decideBy).slice(0, 5) });
    return <p className={styles['caption']}>{promise}</p>;
  }
  if (note === null || note === '') return null;
  return (
    <>
      <p className={styles['reason']}>{isTextKey(slipReasonTexts, note) ? reason(note) : note}</p>
      {isFailed ? (
        <p className={styles['caption']}>{advice(isTextKey(slipReasonTexts, note) ? adviceFor[note] : 'askUs')}</p>
      ) : null}
    </>
  );
};
