import {
  isAccountNo,
  isEnglishAccountName,
  isName,
  isUppercaseAccountName,
  needsEnglishAccountName,
} from '#contract/forms/bank-account-form.ts';

export interface ProfileFields {
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
}

type ProfileRefusal = 'INVALID_USER_INFO' | 'INVALID_BANK' | 'BANK_ACCOUNT_NAME_ENG';

// The first refusal for the fields, in the order in which registration checks them; null if none.
export const profileRefusal = (fields: ProfileFields, bankCodes: readonly string[]): ProfileRefusal | null => {
  if (!isName(fields.name)) return 'INVALID_USER_INFO';
  if (!bankCodes.includes(fields.bankCode)) return 'INVALID_BANK';
  if (!isName(fields.bankAccountName)) return 'INVALID_USER_INFO';
  if (needsEnglishAccountName(fields.bankCode) && !isEnglishAccountName(fields.bankAccountName))
    return 'BANK_ACCOUNT_NAME_ENG';
  return isAccountNo(fields.bankAccountNo) ? null : 'INVALID_BANK';
};

// Editing accepts uppercase English letters and spaces, for any bank.
export const isEditedAccountName = (accountName: string): boolean =>
  isName(accountName) && isUppercaseAccountName(accountName);
