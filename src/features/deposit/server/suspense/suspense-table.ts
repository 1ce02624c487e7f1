import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Receipt, Channel } from '../receipts/receipts-table.ts';
import type { SuspenseReason } from '../../rules.ts';
import { newestCompared, type DeskPage, type DeskSearch, type OpenFigures } from '../desk/desk-page.ts';

// The team that owns it until someone picks it up, and when it is shown there as overdue.
const firstOwner = 'FINANCE';
const decideWithinMs = 15 * 60_000;

export interface NewSuspenseItem {
  readonly houseId: string;
  readonly operationId: string;
  readonly receipt: Receipt;
  readonly reason: SuspenseReason;
  readonly supposedMemberId: string | null;
  readonly notifiedMemberId: string | null;
  // The operation that will credit it, and the statement line of the member who sees that it waits.
  readonly creditId: string;
  readonly at: Date;
}

export const insertSuspenseItem = async (sql: Sql, item: NewSuspenseItem): Promise<void> => {
  const { receipt } = item;
  await sql.rows(
    `insert into suspense_item (member_id, operation_id, amount, currency, reason, supposed_member_id, told_member_id,
       credit_id, is_carried, channel, method_code, sending_bank_code, bank_reference, payer_bank_code, payer_account_no,
       payer_name, paid_at, opened_at, owner, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`,
    [
      item.houseId,
      item.operationId,
      receipt.amount,
      receipt.currency,
      item.reason,
      item.supposedMemberId,
      item.notifiedMemberId,
      item.creditId,
      item.notifiedMemberId === null,
      receipt.channel,
      receipt.methodCode,
      receipt.sendingBankCode,
      receipt.bankReference,
      receipt.payer.bankCode,
      receipt.payer.accountNo,
      receipt.payer.name,
      receipt.paidAt,
      item.at,
      firstOwner,
      new Date(item.at.getTime() + decideWithinMs),
    ],
  );
};

export interface SuspensePlace {
  readonly houseId: string;
  readonly operationId: string;
}

export interface SuspenseItem extends SuspensePlace {
  readonly amount: bigint;
  readonly currency: Currency;
  readonly reason: SuspenseReason;
  readonly supposedMemberId: string | null;
  readonly notifiedMemberId: string | null;
  readonly creditId: string;
  readonly isCarried: boolean;
  readonly channel: Channel;
  readonly methodCode: string;
  readonly sendingBankCode: string;
  readonly bankReference: string | null;
  readonly payerBankCode: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly paidAt: Date;
  // Who decided it; null while it is open, and if another channel named it.
  readonly endedBy: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly status: 'OPEN' | 'NAMED' | 'RETURNED';
  readonly namedTo: string | null;
  readonly firstBy: string | null;
  readonly proposal: string | null;
  readonly endedAt: Date | null;
  // The withdrawal whose payout came back with it.
  readonly payoutId: string | null;
}

const columns = `member_id as "houseId", operation_id as "operationId", amount, currency, reason,
  supposed_member_id as "supposedMemberId", told_member_id as "notifiedMemberId", credit_id as "creditId",
  is_carried as "isCarried", channel, method_code as "methodCode", sending_bank_code as "sendingBankCode",
  bank_reference as "bankReference", payer_bank_code as "payerBankCode", payer_account_no as "payerAccountNo",
  payer_name as "payerName", paid_at as "paidAt", opened_at as "openedAt", due_at as "dueAt", status,
  named_to as "namedTo", first_by as "firstBy", proposal, ended_by as "endedBy", ended_at as "endedAt",
  payout_id as "payoutId"`;

export const findSuspenseItem = (sql: Sql, { houseId, operationId }: SuspensePlace): Promise<SuspenseItem | null> =>
  sql.one<SuspenseItem>(`select ${columns} from suspense_item where member_id = $1 and operation_id = $2`, [
    houseId,
    operationId,
  ]);

// The item behind a member's line, open or ended.
export const findItemOfCredit = (sql: Sql, houseId: string, creditId: string): Promise<SuspenseItem | null> =>
  sql.one<SuspenseItem>(`select ${columns} from suspense_item where member_id = $1 and credit_id = $2`, [
    houseId,
    creditId,
  ]);

export const listOpenOfAmounts = (
  sql: Sql,
  houses: readonly string[],
  amounts: readonly bigint[],
): Promise<SuspenseItem[]> =>
  sql.rows<SuspenseItem>(
    `select ${columns} from suspense_item
     where member_id = any ($1::uuid[]) and status = 'OPEN' and amount = any ($2::bigint[])`,
    [houses, amounts.map(String)],
  );

// Items whose result is not yet in the books of their members.
export const listUncarried = (sql: Sql, houses: readonly string[]): Promise<SuspensePlace[]> =>
  sql.rows<SuspensePlace>(
    `select member_id as "houseId", operation_id as "operationId" from suspense_item
     where member_id = any ($1::uuid[]) and not is_carried order by opened_at limit 100`,
    [houses],
  );

// Whether money in suspense may be the member's, is proposed for them, or was assigned to them and has not reached
// their book.
export const isWaitedFor = async (sql: Sql, houses: readonly string[], memberId: string): Promise<boolean> =>
  (await sql.one(
    `select operation_id from suspense_item where member_id = any ($1::uuid[]) and status = 'OPEN'
       and ($2::uuid in (supposed_member_id, told_member_id) or proposal::json ->> 'memberId' = $2::text)
     union all select operation_id from suspense_item where member_id = any ($1::uuid[]) and not is_carried
       and $2::uuid in (named_to, told_member_id) limit 1`,
    [houses, memberId],
  )) !== null;

// Marks only the state that was read: the item may have ended meanwhile and has more to carry.
export const updateCarried = async (sql: Sql, item: SuspenseItem): Promise<void> => {
  await sql.rows(
    `update suspense_item set is_carried = true where member_id = $1 and operation_id = $2 and status = $3`,
    [item.houseId, item.operationId, item.status],
  );
};

export interface SuspenseEnd {
  readonly status: 'NAMED' | 'RETURNED';
  readonly namedTo: string | null;
  readonly endedBy: string | null;
  // The operation that credited its money before the bank showed it.
  readonly creditedBy?: string;
  // The withdrawal whose payout came back with it.
  readonly payoutId?: string;
}

export const endItem = async (
  sql: Sql,
  place: SuspensePlace,
  end: SuspenseEnd & { readonly at: Date },
): Promise<void> => {
  await sql.rows(
    `update suspense_item set status = $3, named_to = $4, ended_at = $5, ended_by = $6, credit_id = coalesce($7, credit_id),
       payout_id = $8, is_carried = (($4::uuid is null or $7::uuid is not null) and told_member_id is null)
     where member_id = $1 and operation_id = $2 and status = 'OPEN'`,
    [
      place.houseId,
      place.operationId,
      end.status,
      end.namedTo,
      end.at,
      end.endedBy,
      end.creditedBy ?? null,
      end.payoutId ?? null,
    ],
  );
};

// Staff name an item only by its id; it belongs to one of the house members.
export const findAnySuspenseItem = (
  sql: Sql,
  houses: readonly string[],
  operationId: string,
): Promise<SuspenseItem | null> =>
  sql.one<SuspenseItem>(
    `select ${columns} from suspense_item where member_id = any ($1::uuid[]) and operation_id = $2`,
    [houses, operationId],
  );

export const listSuspenseItems = (sql: Sql, houses: readonly string[], page: DeskPage): Promise<SuspenseItem[]> =>
  sql.rows<SuspenseItem>(
    `select ${columns} from suspense_item where member_id = any ($1::uuid[]) and (status = 'OPEN') = $2
     order by case when $2 then opened_at end, ended_at desc, operation_id limit $3 offset $4`,
    [houses, page.isOpen, page.limit, page.offset],
  );

export const listSuspenseMatching = (
  sql: Sql,
  {
    houses,
    page,
    search,
  }: { readonly houses: readonly string[]; readonly page: DeskPage; readonly search: DeskSearch },
): Promise<SuspenseItem[]> =>
  sql.rows<SuspenseItem>(
    `select ${columns} from unnest($1::uuid[]) house cross join lateral (
       select * from suspense_item where member_id = house
         and ${page.isOpen ? `status = 'OPEN' order by opened_at` : `status <> 'OPEN' order by ended_at desc`}
       limit $2) compared
     where operation_id between $3 and $4 or right(operation_id::text, length($5)) = $5 or bank_reference = $6
       or amount = $7 or supposed_member_id = any ($8::uuid[]) or told_member_id = any ($8::uuid[])
       or named_to = any ($8::uuid[])
     order by ${page.isOpen ? 'opened_at' : 'ended_at desc'}, operation_id limit $9 offset $10`,
    [
      houses,
      newestCompared,
      search.idFrom,
      search.idTo,
      search.idEnd,
      search.reference,
      search.amount,
      search.memberIds,
      page.limit,
      page.offset,
    ],
  );

export const countSuspenseItems = (sql: Sql, houses: readonly string[]): Promise<OpenFigures | null> =>
  sql.one<OpenFigures>(
    `select count(*)::int as count, min(opened_at) as "oldestAt" from suspense_item
     where member_id = any ($1::uuid[]) and status = 'OPEN'`,
    [houses],
  );

// Null twice takes a proposal back.
export const updateItemProposal = async (
  sql: Sql,
  place: SuspensePlace,
  first: { personId: string | null; proposal: string | null },
): Promise<void> => {
  await sql.rows(
    `update suspense_item set first_by = $3, proposal = $4
     where member_id = $1 and operation_id = $2 and status = 'OPEN'`,
    [place.houseId, place.operationId, first.personId, first.proposal],
  );
};
