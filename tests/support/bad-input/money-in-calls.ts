import { expect } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { deskOf, handReceiptOf, offerQr, payQr, reportDepositOf, rejectOld, suspend, walletOf } from '../deposits.ts';
import { payOut, returnAtBank } from '../ledger/payout-returns.ts';
import type { TestStaff } from '../people.ts';
import { receive } from '../rewards/bonus-acts.ts';
import type { TestServer } from '../test-server.ts';
import type { Arrange } from './valid-call.ts';

type DeskAct = (server: TestServer, staff: TestStaff) => Promise<{ path: string; body: Record<string, unknown> }>;

const asDesk =
  (arrange: DeskAct): Arrange =>
  async (server) => {
    const staff = await server.staff();
    const { path, body: fields } = await arrange(server, staff);
    return { base: server.officeUrl, method: 'POST', path, token: staff.token, body: fields };
  };

const deskPath = (kind: string, itemId: string, act: string) => `/api/office/money-in/${kind}/${itemId}/${act}`;

const handBody = (server: TestServer): Record<string, unknown> => {
  const receipt = handReceiptOf(server);
  return { ...receipt, amount: Number(receipt.amount) / 100 };
};

const reportAndConfirm = async (server: TestServer): Promise<string> => {
  const first = await server.staff();
  const itemId = await reportDepositOf(server, await server.member());
  const question = { itemId, receipt: handReceiptOf(server), password: first.password };
  await server.ask(depositOfficeCalls.confirmReported, question, { token: first.token });
  return itemId;
};

// Money that two people credited, and that no line of the bank has shown.
const creditByHand = async (server: TestServer): Promise<string> => {
  const itemId = await reportAndConfirm(server);
  const second = await server.staff();
  const open = await deskOf(server, { staff: second, kind: 'reported' });
  const proposalId = open.find((item) => item.itemId === itemId)?.proposal?.proposalId ?? '';
  const question = { kind: 'reported', itemId, proposalId, password: second.password } as const;
  await server.ask(depositOfficeCalls.agree, question, { token: second.token });
  return itemId;
};

// A line without a payer, which may show a payment by QR that is credited.
const unclearLine = async (server: TestServer): Promise<string> => {
  const member = await server.member();
  const { payload } = await offerQr(server, member, 12_300n);
  await payQr(server, { payload, member });
  await expect.poll(() => walletOf(server, member), { timeout: 20_000 }).toBe(12_300n);
  const from = { bankCode: member.bankCode, accountNo: 'xxxxxxxxxx', name: '' };
  const reported = { toBankCode: 'KBANK', toAccountNo: '0011000001', amount: '123.00', sendingBank: 'CLEARING', from };
  return (await rejectOld(server, member, { ...reported, at: server.clock.now().toISOString() })).itemId;
};

const writes: Readonly<Record<string, Arrange>> = {
  'suspense/{itemId}/name': asDesk(async (server, { password }) => {
    const member = await server.member();
    const { itemId } = await suspend(server, member, { amount: '30000.00' });
    return { path: deskPath('suspense', itemId, 'name'), body: { phone: member.phone, amount: 30_000, password } };
  }),
  'suspense/{itemId}/propose': asDesk(async (server, { password }) => {
    const { memberId } = await server.member();
    const { itemId } = await suspend(server, await server.member());
    return { path: deskPath('suspense', itemId, 'propose'), body: { memberId, amount: 10, password } };
  }),
  'suspense/{itemId}/join': asDesk(async (server, { password }) => {
    const receiptId = await creditByHand(server);
    const at = server.clock.now().toISOString();
    const { itemId } = await suspend(server, await server.member(), { amount: '100.00', at });
    return { path: deskPath('suspense', itemId, 'join'), body: { receiptId, amount: 100, password } };
  }),
  'suspense/{itemId}/payout': asDesk(async (server, { password }) => {
    const member = await server.member();
    await receive(server, member, { amount: 3_000_000n });
    const withdrawn = await payOut(server, member, 3_000_000n);
    const itemId = await returnAtBank(server, withdrawn);
    const { withdrawalId } = withdrawn;
    return { path: deskPath('suspense', itemId, 'payout'), body: { withdrawalId, amount: 30_000, password } };
  }),
  'suspense/{itemId}/return': asDesk(async (server, { password }) => {
    const { itemId } = await suspend(server, await server.member(), { amount: '30000.00' });
    return { path: deskPath('suspense', itemId, 'return'), body: { evidence: 'a slip', amount: 30_000, password } };
  }),
  'reported/{itemId}/confirm': asDesk(async (server, { password }) => {
    const itemId = await reportDepositOf(server, await server.member());
    return { path: deskPath('reported', itemId, 'confirm'), body: { receipt: handBody(server), password } };
  }),
  'reported/{itemId}/drop': asDesk(async (server) => {
    const itemId = await reportDepositOf(server, await server.member());
    return { path: deskPath('reported', itemId, 'drop'), body: { note: 'a note' } };
  }),
  'reject/{itemId}/book': asDesk(async (server, { password }) => {
    const { itemId } = await rejectOld(server, await server.member());
    return { path: deskPath('reject', itemId, 'book'), body: { receipt: null, password } };
  }),
  'reject/{itemId}/link': asDesk(async (server, { token, password }) => {
    const itemId = await unclearLine(server);
    const { body } = await server.ask(depositOfficeCalls.findMatches, { kind: 'reject', itemId }, { token });
    const { receipts } = body as { receipts: { itemId: string }[] };
    return { path: deskPath('reject', itemId, 'link'), body: { receiptId: receipts[0]?.itemId, password } };
  }),
  'reject/{itemId}/dismiss': asDesk(async (server) => {
    const { itemId } = await rejectOld(server, await server.member());
    return { path: deskPath('reject', itemId, 'dismiss'), body: { note: 'a note' } };
  }),
  '{kind}/{itemId}/agree': asDesk(async (server, staff) => {
    const itemId = await reportAndConfirm(server);
    const item = (await deskOf(server, { staff, kind: 'reported' })).find((open) => open.itemId === itemId);
    const body = { proposalId: item?.proposal?.proposalId, password: staff.password };
    return { path: deskPath('reported', itemId, 'agree'), body };
  }),
  '{kind}/{itemId}/decline': asDesk(async (server) => ({
    path: deskPath('reported', await reportAndConfirm(server), 'decline'),
    body: {},
  })),
};

// Valid calls of staff on incoming money.
export const moneyInWrites: Readonly<Record<string, Arrange>> = Object.fromEntries(
  Object.entries(writes).map(([act, arrange]) => [`office POST /api/office/money-in/${act}`, arrange]),
);
