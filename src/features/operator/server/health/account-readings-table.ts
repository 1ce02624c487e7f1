import type { Sql } from '#database/database.ts';

// When each account was last read, and last compared with the books.
export interface AccountReading {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly readAt: Date | null;
  readonly provedAt: Date | null;
}

export const listAccountReadings = (sql: Sql): Promise<AccountReading[]> =>
  sql.rows<AccountReading>(
    `select bank_code as "bankCode", account_no as "accountNo", max(read_at) as "readAt", max(proved_at) as "provedAt"
     from (select bank_code, account_no, read_at, null::timestamptz as proved_at from feed_place
       union all select bank_code, account_no, null, nullif(proved_at, 'epoch') from bank_proof) one
     group by bank_code, account_no`,
  );
