import type { DeskItem } from '../office-contract.ts';

export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;

// Enough of a member to be sure which one it is: the name, the end of the phone, and the bank account.
export const nameWithEnds = ({ name, phone, account }: NonNullable<DeskItem['member']>): string =>
  account === null
    ? `${name} ${lastDigits(phone)}`
    : `${name} ${lastDigits(phone)} (${account.bankCode} ${lastDigits(account.accountNo)})`;

export const faceOf = (face: DeskItem['member']): string | null => (face === null ? null : nameWithEnds(face));
