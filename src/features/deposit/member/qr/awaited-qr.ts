import { forget, readStored, store } from '#ask/browser-storage.ts';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { QrMethod } from '../../rules.ts';
import type { AwaitedQr } from './qr-state.ts';

const awaitedKey = 'awaited-qr';

// A phone may reload the page while the bank's app is in front: without the code that was shown before, nobody could
// tell the member that it was paid.
export const keepAwaitedQr = (method: QrMethod, { qrcodeId, amount, expireIn }: AwaitedQr): void =>
  store('session', awaitedKey, JSON.stringify([method, qrcodeId, toDecimalText(amount), expireIn]));

export const forgetAwaitedQr = (): void => forget('session', awaitedKey);

export const awaitedQr = (method: QrMethod): AwaitedQr | null => {
  try {
    const kept: unknown = JSON.parse(readStored('session', awaitedKey) ?? '');
    const [of, qrcodeId = '', asked = '', expireIn = ''] = Array.isArray(kept) ? kept.map(String) : [];
    const amount = fromDecimalText(asked);
    return of !== method || amount === null ? null : { qrcodeId, amount, expireIn };
  } catch {
    return null;
  }
};
