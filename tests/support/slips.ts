import { readFile } from 'node:fs/promises';
import { expect, vi } from 'vitest';
import { checksumOf } from '#providers/emv-code.ts';
import type { SlipAnswer, SlipTransfer } from '#providers/slips/port.ts';
import { slipCalls, type SlipLine } from '#features/slip/contract.ts';
import { slipProofAbove } from '#features/slip/server/settings.ts';
import { feedLine, noticeOf, postNotice, type WireLine } from './bank-notices.ts';
import type { TestMember } from './people.ts';
import type { TestReply } from './test-requests.ts';
import type { TestServer } from './test-server.ts';

// The code of a bank's slip, as the bank prints it.
export const slipText = (sendingBank: string, reference: string): string => {
  const tag = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;
  const content = `${tag('00', tag('00', '000001') + tag('01', sendingBank) + tag('02', reference))}5102TH9104`;
  return content + checksumOf(content);
};

const bankNumbers: Readonly<Record<string, string>> = { SCB: '014', KBANK: '004', KTB: '006', BCEL: '418' };

// As banks show a number of ten digits: the sixth to the ninth.
export const maskedNo = (accountNo: string): string =>
  [...accountNo]
    .map((digit, place) => (place >= accountNo.length - 5 && place < accountNo.length - 1 ? digit : 'x'))
    .join('');

const kbankAccount = { bankCode: 'KBANK', accountNo: '0011000001', name: 'บริษัท กระเป๋า จำกัด' };

export interface PaidSlip {
  readonly code: string;
  readonly transfer: SlipTransfer;
}

type Answering = SlipAnswer | (() => SlipAnswer | Promise<SlipAnswer>);

// The banks' records of transfers, and pictures whose bytes are the list of their codes.
export interface SlipBank {
  // A transfer of the member from their own account, as its slip and the bank's record tell it.
  paid(member: TestMember, change?: Partial<SlipTransfer>): PaidSlip;
  // What the bank answers about that code from now on.
  answers(code: string, answer: Answering): void;
  // How often it was queried about the code.
  asked(code: string): number;
}

let transfers = 0;

const transferOf = (server: TestServer, member: TestMember): SlipTransfer => {
  transfers += 1;
  return {
    sendingBankCode: member.bankCode,
    reference: `20300101SLIP${String(transfers).padStart(8, '0')}`,
    amount: 10_000n + BigInt(transfers) * 100n,
    currency: 'BAHT',
    at: new Date(server.clock.now().getTime() - 30_000),
    from: {
      bankCode: member.bankCode,
      accountNo: maskedNo(member.bankAccountNo),
      name: member.bankAccountName,
    },
    to: { ...kbankAccount, accountNo: maskedNo(kbankAccount.accountNo) },
  };
};

const bytesOf = (codes: readonly string[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(JSON.stringify(codes)));

// Noon in Bangkok, when slips are taken.
export const noon = new Date('2030-01-01T12:00:00+07:00');

// The largest amount there is.
const unlimited = 10n ** 15n;

// Unless proof is needed, a member's account counts as known, as if money had come from it before.
export const openSlipBank = (
  server: TestServer,
  { isProofNeeded = false }: { readonly isProofNeeded?: boolean } = {},
): SlipBank => {
  if (!isProofNeeded) vi.spyOn(slipProofAbove, 'read').mockResolvedValue({ BAHT: unlimited, LAK: unlimited });
  const records = new Map<string, Answering>();
  const asked = new Map<string, number>();
  vi.spyOn(server.context.providers.slips, 'lookUp').mockImplementation(async ({ text }) => {
    asked.set(text, (asked.get(text) ?? 0) + 1);
    const answer = records.get(text) ?? { kind: 'absent' };
    return typeof answer === 'function' ? answer() : answer;
  });
  vi.spyOn(server.context.pictures, 'read').mockImplementation(async (path) => {
    const bytes = await readFile(path);
    const codes = JSON.parse(bytes.toString()) as string[];
    return { kind: 'read', codes, picture: { bytes, type: 'image/jpeg', width: 1, height: 1 } };
  });
  server.clock.set(noon);
  return {
    paid: (member, change = {}) => {
      const transfer = { ...transferOf(server, member), ...change };
      const code = slipText(bankNumbers[transfer.sendingBankCode] ?? '014', transfer.reference);
      records.set(code, { kind: 'found', transfer });
      return { code, transfer };
    },
    answers: (code, answer) => {
      records.set(code, answer);
    },
    asked: (code) => asked.get(code) ?? 0,
  };
};

type TellFeed = (
  member: TestMember,
  paid: { readonly amount: bigint; readonly at: Date },
  change?: Partial<WireLine>,
) => Promise<TestReply>;

// Tells a payment as the feed of the account that slips are paid to does: under a number of its own, with the payer's whole
// account.
export const feedOf =
  (server: TestServer): TellFeed =>
  (member, { amount, at }, change = {}) =>
    postNotice(
      server,
      noticeOf([
        feedLine(member, {
          toBankCode: kbankAccount.bankCode,
          toAccountNo: kbankAccount.accountNo,
          sendingBank: 'SETTLEMENT',
          amount: (Number(amount) / 100).toFixed(2),
          at: at.toISOString(),
          ...change,
        }),
      ]),
    );

interface SentSlip {
  readonly codes: readonly string[];
  readonly bankCode?: string;
  readonly key?: string;
}

export const sendSlip = (server: TestServer, member: TestMember, slip: SentSlip): Promise<TestReply> => {
  const { codes, bankCode = 'KBANK', key } = slip;
  const options = { token: member.token, file: bytesOf(codes), ...(key === undefined ? {} : { key }) };
  return server.ask(slipCalls.upload, { bankCode }, options);
};

// Uploads a slip with these codes; returns its reference.
export const uploadSlip = async (server: TestServer, member: TestMember, slip: SentSlip): Promise<string> => {
  const reply = await sendSlip(server, member, slip);
  expect(reply).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
  return (reply.body as { reference: string }).reference;
};

export const slipsOf = async (server: TestServer, member: TestMember): Promise<SlipLine[]> => {
  const reply = await server.ask(slipCalls.list, { page: 1, limit: 100 }, { token: member.token });
  expect(reply.status).toBe(200);
  return (reply.body as { slips: SlipLine[] }).slips;
};

// Uploads a slip and lets it be checked once; returns how it stands.
export const checkedSlip = async (
  server: TestServer,
  member: TestMember,
  slip: SentSlip,
): Promise<SlipLine | undefined> => {
  const reference = await uploadSlip(server, member, slip);
  await server.runJobs();
  return (await slipsOf(server, member)).find((listed) => listed.reference === reference);
};
