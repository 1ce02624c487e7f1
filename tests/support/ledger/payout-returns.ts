import { expect } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { eventually } from '../deposits.ts';
import { approveWaiting } from '../office-acts.ts';
import type { TestMember, TestStaff } from '../people.ts';
import type { TestReply } from '../test-requests.ts';
import type { TestServer } from '../test-server.ts';

export interface Withdrawn {
  readonly member: TestMember;
  readonly withdrawalId: string;
  readonly amount: bigint;
}

// A withdrawal that its member has asked for.
export const withdraw = async (server: TestServer, member: TestMember, amount: bigint): Promise<Withdrawn> => {
  const asked = await server.ask(withdrawCalls.requestFromApp, { amount }, { token: member.token });
  expect(asked).toMatchObject({ status: 200 });
  return { member, amount, withdrawalId: (asked.body as { id: string }).id };
};

// The same, approved and paid by the bank.
export const payOut = async (server: TestServer, member: TestMember, amount: bigint): Promise<Withdrawn> => {
  const withdrawn = await withdraw(server, member, amount);
  await approveWaiting(server, member);
  server.clock.advance(1_000);
  await server.runJobs();
  const { withdrawalId } = withdrawn;
  const row = await server.database.owner.one('select status from withdrawal where withdrawal_id = $1', [withdrawalId]);
  expect(row).toEqual({ status: 'PAID' });
  server.clock.advance(60_000);
  return withdrawn;
};

const itemOf = async (server: TestServer, reference: string): Promise<string> => {
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from suspense_item where bank_reference = $1',
    [reference],
  );
  expect(row).not.toBeNull();
  return row?.itemId ?? '';
};

// The line arrives by a notice.
const untilBooked = async (server: TestServer, reference: string): Promise<string> => {
  await eventually(async () => {
    await itemOf(server, reference);
  });
  return itemOf(server, reference);
};

// The bank sends a payout back; returns the money's id on the desk.
export const returnAtBank = async (server: TestServer, { withdrawalId }: Withdrawn): Promise<string> => {
  const paid = await server.database.owner.one<{ reference: string }>(
    'select bank_reference as reference from withdrawal where withdrawal_id = $1',
    [withdrawalId],
  );
  const path = `/bank/payouts/${paid?.reference ?? ''}/return`;
  const { reference } = (await server.sandbox.post(path, {})) as { reference: string };
  return untilBooked(server, reference);
};

interface StrayMoney {
  // The bank that the member's payouts go to sends it, unless another payer is named.
  readonly member?: TestMember;
  readonly amount: bigint;
  readonly to?: { readonly bankCode: string; readonly accountNo: string };
  readonly from?: { readonly bankCode: string; readonly accountNo: string; readonly name: string };
  readonly at?: Date;
}

// Money at an account of ours from nobody that we know; returns its id on the desk.
export const strayMoney = async (server: TestServer, money: StrayMoney): Promise<string> => {
  const { to = { bankCode: 'SCB', accountNo: '0142000002' }, at = server.clock.now() } = money;
  const from = money.from ?? { bankCode: money.member?.bankCode ?? 'KTB', accountNo: '', name: 'RETURNED' };
  const { reference } = (await server.sandbox.post('/bank/transfer', {
    toBankCode: to.bankCode,
    toAccountNo: to.accountNo,
    fromBankCode: from.bankCode,
    fromAccountNo: from.accountNo,
    fromName: from.name,
    amount: Number(money.amount) / 100,
    at: at.toISOString(),
  })) as { reference: string };
  return untilBooked(server, reference);
};

interface BookedBy {
  readonly staff: TestStaff;
  readonly itemId: string;
  readonly amount?: bigint;
  readonly password?: string;
  readonly key?: string;
}

// Staff say that money in suspense is a payout that came back.
export const bookReturn = (
  server: TestServer,
  { withdrawalId, amount: paid }: Pick<Withdrawn, 'withdrawalId' | 'amount'>,
  { staff, itemId, amount = paid, password = staff.password, key }: BookedBy,
): Promise<TestReply> =>
  server.ask(
    depositOfficeCalls.bookPayoutReturn,
    { itemId, withdrawalId, amount, password },
    { token: staff.token, ...(key === undefined ? {} : { key }) },
  );
