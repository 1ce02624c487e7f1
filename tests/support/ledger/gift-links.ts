import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';

export const ourWallet = '0890000001';

// The envelope as a browser makes it, by another implementation than the browser's.
export const sealLink = ({ context }: { readonly context: Context }, text: string): string => {
  const key = createHash('sha256')
    .update(context.settings.VITE_ENCRYPTION_SECRET ?? '')
    .digest();
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
};
