import { expect } from 'vitest';
import { depositOfficeCalls } from '#features/deposit/office-contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { feedLine, noticeOf, postNotice, type WireLine } from './bank-notices.ts';
import { eventually } from './deposits.ts';
import { approveWaiting } from './office-acts.ts';
import type { TestMember, TestStaff } from './people.ts';
import type { TestReply } from './test-requests.ts';
import type { TestServer } from './test-server.ts';

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

// The bank sends a payout back; returns the money's id on the desk.
export const returnAtBank = async (server: TestServer, { withdrawalId }: Withdrawn): Promise<string> => {
  const paid = await server.database.owner.one<{ reference: string }>(
    'select bank_reference as reference from withdrawal where withdrawal_id = $1',
    [withdrawalId],
  );
  const path = `/bank/payouts/${paid?.reference ?? ''}/return`;
  const { reference } = (await server.sandbox.post(path, {})) as { reference: string };
  await eventually(async () => {
    await itemOf(server, reference);
  });
  return itemOf(server, reference);
};

// A line of the bank that names nobody; returns the money's id on the desk.
export const bankLine = async (
  server: TestServer,
  { member, amount }: Omit<Withdrawn, 'withdrawalId'>,
  change: Partial<WireLine> = {},
) => {
  const line = feedLine(member, {
    amount: (Number(amount) / 100).toFixed(2),
    at: server.clock.now().toISOString(),
    sendingBank: 'KTB',
    from: { bankCode: 'KTB', accountNo: '', name: 'RETURNED' },
    ...change,
  });
  await postNotice(server, noticeOf([line]));
  return itemOf(server, line.reference);
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
