import { hash, randomInt } from 'node:crypto';
import { recoveryCodesMax } from '../../../rules.ts';

// Sixteen characters without ones that look alike: 79 bits, so that a plain digest is enough.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;

const makeCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

export const recoveryCodeHash = (staffId: string, typed: string): Buffer =>
  hash('sha256', `${staffId} ${typed.toUpperCase().replace(/[^A-Z0-9]/g, '')}`, 'buffer');

export interface RecoveryCodes {
  // Shown once and stored nowhere.
  readonly codes: readonly string[];
  readonly hashes: readonly Buffer[];
}

export const makeRecoveryCodes = (staffId: string): RecoveryCodes => {
  const codes = Array.from({ length: recoveryCodesMax }, makeCode);
  return { codes, hashes: codes.map((code) => recoveryCodeHash(staffId, code)) };
};
