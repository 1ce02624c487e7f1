import { createDecipheriv, createHash } from 'node:crypto';
import type { Settings } from '#server/settings.ts';

const ivBytes = 12;
const tagBytes = 16;

// The text of a sent link, or null if it does not open: base64 of a random IV, the ciphertext and its tag, under
// AES-256-GCM with the SHA-256 of the secret that app and server share.
export const openLink = ({ VITE_ENCRYPTION_SECRET: secret = '' }: Settings, sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.toString('base64') !== sealed || bytes.length <= ivBytes + tagBytes) return null;
  try {
    const key = createHash('sha256').update(secret).digest();
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
    cipher.setAuthTag(bytes.subarray(-tagBytes));
    const text = Buffer.concat([cipher.update(bytes.subarray(ivBytes, -tagBytes)), cipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
};
