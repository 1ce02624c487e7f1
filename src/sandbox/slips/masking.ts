import type { Party } from '../bank/bank.ts';

// How a bank hides an account number: which of the last digits stay, with which sign for the others.
interface Mask {
  sign: 'x' | 'X' | '*';
  // Counted from the end: from 1, the last digit.
  shownFrom: number;
  shownTo: number;
}

const usualMask: Mask = { sign: 'x', shownFrom: 2, shownTo: 5 };
const masks: Readonly<Record<string, Mask>> = {
  SCB: { sign: 'x', shownFrom: 1, shownTo: 4 },
  KTB: { sign: 'X', shownFrom: 1, shownTo: 4 },
  BBL: { sign: 'x', shownFrom: 1, shownTo: 4 },
  TRUEMONEY: { sign: '*', shownFrom: 1, shownTo: 4 },
  PROMPTPAY: { sign: 'x', shownFrom: 1, shownTo: 4 },
  BCEL: { sign: 'x', shownFrom: 1, shownTo: 5 },
};

const groups = (text: string): string => {
  if (text.length === 10) return text.replace(/^(.{3})(.)(.{5})(.)$/, '$1-$2-$3-$4');
  return text.length === 12 ? text.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3') : text;
};

const phoneGroups = (text: string): string => text.replace(/^(.{3})(.{3})(.{4})$/, '$1-$2-$3');

// Short numbers are shown whole, as wallets and billers do.
export const maskedNo = ({ bankCode, accountNo }: Party): string => {
  const { sign, shownFrom, shownTo } = masks[bankCode] ?? usualMask;
  if (accountNo.length <= 4) return accountNo;
  const hidden = [...accountNo].map((letter, place) => {
    const fromEnd = accountNo.length - place;
    return fromEnd >= shownFrom && fromEnd <= shownTo ? letter : sign;
  });
  const isPhone = bankCode === 'TRUEMONEY' || bankCode === 'PROMPTPAY';
  return isPhone ? phoneGroups(hidden.join('')) : groups(hidden.join(''));
};

const firstLetter = (word: string): string => /^.\p{Mark}*/u.exec(word)?.[0] ?? '';

const isCompany = (name: string): boolean => /บริษัท|จำกัด|\bCOMPANY\b|\bLIMITED\b/.test(name);

// The first name and the beginning of the last one: สมชาย ใ***. Some banks show the name whole.
export const shortName = ({ bankCode, name }: Party): string => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  if (last === undefined || isCompany(name)) return name;
  switch (bankCode) {
    case 'KBANK':
      return `${first} ${firstLetter(last)}`;
    case 'KTB':
    case 'TRUEMONEY':
      return `${first} ${firstLetter(last)}***`;
    case 'BCEL':
    case 'GSB':
      return name;
    default:
      return `${first} ${firstLetter(last)}.`;
  }
};
