import type { HandReceipt } from '#contract/forms/hand-receipt-form.ts';
import { expect, vi } from 'vitest';
import { depositCalls } from '../../src/features/deposit/contract.ts';
import { depositOfficeCalls, type DeskItem, type DeskKind } from '../../src/features/deposit/office-contract.ts';
import { walletLinkCalls } from '../../src/features/wallet-link/contract.ts';
import { feedLine, noticeOf, postNotice, type WireLine } from './bank-notices.ts';
import { sealLink } from './ledger/gift-links.ts';
import type { TestMember, TestStaff } from './people.ts';
import type { TestReply } from './test-requests.ts';
import type { TestServer } from './test-server.ts';

export interface OfferedQr {
  readonly qrcodeId: string;
  readonly payload: string;
  readonly reference: string;
}

// A code on offer as a payer sees it: its payload, as a banking app reads it from the picture.
export const offerQr = async (
  server: TestServer,
  member: TestMember,
  asked: bigint | { readonly amount: bigint; readonly method: string },
): Promise<OfferedQr> => {
  const { amount, method } = typeof asked === 'bigint' ? { amount: asked, method: 'KBANK' } : asked;
  const made = await server.ask(depositCalls.createQr, { bankCode: method, amount }, { token: member.token });
  expect(made.body).toMatchObject({ hasQrcode: true });
  const { qrcodeId } = made.body as { qrcodeId: string };
  const row = await server.context.database.one<{ payload: string; reference: string }>(
    'select payload, reference from qr_code where member_id = $1 and qrcode_id = $2',
    [member.memberId, qrcodeId],
  );
  return { qrcodeId, payload: row?.payload ?? '', reference: row?.reference ?? '' };
};

export interface PayerPlan {
  readonly from?: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
  readonly amount?: number;
  readonly at?: Date;
}

export const accountOf = (member: TestMember) => ({
  bankCode: member.bankCode,
  accountNo: member.bankAccountNo,
  name: member.bankAccountName,
});

// Pays a payload at the sandbox bank, by default from the member's own account. Returns the bank reference.
export const payQr = async (
  server: TestServer,
  pay: { payload: string; member: TestMember } & PayerPlan,
): Promise<string> => {
  const from = pay.from ?? accountOf(pay.member);
  const paid = await server.sandbox.post('/bank/pay-qr', {
    payload: pay.payload,
    fromBankCode: from.bankCode,
    fromAccountNo: from.accountNo,
    fromName: from.name,
    ...(pay.amount === undefined ? {} : { amount: pay.amount }),
    ...(pay.at === undefined ? {} : { at: pay.at.toISOString() }),
  });
  return (paid as { reference: string }).reference;
};

export const transferTo = async (
  server: TestServer,
  to: { bankCode: string; accountNo: string },
  payment: { from: { bankCode: string; accountNo: string; name: string }; amount: number },
): Promise<string> => {
  const made = await server.sandbox.post('/bank/transfer', {
    toBankCode: to.bankCode,
    toAccountNo: to.accountNo,
    fromBankCode: payment.from.bankCode,
    fromAccountNo: payment.from.accountNo,
    fromName: payment.from.name,
    amount: payment.amount,
  });
  return (made as { reference: string }).reference;
};

const balanceOf = async (server: TestServer, memberId: string, account: string): Promise<bigint> => {
  const row = await server.context.database.one<{ balance: bigint }>(
    'select balance from account where member_id = $1 and name = $2',
    [memberId, account],
  );
  return row?.balance ?? 0n;
};

export const walletOf = (server: TestServer, member: TestMember): Promise<bigint> =>
  balanceOf(server, member.memberId, 'wallet');

export const suspenseOf = (server: TestServer, houseId: string): Promise<bigint> =>
  balanceOf(server, houseId, 'suspense');

// Notices arrive asynchronously; this waits until they are booked.
export const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 5_000 });

// Notices of the bank or the gateway are lost while `work` runs.
export const withoutNotices = async <Result>(
  server: TestServer,
  service: 'bank' | 'gateway',
  work: () => Promise<Result>,
): Promise<Result> => {
  await server.sandbox.weather({ service, kind: 'down' });
  const result = await work();
  await eventually(async () => {
    const { notices } = (await server.sandbox.get('/book')) as { notices: { state: string }[] };
    expect(notices.every(({ state }) => state !== 'waiting')).toBe(true);
  });
  await server.sandbox.weather({ service, kind: 'fine' });
  return result;
};

// Queries the gateway about every code, like the job, without waiting for the time to pass.
export const callGateway = async (server: TestServer): Promise<void> => {
  server.clock.advance(61_000);
  await server.runJobs();
};

export interface StatementLine {
  readonly _id?: string;
  readonly createdAt?: string;
  readonly statementType: string;
  readonly status: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: number;
  readonly note?: string | null;
}

export const statementOf = async (server: TestServer, member: TestMember): Promise<StatementLine[]> => {
  const answer = await server.request('POST', '/api/statement', { body: { page: 1, limit: 100 }, token: member.token });
  return (answer.body as { statements: StatementLine[] }).statements;
};

export const deskOf = async (
  server: TestServer,
  { staff, kind, view = 'open' }: { staff: TestStaff; kind: DeskKind; view?: 'open' | 'ended' },
): Promise<DeskItem[]> => {
  const answer = await server.ask(
    depositOfficeCalls.listMoneyIn,
    { kind, view, page: 1, limit: 100 },
    { token: staff.token },
  );
  return (answer.body as { items: DeskItem[] }).items;
};

// A stranger's money in suspense; returns its id on the desk.
export const suspend = async (
  server: TestServer,
  member: TestMember,
  line: Partial<WireLine> = {},
): Promise<{ itemId: string; reference: string }> => {
  const from = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };
  const reported = feedLine(member, { from, at: server.clock.now().toISOString(), ...line });
  await postNotice(server, noticeOf([reported]));
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from suspense_item where bank_reference = $1',
    [reported.reference],
  );
  return { itemId: row?.itemId ?? '', reference: reported.reference };
};

export const reportDepositOf = async (server: TestServer, member: TestMember, amount = 100): Promise<string> => {
  await server.request('POST', '/api/wallet/add', { body: { amount }, token: member.token });
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from reported_deposit where member_id = $1 order by created_at desc limit 1',
    [member.memberId],
  );
  return row?.itemId ?? '';
};

// A line that is not booked, because its account credits only later money.
export const rejectOld = async (
  server: TestServer,
  member: TestMember,
  change: Partial<WireLine> = {},
): Promise<{ itemId: string; reference: string }> => {
  const reported = feedLine(member, { at: '2025-01-01T00:00:00.000Z', ...change });
  await postNotice(server, noticeOf([reported]));
  const row = await server.database.owner.one<{ itemId: string }>(
    'select reject_id as "itemId" from feed_reject where position($1 in raw) > 0',
    [reported.lineId],
  );
  return { itemId: row?.itemId ?? '', reference: reported.reference };
};

let hands = 0;
export const handReceiptOf = (server: TestServer, change: Partial<HandReceipt> = {}): HandReceipt => {
  hands += 1;
  return {
    bankCode: 'SCB',
    accountNo: '0142000002',
    amount: 10_000n,
    paidAt: server.clock.now().toISOString(),
    sendingBank: 'KTB',
    bankReference: `HAND${hands}`,
    payerAccountNo: '8887776665',
    payerName: 'SOMCHAI JAIDEE',
    ...change,
  };
};

export interface MadeGift {
  readonly hash: string;
  readonly link: string;
}

// Somebody makes a gift link in a wallet's app.
export const makeGift = async (
  server: TestServer,
  gift: { amount: string; receivers?: number; isUneven?: boolean; hours?: number; giverMobile?: string },
): Promise<MadeGift> => (await server.sandbox.post('/gifts', gift)) as MadeGift;

export const sendLink = (
  server: TestServer,
  member: TestMember,
  { link, key }: { link: string; key?: string },
): Promise<TestReply> =>
  server.ask(
    walletLinkCalls.send,
    { link: sealLink(server, link) },
    { token: member.token, ...(key === undefined ? {} : { key }) },
  );
