import type { Sql } from '#database/database.ts';
import type { OwnAccount } from '../receipts/receipts-table.ts';

export const findFeedPlace = async (sql: Sql, account: OwnAccount): Promise<string | null> => {
  const row = await sql.one<{ after: string | null }>(
    'select after from feed_place where bank_code = $1 and account_no = $2',
    [account.bankCode, account.accountNo],
  );
  return row?.after ?? null;
};

export const findReadAt = async (sql: Sql, account: OwnAccount): Promise<Date | null> => {
  const row = await sql.one<{ readAt: Date }>(
    'select read_at as "readAt" from feed_place where bank_code = $1 and account_no = $2',
    [account.bankCode, account.accountNo],
  );
  return row?.readAt ?? null;
};

export const upsertFeedPlace = async (
  sql: Sql,
  account: OwnAccount,
  place: { after: string | null; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into feed_place (bank_code, account_no, after, read_at) values ($1, $2, $3, $4)
     on conflict (bank_code, account_no) do update set after = excluded.after, read_at = excluded.read_at`,
    [account.bankCode, account.accountNo, place.after, place.at],
  );
};
