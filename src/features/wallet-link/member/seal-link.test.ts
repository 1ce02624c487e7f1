import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { sealLink } from './seal-link.ts';

const secret = 'a secret of app and server';
const link = 'https://gift.truemoney.com/campaign/?v=0123456789abcdef';

const bytesOf = (sealed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0));

// By the platform's own implementation.
const opened = async (sealed: string, under: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(under));
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt']);
  const bytes = bytesOf(sealed);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return new TextDecoder().decode(text);
};

it('a link is sealed with AES-256-GCM under the SHA-256 of the secret: IV, ciphertext, tag, in base64', async () => {
  proves('DEP-29', 'OP-100');
  const sealed = sealLink(secret, link);
  expect(bytesOf(sealed)).toHaveLength(12 + link.length + 16);
  expect(await opened(sealed, secret)).toBe(link);
  expect(await opened(sealed, 'another secret').catch(() => null)).toBeNull();
});

it('the same link is never sealed alike twice, since the IV is random', () => {
  expect(new Set(Array.from({ length: 100 }, () => sealLink(secret, link))).size).toBe(100);
});

it('a link is sealed on a page without https too, where the browser offers no crypto.subtle', async () => {
  const whole = globalThis.crypto;
  const bare = { getRandomValues: whole.getRandomValues.bind(whole) };
  Object.defineProperty(globalThis, 'crypto', { value: bare, configurable: true });
  const sealed = sealLink(secret, link);
  Object.defineProperty(globalThis, 'crypto', { value: whole, configurable: true });
  expect(await opened(sealed, secret)).toBe(link);
});
