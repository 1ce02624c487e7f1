import { randomInt } from 'node:crypto';

// Letters and digits a member can read out and type; no 0, O, 1, l or I.
const usernameAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordAlphabet = `${usernameAlphabet}ABCDEFGHJKLMNPQRSTUVWXYZ`;

const draw = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

export const makeGameUsername = (): string => `kr${draw(usernameAlphabet, 10)}`;

// At least one small letter, one capital and one digit, as most providers require.
export const makeGamePassword = (): string =>
  `${draw('abcdefghjkmnpqrstuvwxyz', 1)}${draw('ABCDEFGHJKLMNPQRSTUVWXYZ', 1)}${draw('23456789', 1)}${draw(passwordAlphabet, 9)}`;
