import type { BankParty } from '#providers/banks/port.ts';
import {
  beginningOf,
  isSameName,
  matchNumber,
  matchSender,
  nameWords,
  type RegisteredAccount,
  type SenderMatch,
} from '../match-sender.ts';

const companyWords = /^(บริษัท|จำกัด|บจก\.?|บมจ\.?|หจก\.?|\(?มหาชน\)?|COMPANY|CO\.?,?|LIMITED|LTD\.?|PUBLIC)$/;
// Without a title, and without the words that every company has.
const ownWords = (name: string): string[] => nameWords(name).filter((word) => !companyWords.test(word));

// Banks shorten the name of a company, each in its own way; the first word has to begin visibly.
const isOwnName = (shown: string, own: string): boolean => {
  const [first = '', ...others] = ownWords(shown).map(beginningOf);
  const words = ownWords(own);
  return first.length >= 2 && [first, ...others].every((word, place) => words[place]?.startsWith(word) === true);
};

// A masked number may be that of somebody else at the same bank, so the name has to agree with it.
export const matchReceiver = (to: BankParty, account: RegisteredAccount): SenderMatch => {
  if (to.bankCode !== '' && to.bankCode !== account.bankCode) return 'no';
  const number = matchNumber(to.accountNo, account.accountNo);
  if (number !== 'match') return number;
  const isWhole = to.bankCode !== '' && /^[0-9\s-]+$/.test(to.accountNo);
  return isWhole || isOwnName(to.name, account.accountName) ? 'match' : 'unclear';
};

// Whether the ends of a transfer, as a slip shows them, are the accounts they should be.
export const matchParty = { sender: matchSender, receiver: matchReceiver, isSameName };
