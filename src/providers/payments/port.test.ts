import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { isPaymentReference, paymentReferenceOf } from './port.ts';

it('a reference is 15 capital letters and digits, the same for the same id, another for another', () => {
  const ids = Array.from({ length: 20_000 }, () => randomUUIDv7());
  const references = ids.map(paymentReferenceOf);
  expect(references.every((text) => isPaymentReference(text) && text.length === 15)).toBe(true);
  expect(new Set(references).size).toBe(ids.length);
  expect(ids.map(paymentReferenceOf)).toEqual(references);
});

it('the last bit of the id changes the reference', () => {
  const id = '019aa0d2-7c3e-7fff-bfff-ffffffffffff';
  expect(paymentReferenceOf(id)).toBe('FZZZZZZZZZZZZZZ');
  expect(paymentReferenceOf(id.replace(/f$/, 'e'))).toBe('FZZZZZZZZZZZZZY');
  expect(paymentReferenceOf('019aa0d2-7c3e-7000-8000-000000000000')).toBe('000000000000000');
});

it('an id of another kind has no reference', () => {
  expect(() => paymentReferenceOf('9f0d5e6a-1c2b-4d3e-8f90-0123456789ab')).toThrow('not a version 7 UUID');
  expect(() => paymentReferenceOf('')).toThrow('not a version 7 UUID');
  expect(isPaymentReference('lower')).toBe(false);
  expect(isPaymentReference('ABCDEFGHIJKLMNOP')).toBe(false);
});
