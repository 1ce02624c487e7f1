import { systemOrigin } from '#server/transaction-on.ts';
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '#contract/staff-roles.ts';
import { openSession } from '#features/auth/server/open-session.ts';
import { addStaff } from '#features/auth/server/public.ts';
import { beginStaffSession } from '#features/auth/server/staff/begin-staff-session.ts';
import { creditDeposit } from '#features/deposit/server/receipts/credit-deposit.ts';
import type { Receipt } from '#features/deposit/server/receipts/receipts-table.ts';
import { createMember } from '#features/registration/server/create-member.ts';
import type { Currency } from '#money/currency.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { madeUp } from './ledger/made-up-payments.ts';
import type { TestReply } from './test-requests.ts';
import type { TestSandbox } from './test-sandbox.ts';

export interface MemberBuild {
  readonly phone?: string;
  readonly name?: string;
  readonly currency?: Currency;
  // Hundredths that arrive from the bank before the test begins.
  readonly balance?: bigint;
  readonly bankCode?: string;
  readonly bankAccountNo?: string;
  readonly bankAccountName?: string;
  readonly hasBankAccount?: boolean;
  // Of the member who invited this one.
  readonly inviter?: string;
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

interface RegisteredMember extends Pick<TestMember, 'memberId' | 'bankCode' | 'bankAccountNo' | 'bankAccountName'> {
  readonly currency: Currency;
}

let people = 0;

const digits = (length: number): string => {
  people += 1;
  return String(people).padStart(length, '0');
};

const credit = async (context: Context, member: RegisteredMember, amount: bigint): Promise<void> => {
  const { memberId, currency, bankCode } = member;
  const payer = { bankCode, accountNo: member.bankAccountNo, name: member.bankAccountName };
  const receipt: Receipt = {
    channel: 'FEED',
    methodCode: currency === 'LAK' ? 'BCEL' : 'SCB',
    sendingBankCode: bankCode,
    bankReference: `${madeUp}${context.newId()}`,
    amount,
    currency,
    payer,
    paidAt: context.now(),
  };
  await creditDeposit(context, receipt, { memberId, origin: systemOrigin('test credit'), note: null });
};

// A registered and logged-in member, created by the product's own verbs.
export const buildMember = async (context: Context, build: MemberBuild): Promise<TestMember> => {
  const number = digits(7);
  const phone = build.phone ?? `081${number}`;
  const password = 'correct horse 1';
  const bankCode = build.bankCode ?? (build.currency === 'LAK' ? 'BCEL' : 'SCB');
  const bankAccountNo = build.bankAccountNo ?? `404${number}`;
  const bankAccountName =
    build.bankAccountName ?? `SOMCHAI NUMBER${number.replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`;
  const { memberId } = await createMember(
    { context, refuse },
    {
      phone,
      name: build.name ?? `Somchai ${number}`,
      password,
      currency: build.currency ?? 'BAHT',
      inviter: build.inviter ?? null,
      bankAccount:
        build.hasBankAccount === false ? null : { bankCode, accountNo: bankAccountNo, accountName: bankAccountName },
    },
  );
  if (build.balance !== undefined && build.balance > 0n)
    await credit(
      context,
      { memberId, currency: build.currency ?? 'BAHT', bankCode, bankAccountNo, bankAccountName },
      build.balance,
    );
  const token = await openSession(context, memberId);
  return { memberId, phone, password, token, bankCode, bankAccountNo, bankAccountName };
};

// Sessions as a login creates them, and members as a registration does, for tests of other rooms.
export const openMemberSession = (context: Context, memberId: string): Promise<string> =>
  openSession(context, memberId);
export const registerMember = (context: Context, member: Parameters<typeof createMember>[1]) =>
  createMember({ context, refuse }, member);
export const openStaffSession = async (context: Context, staffId: string): Promise<string> =>
  (await beginStaffSession(context, staffId)).token;

export interface StaffBuild {
  readonly name?: string;
  readonly role?: StaffRole;
  // Another login of the same person, by its name.
  readonly sameAs?: string;
}

export const buildStaff = async (context: Context, build: StaffBuild): Promise<TestStaff> => {
  const name = build.name ?? `staff ${randomUUID().slice(0, 8)}`;
  const password = 'a long enough password';
  const staffId = await addStaff(context, {
    name,
    password,
    role: build.role ?? 'finance',
    sameAs: build.sameAs ?? null,
  });
  if (staffId === null) throw new Error(`a login ${name} exists already`);
  return { staffId, name, password, token: await openStaffSession(context, staffId) };
};

interface LoginAnswer {
  readonly status: number;
  readonly body: {
    readonly message?: string;
    readonly ticket?: string;
    readonly next?: string;
    readonly secret?: string;
    readonly uri?: string;
    readonly token?: string;
    readonly staff?: unknown;
    readonly recoveryCodes?: readonly string[];
    readonly recoveryCodesLeft?: number;
    readonly options?: { readonly challenge: string };
  };
}

interface Office {
  readonly officeUrl: string;
  readonly sandbox: TestSandbox;
}

type Person = { readonly name: string; readonly password: string };

// The steps of a login at the back office, like its screen, with the sandbox's phone.
export const staffLogins = (server: Office) => {
  const step = async (path: string, body: object): Promise<LoginAnswer> => {
    const response = await fetch(server.officeUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as LoginAnswer['body'] };
  };
  const ticketOf = async ({ name, password }: Person): Promise<string> =>
    (await step('/api/login', { name, password })).body.ticket ?? '';
  const codeOf = async (name: string): Promise<string> => {
    const codes = (await server.sandbox.get('/authenticator')) as { name: string; code: string }[];
    return codes.find((shown) => shown.name === name)?.code ?? '';
  };
  const remember = (name: string, secret: string): Promise<unknown> =>
    server.sandbox.post('/authenticator', { name, secret });
  const enrol = async (person: Person): Promise<LoginAnswer['body']> => {
    const ticket = await ticketOf(person);
    const { body } = await step('/api/login/enrol', { ticket });
    await remember(person.name, body.uri ?? '');
    return (await step('/api/login/enrol/confirm', { ticket, code: await codeOf(person.name) })).body;
  };
  return { step, ticketOf, codeOf, remember, enrol };
};

// What is answered while that person is suspended.
export const whileSuspended = async (
  { context, database }: { readonly context: Context; readonly database: { readonly owner: Sql } },
  { staffId }: TestStaff,
  ask: () => Promise<TestReply>,
): Promise<TestReply> => {
  const suspend = (at: Date | null) =>
    database.owner.rows('update staff set suspended_at = $2 where staff_id = $1', [staffId, at]);
  await suspend(context.now());
  try {
    return await ask();
  } finally {
    await suspend(null);
  }
};
