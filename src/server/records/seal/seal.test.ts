import { expect, it } from 'vitest';
import type { Keyed } from './wrong-credentials-keys.ts';
import { keyedDigests, openSealed, seal, sealAgain, unseal } from './seal.ts';

const [old, young] = ['0a'.repeat(32), '1b'.repeat(32)];
const keys = (key: string, before?: string): Keyed => ({
  CREDENTIALS_KEY: key,
  CREDENTIALS_KEY_BEFORE: before,
});
const secret = Buffer.from('a secret');
const sealed = seal(keys(old), 'its owner', secret);

it('a secret opens with the key that sealed it, for its owner only', () => {
  expect(openSealed(keys(old), 'its owner', sealed)).toEqual(secret);
  expect(openSealed(keys(young, old), 'its owner', sealed)).toEqual(secret);
  expect(openSealed(keys(old), 'another', sealed)).toBeNull();
  expect(openSealed(keys(young), 'its owner', sealed)).toBeNull();
});

it('bytes that were cut short, changed or never sealed do not open, and the error contains no key', () => {
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(15) ^ 1, 15);
  for (const wrong of [changed, sealed.subarray(0, -1), sealed.subarray(0, 20), Buffer.alloc(0)]) {
    expect(openSealed(keys(old, young), 'its owner', wrong)).toBeNull();
    expect(() => unseal(keys(old, young), 'its owner', wrong)).toThrow(/^a secret opens with no key that is set/);
  }
});

it('sealed again, a secret keeps its nonce, is the same for everybody who does it, and needs only the new key', () => {
  const again = sealAgain(keys(young, old), 'its owner', sealed);
  expect(again).toEqual(sealAgain(keys(young, old), 'its owner', sealed));
  expect(again?.subarray(0, 12)).toEqual(sealed.subarray(0, 12));
  expect(again).not.toEqual(sealed);
  expect(openSealed(keys(young), 'its owner', again ?? sealed)).toEqual(secret);
  expect(sealAgain(keys(young), 'its owner', again ?? sealed)).toBe(again);
  expect(sealAgain(keys(young), 'its owner', sealed)).toBeNull();
});

it('a digest is made with the key of now, and one of the key before is still known', () => {
  const [kept] = keyedDigests(keys(old), '123456');
  const [now, ...before] = keyedDigests(keys(young, old), '123456');
  expect(before).toEqual([kept]);
  expect(now).not.toEqual(kept);
});
