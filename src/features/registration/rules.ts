import {
  isAccountNo,
  isEnglishAccountName,
  isName,
  needsEnglishAccountName,
} from '#contract/forms/bank-account-form.ts';
import { isPassword } from '#contract/password-form.ts';
import { phoneRefusal } from '#contract/forms/phone-form.ts';

export const registrationSteps = ['phone', 'otp', 'profile', 'bank'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];
export type RegistrationEvent = 'codeSent' | 'phoneVerified' | 'otpOff' | 'profileValid' | 'created' | 'back';

// The step each event leads to from each step; an unknown event changes nothing.
const nextSteps: Record<RegistrationStep, Partial<Record<RegistrationEvent, RegistrationStep | 'done'>>> = {
  phone: { codeSent: 'otp', phoneVerified: 'profile', otpOff: 'profile' },
  otp: { phoneVerified: 'profile', back: 'phone' },
  profile: { profileValid: 'bank', back: 'phone' },
  bank: { created: 'done', back: 'profile' },
};

export const nextStep = (step: RegistrationStep, event: RegistrationEvent): RegistrationStep | 'done' =>
  nextSteps[step][event] ?? step;

export const accountNameRefusal = (
  bankCode: string,
  accountName: string,
): 'INVALID_USER_INFO' | 'BANK_ACCOUNT_NAME_ENG' | null => {
  if (!isName(accountName)) return 'INVALID_USER_INFO';
  return needsEnglishAccountName(bankCode) && !isEnglishAccountName(accountName) ? 'BANK_ACCOUNT_NAME_ENG' : null;
};

export interface RegisterFields {
  readonly name?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly sourceCode?: string | null | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccountName?: string | undefined;
  readonly bankAccountNo?: string | undefined;
}

export interface RegisterKnowledge {
  readonly isLaos: boolean;
  readonly sourceCodes: readonly string[];
  readonly bankCodes: readonly string[];
}

export type FieldsRefusal =
  | 'PHONE_NUMBER_REQUIRE_10_DIGIT'
  | 'INVALID_USER_INFO'
  | 'INVALID_BANK'
  | 'BANK_ACCOUNT_NAME_ENG';

type Check = (fields: RegisterFields, known: RegisterKnowledge) => FieldsRefusal | null;

const refusedUnless = (isRight: boolean, code: FieldsRefusal): FieldsRefusal | null => (isRight ? null : code);

const checkProfile: readonly Check[] = [
  ({ name }) => refusedUnless(name === undefined || isName(name), 'INVALID_USER_INFO'),
  ({ password }) => refusedUnless(password === undefined || isPassword(password), 'INVALID_USER_INFO'),
  ({ sourceCode }, { sourceCodes }) =>
    refusedUnless(!sourceCode || sourceCodes.includes(sourceCode), 'INVALID_USER_INFO'),
];

const checkBank: readonly Check[] = [
  ({ bankCode }, { bankCodes }) =>
    refusedUnless(bankCode === undefined || bankCodes.includes(bankCode), 'INVALID_BANK'),
  ({ bankCode = '', bankAccountName }) =>
    bankAccountName === undefined ? null : accountNameRefusal(bankCode, bankAccountName),
  ({ bankAccountNo }) => refusedUnless(bankAccountNo === undefined || isAccountNo(bankAccountNo), 'INVALID_BANK'),
];

// The first refusal code for the form of the received fields, in field order; null if none.
export const usernameRefusal: Check = ({ username }, { isLaos }) =>
  username === undefined ? null : phoneRefusal(username, isLaos);

export const fieldsRefusal: Check = (fields, known) => {
  for (const check of [...checkProfile, ...checkBank]) {
    const code = check(fields, known);
    if (code !== null) return code;
  }
  return null;
};

// The member id in an invite code: PR and a profile's _id, in upper or lower case. Any other text invites nobody.
export const inviterOf = (inviteCode: string | null | undefined): string | null =>
  /^PR([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(inviteCode ?? '')?.[1]?.toLowerCase() ?? null;
