import { hash, randomBytes } from 'node:crypto';

// A token is opaque to its holder: its owner's id, so that one machine of a cluster can answer for it, and 256 random
// bits. Only a digest of the whole is stored.
const idBytes = 16;
const tokenForm = /^[A-Za-z0-9_-]{64}$/;
const idForm = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export interface TokenParts {
  readonly ownerId: string;
  readonly tokenHash: Buffer;
}

const partsOf = (bytes: Buffer): TokenParts => ({
  ownerId: bytes.toString('hex', 0, idBytes).replace(idForm, '$1-$2-$3-$4-$5'),
  tokenHash: hash('sha256', bytes, 'buffer'),
});

export const makeToken = (ownerId: string): TokenParts & { readonly token: string } => {
  const bytes = Buffer.concat([Buffer.from(ownerId.replaceAll('-', ''), 'hex'), randomBytes(32)]);
  return { ...partsOf(bytes), token: bytes.toString('base64url') };
};

export const readToken = (token: string): TokenParts | null =>
  tokenForm.test(token) ? partsOf(Buffer.from(token, 'base64url')) : null;
