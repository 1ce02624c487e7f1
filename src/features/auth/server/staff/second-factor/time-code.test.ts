import { expect, it } from 'vitest';
import { authenticatorUri, base32Of, codeAtStep, stepAt, stepOfCode } from './time-code.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, cut to six digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is the one of the standard', (second, code) => {
  expect(codeAtStep(secret, stepAt(new Date(second * 1_000)))).toBe(code);
});

it('a code is valid in its own time step and one before and after it, for clocks that differ, and in no other', () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const tried = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, codeAtStep(secret, stepAt(at) + drift), at));
  expect(tried).toEqual([null, stepAt(at) - 1, stepAt(at), stepAt(at) + 1, null]);
});

it.each(['', '1', '28708', '2870821', 'abcdef', '２８７０８２'])('%j is no code', (code) => {
  expect(stepOfCode(secret, code, new Date(59_000))).toBeNull();
});

it('an authenticator app gets the secret in base 32 with name and issuer', () => {
  expect(base32Of(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(authenticatorUri('Krapao office', 'malee', secret)).toBe(
    `otpauth://totp/Krapao%20office:malee?secret=${base32Of(secret)}&issuer=Krapao%20office`,
  );
});
