import { randomUUID } from 'node:crypto';
import { addStaff, openSession, openStaffSession } from '#features/auth/server/public.ts';
import { createMember } from '#features/registration/server/public.ts';
import { accounts } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { transactionOn } from '#server/transaction-on.ts';

export interface MemberBuild {
  readonly phone?: string;
  readonly name?: string;
  readonly currency?: Currency;
  // Hundredths that came in from the bank before the test begins.
  readonly balance?: bigint;
  readonly bankCode?: string;
  readonly bankAccountNo?: string;
  readonly bankAccountName?: string;
  readonly hasBankAccount?: boolean;
}

export interface TestMember {
  readonly memberId: string;
  readonly phone: string;
  readonly password: string;
  readonly token: string;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
}

export interface TestStaff {
  readonly staffId: string;
  readonly name: string;
  readonly password: string;
  readonly token: string;
}

let people = 0;

const digits = (length: number): string => {
  people += 1;
  return String(people).padStart(length, '0');
};

const credit = async (context: Context, memberId: string, amount: bigint): Promise<void> => {
  const operationId = context.newId();
  const origin = { actor: { kind: 'system' }, act: 'test credit', requestId: '-', address: '-' } as const;
  await transactionOn(context, { memberId, operationId, origin }, async (work) => {
    const line = { id: operationId, type: 'deposit', status: 'SUCCESS', from: 'SCB', to: 'WALLET', amount } as const;
    await work.post({ step: 0, from: accounts.bank, to: accounts.wallet, amount, kind: 'deposit', opens: line });
    work.audit(`deposit ${operationId}`);
  });
};

// A registered and logged-in member, made by the product's own verbs.
export const buildMember = async (context: Context, build: MemberBuild): Promise<TestMember> => {
  const number = digits(7);
  const phone = build.phone ?? `081${number}`;
  const password = 'correct horse 1';
  const bankCode = build.bankCode ?? (build.currency === 'LAK' ? 'BCEL' : 'SCB');
  const bankAccountNo = build.bankAccountNo ?? `404${number}`;
  const bankAccountName =
    build.bankAccountName ?? `SOMCHAI NUMBER${number.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`;
  const { memberId } = await createMember(context, {
    phone,
    name: build.name ?? `Somchai ${number}`,
    password,
    currency: build.currency ?? 'BAHT',
    bankAccount:
      build.hasBankAccount === false ? null : { bankCode, accountNo: bankAccountNo, accountName: bankAccountName },
  });
  if (build.balance !== undefined && build.balance > 0n) await credit(context, memberId, build.balance);
  const token = await openSession(context, memberId);
  return { memberId, phone, password, token, bankCode, bankAccountNo, bankAccountName };
};

export const buildStaff = async (context: Context, build: { name?: string; role?: string }): Promise<TestStaff> => {
  const name = build.name ?? `staff ${randomUUID().slice(0, 8)}`;
  const password = 'a long enough password';
  const staffId = await addStaff(context, { name, password, role: build.role ?? 'finance' });
  if (staffId === null) throw new Error(`there is a ${name} already`);
  return { staffId, name, password, token: await openStaffSession(context, staffId) };
};
