import { setting } from '#ask/settings.ts';
import { qrMinimum, type QrMethod } from '../../rules.ts';

const oneUnit = 100n;

export const minimumOf = (method: QrMethod): bigint =>
  qrMinimum(method, {
    VITE_KBANK_MINIMUM: setting('VITE_KBANK_MINIMUM'),
    VITE_FP_MINIMUM: setting('VITE_FP_MINIMUM'),
  });

// KBANK lets every amount above zero through and leaves its minimum to the backend; the others hold theirs here.
export const isTooLittle = (method: QrMethod, amount: bigint): boolean =>
  method === 'KBANK' ? amount <= 0n : amount < minimumOf(method);

// An amount below one unit makes no code, and no refusal either.
export const makesQr = (method: QrMethod, amount: bigint): boolean => amount >= oneUnit && !isTooLittle(method, amount);
