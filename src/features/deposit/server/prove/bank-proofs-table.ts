import type { Sql } from '#database/database.ts';
import type { KnownReceipt, OwnAccount } from '../receipts/receipts-table.ts';

export interface BankProof {
  readonly after: string | null;
  readonly provedAt: Date;
  // The total that the bank reported up to there; null if it reports none.
  readonly total: bigint | null;
}

// Of an account whose bank's record was never read to its end.
export const neverProved = new Date(0);

export const findProof = (sql: Sql, account: OwnAccount): Promise<BankProof | null> =>
  sql.one<BankProof>(
    'select after, proved_at as "provedAt", total from bank_proof where bank_code = $1 and account_no = $2',
    [account.bankCode, account.accountNo],
  );

export const upsertProof = async (sql: Sql, account: OwnAccount, proof: BankProof): Promise<void> => {
  await sql.rows(
    `insert into bank_proof (bank_code, account_no, after, proved_at, total) values ($1, $2, $3, $4, $5)
     on conflict (bank_code, account_no) do update set after = excluded.after, proved_at = excluded.proved_at,
       total = excluded.total`,
    [account.bankCode, account.accountNo, proof.after, proof.provedAt, proof.total],
  );
};

// The bank's own record shows the receipt, whatever channels reported it.
export const updateProved = async (sql: Sql, receipt: KnownReceipt, at: Date): Promise<void> => {
  await sql.rows(
    `update receipt_channel set proved_at = $3 where member_id = $1 and operation_id = $2 and proved_at is null`,
    [receipt.memberId, receipt.operationId, at],
  );
};

export interface Unproved {
  readonly memberId: string;
  readonly operationId: string;
  readonly amount: bigint;
  readonly channel: string;
}

// Receipts at an account that were reported before then and that its bank has not shown: all of them, since those that have
// their finding stay among them and would fill any page.
export const listUnproved = (sql: Sql, account: OwnAccount, before: Date): Promise<Unproved[]> =>
  sql.rows<Unproved>(
    `select r.member_id as "memberId", r.operation_id as "operationId", r.amount, t.channel
     from receipt_channel t join bank_receipt r on r.member_id = t.member_id and r.operation_id = t.operation_id
     where t.proved_at is null and t.channel in ('FEED', 'HAND', 'SLIP') and t.told_at < $3
       and r.to_bank_code = $1 and r.to_account_no = $2
     order by t.told_at`,
    [account.bankCode, account.accountNo, before],
  );
