import { createHmac, timingSafeEqual } from 'node:crypto';

// The sandbox implements each provider's signing rule a second time, on purpose: an adapter that signs wrongly must
// fail here, and shared code would hide it.
export const jokerSignature = (fields: Record<string, unknown>, secret: string): string => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${String(fields[name])}`)
    .join('&');
  return createHmac('sha1', secret).update(text).digest('base64');
};

export const transferWalletSignature = (
  signed: { timestamp: string; code: string; verb: string; body: string },
  secret: string,
): string => {
  const text = [signed.timestamp, signed.code, signed.verb, signed.body].join('\n');
  return createHmac('sha256', secret).update(text).digest('hex');
};

export const signatureFits = (given: unknown, wanted: string): boolean => {
  if (typeof given !== 'string' || given.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
};

const clockSkewMaxSeconds = 300;

export const isFresh = (timestamp: unknown): boolean => {
  const seconds = Number(timestamp);
  return Number.isFinite(seconds) && Math.abs(Date.now() / 1000 - seconds) <= clockSkewMaxSeconds;
};
