import { setting } from '#ask/settings.ts';
import { qrMinimum, type QrMethod } from '../../rules.ts';

const oneUnit = 100n;

export const minimumOf = (method: QrMethod): bigint =>
  qrMinimum(method, {
    VITE_KBANK_MINIMUM: setting('VITE_KBANK_MINIMUM'),
    VITE_FP_MINIMUM: setting('VITE_FP_MINIMUM'),
  });

// KBANK accepts every amount above zero and leaves its minimum to the backend; the other methods have theirs here.
export const isTooLittle = (method: QrMethod, amount: bigint): boolean =>
  method === 'KBANK' ? amount <= 0n : amount < minimumOf(method);

// An amount below one unit makes no code and shows no refusal.
export const makesQr = (method: QrMethod, amount: bigint): boolean => amount >= oneUnit && !isTooLittle(method, amount);
