import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { askAt, type Asked } from './ask-at.ts';
import { type Account, arrival, outside } from './outside.ts';

export interface Person extends Account {
  readonly phone: string;
  readonly password: string;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface Member extends Person {
  readonly memberId: string;
  readonly token: string;
}

export const memberAddress = (): string => process.env['MEMBER_ADDRESS'] ?? '';

const ask = (asked: Asked): Promise<unknown> => askAt(memberAddress(), asked);

const letters = (digits: string): string => digits.replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');

// A person unknown to the product and to other journeys.
export const stranger = (bankCode = 'KBANK'): Person => {
  const digits = String(randomInt(100_000_000)).padStart(8, '0');
  const [firstName, lastName] = ['SOMCHAI', `JAIDEE ${letters(digits)}`];
  return {
    phone: `08${digits}`,
    password: `Krapao ${digits}`,
    name: `Somchai ${digits}`,
    firstName,
    lastName,
    bankCode,
    accountNo: `40${digits}`,
    accountName: `${firstName} ${lastName}`,
  };
};

export const logInByCall = async ({ phone, password }: Pick<Person, 'phone' | 'password'>): Promise<string> => {
  const body = { username: phone, password };
  return ((await ask({ method: 'POST', path: '/api/login', body })) as { token: string }).token;
};

interface Wallet {
  readonly profile: { readonly _id: string };
  readonly wallet: { readonly amount: number };
  readonly slots: readonly { readonly code: string; readonly amount: number }[];
}

export const walletOf = async ({ token }: Pick<Member, 'token'>): Promise<Wallet> =>
  (await ask({ method: 'GET', path: '/api/wallet', token })) as Wallet;

const register = async (person: Person): Promise<Member> => {
  const { phone, password, name, bankCode, accountNo, accountName } = person;
  const sent = (await ask({ method: 'POST', path: '/api/otp/send', body: { phoneNumber: phone } })) as {
    otpToken: string;
  };
  const otpCode = await outside.codeFor(phone);
  await ask({ method: 'POST', path: '/api/otp/verify', body: { otpToken: sent.otpToken, otpCode } });
  const account = { bankCode, bankAccountName: accountName, bankAccountNo: accountNo };
  await ask({ method: 'POST', path: '/api/account', body: { username: phone, password, name, ...account } });
  const token = await logInByCall(person);
  return { ...person, token, memberId: (await walletOf({ token })).profile._id };
};

export interface MemberPlan {
  // Whole units that arrive from the member's bank before the journey begins.
  readonly balance?: number;
  readonly bankCode?: string;
  // Codes of games with open accounts.
  readonly games?: readonly string[];
}

// A member created without the screens: by the calls that the app itself makes.
export const member = async ({ balance = 0, bankCode = 'KBANK', games = [] }: MemberPlan = {}): Promise<Member> => {
  const made = await register(stranger(bankCode));
  const { token } = made;
  for (const code of games) await ask({ method: 'GET', path: `/api/wallet/activate/${code}`, token });
  if (balance > 0) {
    await outside.transferToOperator(made, balance);
    await expect.poll(async () => (await walletOf(made)).wallet.amount, arrival).toBe(balance);
  }
  return made;
};

export const withdrawByCall = async ({ token }: Member, amount: number): Promise<void> => {
  await ask({ method: 'POST', path: '/api/wallet/withdrawAll', body: { amount }, token });
};
