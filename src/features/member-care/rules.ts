import {
  isAccountNo,
  isEnglishAccountName,
  isName,
  isNobodysAccount,
  needsEnglishAccountName,
} from '#contract/forms/bank-account-form.ts';
import { phoneRefusal } from '#contract/forms/phone-form.ts';
import type { ChangeKind } from './contract.ts';

const minuteMs = 60_000;

export const resetCodeLifeMs = 30 * minuteMs;
export const resetWaitMs = minuteMs;
export const resetsInDayMax = 5;
// Of each code. A network gets few wrong tries, so that no single one uses up a member's code. All networks together get
// fifty, so a guesser who has many finds a code with a chance of 50 / 10^6, and one of a day's five codes with 250 / 10^6.
export const wrongResetCodesOfNetworkMax = 5;
export const wrongResetCodesMax = 50;

// How long a member must have moved no money before any of their data is erased: a transfer may come back, a payment
// may arrive late.
export const quietBeforeErasureMs = 7 * 24 * 60 * minuteMs;

const noteLengthMin = 10;
// The reason for a decision must be a sentence, not a dot.
export const isEvidence = (note: string): boolean => note.trim().length >= noteLengthMin;

export interface WishedChange {
  readonly kind: ChangeKind;
  readonly bankCode?: string | null | undefined;
  readonly accountNo?: string | null | undefined;
  readonly accountName?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

type FormRefusal = 'INVALID_BANK' | 'INVALID_USER_INFO' | 'BANK_ACCOUNT_NAME_ENG' | 'PHONE_NUMBER_REQUIRE_10_DIGIT';

const accountRefusal = ({ bankCode, accountNo, accountName }: WishedChange, banks: readonly string[]) => {
  if (!bankCode || !banks.includes(bankCode) || !isAccountNo(accountNo ?? '')) return 'INVALID_BANK';
  if (!isName(accountName ?? '')) return 'INVALID_USER_INFO';
  return needsEnglishAccountName(bankCode) && !isEnglishAccountName(accountName ?? '') ? 'BANK_ACCOUNT_NAME_ENG' : null;
};

// The refusal that a change form deserves; null if none.
export const changeRefusal = (
  wished: WishedChange,
  known: { readonly banks: readonly string[]; readonly isLaos: boolean },
): FormRefusal | null => {
  if (wished.kind === 'ACCOUNT') return accountRefusal(wished, known.banks);
  if (wished.kind === 'PHONE') return phoneRefusal(wished.phone ?? '', known.isLaos);
  if (wished.kind !== 'FREE_ACCOUNT') return null;
  const accountNo = wished.accountNo ?? '';
  // A number that no member may have now can still be freed.
  return wished.bankCode && (isAccountNo(accountNo) || isNobodysAccount(accountNo)) ? null : 'INVALID_BANK';
};
