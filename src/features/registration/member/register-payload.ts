import type { QuestionOf } from '#contract/endpoint.ts';
import type { Currency } from '#money/currency.ts';
import type { registrationCalls } from '../contract.ts';
import type { RegisterValues } from './registration-draft.ts';

export type ProfileValues = Pick<RegisterValues, 'name' | 'password' | 'sourceCode'>;

export interface BankFields {
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly currency: string;
}

type Payload = QuestionOf<typeof registrationCalls.create>;
type ProfilePayload = Pick<Payload, 'name' | 'username' | 'password' | 'sourceCode' | 'inviteCode'>;

export const profileFields = (phone: string, values: ProfileValues, inviteCode: string | null): ProfilePayload => ({
  name: values.name.trim(),
  username: phone,
  password: values.password,
  sourceCode: values.sourceCode === '' ? null : values.sourceCode,
  inviteCode,
});

const currencyOf = (chosen: string, isLaos: boolean): Currency => (isLaos && chosen !== 'BAHT' ? 'LAK' : 'BAHT');

// The register payload. The Thai build offers no choice of currency: it sends BAHT.
export const payloadOf = (profile: ProfilePayload, fields: BankFields, isLaos: boolean) => ({
  ...profile,
  bankCode: fields.bankCode,
  bankAccountName: fields.bankAccountName,
  bankAccountNo: fields.bankAccountNo,
  currency: currencyOf(fields.currency, isLaos),
});

// First and last name joined by one space, as banks write them.
export const accountNameOf = (firstName: string, lastName: string): string => `${firstName.trim()} ${lastName.trim()}`;
