import type { Sql } from '#database/database.ts';
import type { OwnAccount } from '../receipts/receipts-table.ts';

export interface ReservedAmount {
  readonly amount: bigint;
  readonly memberId: string;
}

// The amounts above a sum that codes of the account hold now.
export const listReservedAmounts = (
  sql: Sql,
  of: { account: OwnAccount; above: bigint; upTo: bigint; now: Date },
): Promise<ReservedAmount[]> =>
  sql.rows<ReservedAmount>(
    `select amount, member_id as "memberId" from reserved_amount
     where bank_code = $1 and account_no = $2 and amount > $3 and amount <= $4 and until > $5`,
    [of.account.bankCode, of.account.accountNo, of.above, of.upTo, of.now],
  );

// A member who holds it already has held it since then.
export const upsertReservedAmount = async (
  sql: Sql,
  reserved: { account: OwnAccount; amount: bigint; memberId: string; qrcodeId: string; now: Date; until: Date },
): Promise<void> => {
  const { account, amount, memberId, qrcodeId, now, until } = reserved;
  await sql.rows(
    `insert into reserved_amount (bank_code, account_no, amount, member_id, qrcode_id, reserved_at, until)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (bank_code, account_no, amount) do update set member_id = excluded.member_id,
       qrcode_id = excluded.qrcode_id, until = excluded.until,
       reserved_at = case when reserved_amount.member_id = excluded.member_id
         and reserved_amount.until > excluded.reserved_at then reserved_amount.reserved_at else excluded.reserved_at end`,
    [account.bankCode, account.accountNo, amount, memberId, qrcodeId, now, until],
  );
};

// The code for which exactly this amount was reserved at the time.
export const findReservedAmount = (
  sql: Sql,
  paid: { account: OwnAccount; amount: bigint; at: Date; reservedBy: Date },
): Promise<{ memberId: string; qrcodeId: string } | null> =>
  sql.one(
    `select member_id as "memberId", qrcode_id as "qrcodeId" from reserved_amount
     where bank_code = $1 and account_no = $2 and amount = $3 and until > $4 and reserved_at <= $5`,
    [paid.account.bankCode, paid.account.accountNo, paid.amount, paid.at, paid.reservedBy],
  );

export const deleteReservedAmounts = async (sql: Sql, until: Date): Promise<void> => {
  await sql.rows(
    `delete from reserved_amount where (bank_code, account_no, amount) in (
       select bank_code, account_no, amount from reserved_amount where until < $1 order by until limit 10000)`,
    [until],
  );
};

export const deleteReservedAmountsOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows('delete from reserved_amount where member_id = $1', [memberId]);
};
