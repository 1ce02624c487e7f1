import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

// Keys are settings of one line: the base64 text of a PKCS 8 or SPKI key, as it stands between the lines of a PEM file.
export const privateKeyFrom = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });

export const publicKeyFrom = (text: string): KeyObject =>
  createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });

export const signatureOf = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text, 'utf8'), key).toString('base64');

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'));
