import { isTextKey } from '#i18n/texts.ts';
import type { SlipFailure } from '../contract.ts';
import { type slipAdviceTexts, slipReasonTexts } from '../strings.ts';

export type SlipAdvice = keyof typeof slipAdviceTexts;

const advices: Record<SlipFailure, SlipAdvice> = {
  UPLOADED_FILE_NOT_EXIST: 'clearer',
  IMG_SIZE_UNABLE_TO_PROCESS: 'clearer',
  CANNOT_READ_CROPPED_IMAGE: 'clearer',
  DEST_ACC_INVALID: 'otherAccount',
  SLIP_REFNO_DUPLICATED: 'usedAlready',
  UNSTABLE_REFNO_ON_SLIP: 'notFound',
  TRIPPLE_WRONG_CAPTCHA: 'askUs',
  INVALID_SLIP: 'clearer',
  NOT_MATCH: 'otherSender',
  EXPIRED_SLIP: 'tooLate',
  UNKNOW_ERROR: 'askUs',
};

// A backend may answer other codes.
export const adviceFor = (note: string | null): SlipAdvice =>
  note !== null && isTextKey(slipReasonTexts, note) ? advices[note] : 'askUs';
