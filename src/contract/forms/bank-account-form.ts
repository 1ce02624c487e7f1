// The fields of a bank account as registration, profile and deposit validate them.

const englishNameBanks: readonly string[] = ['KTB', 'TMB', 'BBL'];

// Banks whose transfers carry the account name only in English letters.
export const needsEnglishAccountName = (bankCode: string): boolean => englishNameBanks.includes(bankCode);

export const isEnglishAccountName = (name: string): boolean => /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(name);

export const isUppercaseAccountName = (name: string): boolean => /^[A-Z ]*[A-Z][A-Z ]*$/.test(name);

// A bank names such a number when money comes from itself, as a payout that it returns: it is no account of a member.
export const isNobodysAccount = (accountNo: string): boolean => /^0+$/.test(accountNo.replace(/[\s-]/g, ''));

export const isAccountNo = (accountNo: string): boolean =>
  /^[0-9]{6,20}$/.test(accountNo) && !isNobodysAccount(accountNo);

const nameLengthMax = 100;

// A name of a person or an account: something visible, at most 100 characters, no control characters.
export const isName = (name: string): boolean =>
  name.trim() !== '' && [...name].length <= nameLengthMax && !/\p{Cc}/u.test(name);
