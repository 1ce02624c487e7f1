import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

// Game passwords are shown to their member again, so they are sealed and not hashed: AES-256-GCM, a nonce of its own
// for each, bound to the member and the game. nonce (12 bytes), ciphertext, tag (16 bytes).
const nonceBytes = 12;
const tagBytes = 16;

export interface SealedFor {
  readonly memberId: string;
  readonly code: string;
}

const keyOf = (settings: Settings): Buffer => Buffer.from(settings.CREDENTIALS_KEY ?? '', 'hex');
const boundTo = ({ memberId, code }: SealedFor): Buffer => Buffer.from(`${memberId}|${code}`);

export const sealPassword = (settings: Settings, owner: SealedFor, password: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(settings), nonce);
  cipher.setAAD(boundTo(owner));
  return Buffer.concat([nonce, cipher.update(password, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

export const openPassword = (settings: Settings, owner: SealedFor, sealed: Buffer): string => {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(settings), sealed.subarray(0, nonceBytes));
  decipher.setAAD(boundTo(owner));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8');
};
