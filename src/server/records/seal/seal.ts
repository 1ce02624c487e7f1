import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Keyed } from './wrong-credentials-keys.ts';

// Secrets that are needed again are sealed, not hashed: AES-256-GCM with CREDENTIALS_KEY, a fresh nonce each, bound to
// the owner, so that a row copied to another owner does not open. nonce (12), ciphertext, tag (16).
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

// The first seals, all open.
const keysOf = ({ CREDENTIALS_KEY: key = '', CREDENTIALS_KEY_BEFORE, CREDENTIALS_KEY_NEXT }: Keyed) => {
  const others = [CREDENTIALS_KEY_BEFORE, CREDENTIALS_KEY_NEXT].filter((other) => other !== undefined);
  return [key, ...others].map((hex) => Buffer.from(hex, 'hex')) as [Buffer, ...Buffer[]];
};

interface Sealing {
  readonly key: Buffer;
  readonly nonce: Buffer;
  readonly owner: string;
}

const sealWith = ({ key, nonce, owner }: Sealing, secret: Buffer): Buffer => {
  const cipher = createCipheriv(algorithm, key, nonce);
  cipher.setAAD(Buffer.from(owner));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
};

const openWith = (key: Buffer, owner: string, sealed: Buffer): Buffer | null => {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const secret = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  try {
    return Buffer.concat([secret, decipher.final()]);
  } catch {
    return null;
  }
};

export const seal = (settings: Keyed, owner: string, secret: Buffer): Buffer =>
  sealWith({ key: keysOf(settings)[0], nonce: randomBytes(nonceBytes), owner }, secret);

// Null if it opens with no key of the settings.
export const openSealed = (settings: Keyed, owner: string, sealed: Buffer): Buffer | null => {
  for (const key of keysOf(settings)) {
    const secret = openWith(key, owner, sealed);
    if (secret !== null) return secret;
  }
  return null;
};

export const unseal = (settings: Keyed, owner: string, sealed: Buffer): Buffer => {
  const secret = openSealed(settings, owner, sealed);
  if (secret === null)
    throw new Error(`a secret opens with no key that is set: see CREDENTIALS_KEY in docs/running.md`);
  return secret;
};

// The same bytes if CREDENTIALS_KEY opens it; null if no key does. It keeps its nonce, which no other secret has: two
// processes make the same of it, and the nonce says which secret it is, whatever the key.
export const sealAgain = (settings: Keyed, owner: string, sealed: Buffer): Buffer | null => {
  const [key] = keysOf(settings);
  if (openWith(key, owner, sealed) !== null) return sealed;
  const secret = openSealed(settings, owner, sealed);
  return secret === null ? null : sealWith({ key, nonce: sealed.subarray(0, nonceBytes), owner }, secret);
};

// SQL: whether two sealed values are one secret. Between two transactions it may have been sealed again.
export const isSameSecret = (one: string, other: string): string =>
  `substring(${one} for ${String(nonceBytes)}) = substring(${other}::bytea for ${String(nonceBytes)})`;

// Keyed digests, for codes of few digits, which could be guessed at once from a plain one: the first is to be kept, and
// one kept before may fit any.
export const keyedDigests = (settings: Keyed, text: string): [Buffer, ...Buffer[]] =>
  keysOf(settings).map((key) => createHmac('sha256', key).update(text).digest()) as [Buffer, ...Buffer[]];
