import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Call } from '#server/context.ts';
import type { Caller } from './otp-limits.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const tokenForm = /^[A-Za-z0-9_-]{43}$/;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

// Salted by the token, which the database does not know: six digits alone could be guessed from their digest at once.
const codeHashOf = (token: string, code: string): Buffer => digestOf(`${token}:${code}`);

export interface OneTimeCode {
  readonly code: string;
  readonly reference: string;
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly codeHash: Buffer;
}

export const makeOneTimeCode = (): OneTimeCode => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const reference = Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');
  const token = randomBytes(32).toString('base64url');
  return { code, reference, token, tokenHash: digestOf(token), codeHash: codeHashOf(token, code) };
};

export const otpTokenHash = (token: string): Buffer | null => (tokenForm.test(token) ? digestOf(token) : null);

export const isRightCode = (codeHash: Buffer, token: string, code: string): boolean =>
  timingSafeEqual(codeHash, codeHashOf(token, code));

export const callerOf = ({ device, network }: Pick<Call, 'device' | 'network'>): Caller => ({
  browser: device ?? network,
  network,
});

// The token that a browser sends to show which code it verified a phone with. A malformed token verifies nothing.
export const verifiedTokenOf = ({ otpToken }: Pick<Call, 'otpToken'>): Buffer | null =>
  otpToken === null ? null : (otpTokenHash(otpToken) ?? digestOf(''));
