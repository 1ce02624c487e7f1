import type { Sql } from '#database/database.ts';
import type { SuspensePlace } from './suspense-table.ts';

// Money that a slip or a person brought into a wallet, and that no line of the bank has shown.
export interface UnshownCredit {
  readonly memberId: string;
  readonly operationId: string;
  readonly payerBankCode: string;
  readonly payerAccountNo: string;
  readonly payerName: string;
  readonly paidAt: Date;
}

// Those at the account, of the amount and within a day of a bank's line in suspense, the nearest first.
export const listUnshownCredits = (
  sql: Sql,
  { houseId, operationId }: SuspensePlace,
  houses: readonly string[],
): Promise<UnshownCredit[]> =>
  sql.rows<UnshownCredit>(
    `select r.member_id as "memberId", r.operation_id as "operationId", r.payer_bank_code as "payerBankCode",
       r.payer_account_no as "payerAccountNo", r.payer_name as "payerName", r.paid_at as "paidAt"
     from bank_receipt w join receipt_channel f
       on f.member_id = w.member_id and f.operation_id = w.operation_id and f.channel = 'FEED'
     join bank_receipt r on r.amount = w.amount and r.currency = w.currency and r.to_bank_code = w.to_bank_code
       and r.to_account_no = w.to_account_no and r.paid_at between w.paid_at - interval '1 day' and w.paid_at + interval '1 day'
     where w.member_id = $1 and w.operation_id = $2 and r.named_from is null and r.member_id <> all ($3::uuid[])
       and not exists (select from receipt_channel c where c.member_id = r.member_id and c.operation_id = r.operation_id
         and (c.channel not in ('SLIP', 'HAND') or c.proved_at is not null))
     order by abs(extract(epoch from r.paid_at - w.paid_at)) limit 20`,
    [houseId, operationId, houses],
  );

type Joined = Pick<UnshownCredit, 'memberId' | 'operationId'>;

// From now on the credit is that of the bank's line, which has shown it. False if another line has it already.
export const updateJoined = async (
  sql: Sql,
  { memberId, operationId }: Joined,
  { line, at }: { readonly line: SuspensePlace; readonly at: Date },
): Promise<boolean> => {
  const joined = await sql.one(
    `update bank_receipt set named_from = $3 where member_id = $1 and operation_id = $2 and named_from is null
     returning operation_id`,
    [memberId, operationId, line.operationId],
  );
  if (joined === null) return false;
  await sql.rows(
    `update receipt_channel set proved_at = $3 where member_id = $1 and operation_id = $2 and proved_at is null`,
    [memberId, operationId, at],
  );
  return true;
};

// The line has its slip, so that another slip of the amount looks for a line of its own.
export const insertChannelsOfJoined = async (
  sql: Sql,
  { memberId, operationId }: Joined,
  line: SuspensePlace,
): Promise<void> => {
  await sql.rows(
    `insert into receipt_channel (member_id, operation_id, channel, issuer, reference, paid_at, told_at, proved_at)
     select $3, $4, c.channel, c.issuer, c.reference, c.paid_at, c.told_at, c.proved_at from receipt_channel c
     where c.member_id = $1 and c.operation_id = $2
     on conflict (member_id, operation_id, channel) do nothing`,
    [memberId, operationId, line.houseId, line.operationId],
  );
};
