import { isNobodysAccount } from '#contract/forms/bank-account-form.ts';
import type { BankParty } from '#providers/banks/port.ts';

export interface RegisteredAccount {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
}

// "unclear" is an answer: a person decides.
export type SenderMatch = 'match' | 'no' | 'unclear';

const visibleMin = 4;
// Thai and Lao titles also stand in front of a name without a space; English ones do not.
const titles =
  /^(นางสาว|นาย|นาง|น\.ส\.|ด\.ช\.|ด\.ญ\.|ดร\.|ทพ\.|นพ\.|พญ\.|ນາງສາວ|ທ້າວ|ທ່ານ|ນາງ|ດຣ\.|(?:MISS|MRS|MR|MS|DR|NAI|NANGSAO|NANG|THAO)\b)\.?\s*/;

const numberSigns = (text: string): string => text.replace(/[\s-]/g, '').toLowerCase().replaceAll('*', 'x');

// Position by position; x is unknown. A number shown in part is its end.
export const matchNumber = (shown: string, registered: string): SenderMatch => {
  const signs = numberSigns(shown);
  if (!/^[0-9x]+$/.test(signs) || signs.length > registered.length) return 'unclear';
  if (signs === registered) return 'match';
  const end = registered.slice(registered.length - signs.length);
  let visible = 0;
  for (const [place, sign] of [...signs].entries()) {
    if (sign === 'x') continue;
    if (sign !== end[place]) return 'no';
    visible += 1;
  }
  return visible >= visibleMin ? 'match' : 'unclear';
};

// How many digits of two numbers agree, compared from the end; null if one differs. x is unknown.
export const agreeingDigits = (left: string, right: string): number | null => {
  const [shorter = [], longer = []] = [left, right]
    .map((text) => [...numberSigns(text)].reverse())
    .sort((one, other) => one.length - other.length);
  let agreeing = 0;
  for (const [place, sign] of shorter.entries()) {
    if (sign === 'x' || longer[place] === 'x') continue;
    if (sign !== longer[place]) return null;
    agreeing += 1;
  }
  return agreeing;
};

// A pattern of all numbers that differ from this one in no shown digit, compared from the end; null if any number may.
export const agreeingNumbers = (accountNo: string): string | null => {
  const signs = numberSigns(accountNo);
  if (!/^[0-9x]+$/.test(signs) || signs.length > 40) return null;
  return `^${[...signs].reduce((before, sign) => `(?:${before}${sign === 'x' ? '.' : `[${sign}x]`})?`, '.*')}$`;
};

// The words of a name in capitals, without a title.
export const nameWords = (name: string): string[] => {
  const upper = name.normalize('NFC').toUpperCase().trim();
  return upper.replace(titles, '').split(/\s+/).filter(Boolean);
};

// A bank shortens or masks what follows the beginning of a word: "SOMCHAI J***".
export const beginningOf = (word: string): string => word.replace(/[*.]+.*$/, '');

// What is shown of a word agrees with it: at least two letters of the first, one of the others.
const agrees = (shown: readonly string[], registered: readonly string[]): boolean =>
  shown.every((word, place) => word.length >= (place === 0 ? 2 : 1) && registered[place]?.startsWith(word) === true);

// A title alone, or an empty name, matches nobody. A mask at the end may hide more words; otherwise each word is shown,
// and a person decides whether a longer name is the same.
export const isSameName = (shown: string, registered: string): boolean => {
  const shownWords = nameWords(shown);
  const beginnings = shownWords.map(beginningOf);
  const registeredWords = nameWords(registered);
  if (shownWords.length < 2 || registeredWords.length < 2)
    return registeredWords.length > 0 && beginnings.join(' ') === registeredWords.join(' ');
  const mayHideMore = /[*]$/.test(shownWords.at(-1) ?? '');
  const isLongEnough = shownWords.length === registeredWords.length || mayHideMore;
  return isLongEnough && agrees(beginnings, registeredWords);
};

export const isWholeNumber = (accountNo: string): boolean => /^[0-9]+$/.test(accountNo.replace(/[\s-]/g, ''));

// Whether money came from the member's own account. A whole number is sufficient; the visible part of a masked one must
// agree together with the name.
export const matchSender = (payer: BankParty, registered: RegisteredAccount): SenderMatch => {
  if (isNobodysAccount(payer.accountNo)) return 'no';
  if (payer.bankCode !== '' && payer.bankCode !== registered.bankCode) return 'no';
  const number = matchNumber(payer.accountNo, registered.accountNo);
  if (number === 'no') return 'no';
  const isWhole = numberSigns(payer.accountNo) === registered.accountNo && payer.bankCode !== '';
  if (isWhole) return 'match';
  return number === 'match' && isSameName(payer.name, registered.accountName) ? 'match' : 'unclear';
};

// What the sender of a bank's own line says about the registered account: a whole number proves it, unless the bank
// names another. Digits shown in part prove nothing, since they fit many accounts.
export type SenderProof = 'proved' | 'other' | 'open';

export const proofBySender = (payer: BankParty, registered: RegisteredAccount): SenderProof => {
  if (isNobodysAccount(payer.accountNo)) return 'other';
  const isOtherBank = payer.bankCode !== '' && payer.bankCode !== registered.bankCode;
  if (isOtherBank || matchNumber(payer.accountNo, registered.accountNo) === 'no') return 'other';
  return payer.bankCode !== '' && numberSigns(payer.accountNo) === registered.accountNo ? 'proved' : 'open';
};
