import {
  officeListMoneyIn,
  type DeskItem,
  type DeskKind,
  type HandReceipt,
} from '../../src/features/deposit/contract.ts';
import { feedLine, noticeOf, postNotice, type WireLine } from './bank-notices.ts';
import type { TestMember, TestStaff } from './people.ts';
import type { TestServer } from './test-server.ts';

export const deskOf = async (
  server: TestServer,
  staff: TestStaff,
  kind: DeskKind,
  view: 'open' | 'ended' = 'open',
): Promise<DeskItem[]> => {
  const answer = await server.ask(officeListMoneyIn, { kind, view, page: 1, limit: 100 }, { token: staff.token });
  return (answer.body as { items: DeskItem[] }).items;
};

// Money of a stranger in suspense; answers its id on the desk.
export const suspend = async (
  server: TestServer,
  member: TestMember,
  line: Partial<WireLine> = {},
): Promise<{ itemId: string; reference: string }> => {
  const from = { bankCode: 'KTB', accountNo: '9990001112', name: 'SOMEBODY ELSE' };
  const told = feedLine(member, { from, at: server.clock.now().toISOString(), ...line });
  await postNotice(server, noticeOf([told]));
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from suspense_item where bank_reference = $1',
    [told.reference],
  );
  return { itemId: row?.itemId ?? '', reference: told.reference };
};

export const noteDepositOf = async (server: TestServer, member: TestMember, amount = 100): Promise<string> => {
  await server.request('POST', '/api/wallet/add', { body: { amount }, token: member.token });
  const row = await server.database.owner.one<{ itemId: string }>(
    'select operation_id as "itemId" from noted_deposit where member_id = $1 order by created_at desc limit 1',
    [member.memberId],
  );
  return row?.itemId ?? '';
};

// A line that is booked nowhere, since its account credits only what came later.
export const rejectOld = async (
  server: TestServer,
  member: TestMember,
  change: Partial<WireLine> = {},
): Promise<{ itemId: string; reference: string }> => {
  const told = feedLine(member, { at: '2025-01-01T00:00:00.000Z', ...change });
  await postNotice(server, noticeOf([told]));
  const row = await server.database.owner.one<{ itemId: string }>(
    'select reject_id as "itemId" from feed_reject where position($1 in raw) > 0',
    [told.lineId],
  );
  return { itemId: row?.itemId ?? '', reference: told.reference };
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
