import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';

// Secrets that are needed again are sealed, not hashed: AES-256-GCM with CREDENTIALS_KEY, a fresh nonce each, bound to
// the owner, so that a row copied to another owner does not open. nonce (12), ciphertext, tag (16).
const nonceBytes = 12;
const tagBytes = 16;

type Keyed = Pick<Settings, 'CREDENTIALS_KEY'>;
const keyOf = (settings: Keyed): Buffer => Buffer.from(settings.CREDENTIALS_KEY ?? '', 'hex');

export const seal = (settings: Keyed, owner: string, secret: Buffer): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings), nonce);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};

export const unseal = (settings: Keyed, owner: string, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(settings), sealed.subarray(0, nonceBytes));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
};

// A keyed digest: for codes of few digits, which could be guessed at once from a plain digest.
export const keyedDigest = (settings: Keyed, text: string): Buffer =>
  createHmac('sha256', keyOf(settings)).update(text).digest();
