import type { Sql } from '#database/database.ts';
import type { BankAccount } from '#members/bank-accounts-table.ts';

export interface PastAccount extends Omit<BankAccount, 'provedAt'> {
  readonly replacedAt: Date;
}

export const insertPastAccount = async (
  sql: Sql,
  memberId: string,
  past: PastAccount & { changeId: string },
): Promise<void> => {
  await sql.rows(
    `insert into member_past_account (member_id, change_id, bank_code, account_no, account_name, created_at, replaced_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, past.changeId, past.bankCode, past.accountNo, past.accountName, past.createdAt, past.replacedAt],
  );
};

export const listPastAccounts = (sql: Sql, memberId: string): Promise<PastAccount[]> =>
  sql.rows<PastAccount>(
    `select bank_code as "bankCode", account_no as "accountNo", account_name as "accountName", created_at as "createdAt",
       replaced_at as "replacedAt"
     from member_past_account where member_id = $1 order by replaced_at desc limit 20`,
    [memberId],
  );
