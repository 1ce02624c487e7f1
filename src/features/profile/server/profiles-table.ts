import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface ProfileRow {
  readonly phone: string;
  readonly name: string;
  readonly currency: Currency;
  readonly created_at: Date;
  readonly bank_code: string | null;
  readonly account_no: string | null;
  readonly account_name: string | null;
}

export const findProfile = (sql: Sql, memberId: string): Promise<ProfileRow | null> =>
  sql.one<ProfileRow>(
    `select m.phone, m.name, m.currency, m.created_at, b.bank_code, b.account_no, b.account_name
     from member m left join member_bank_account b on b.member_id = m.member_id
     where m.member_id = $1 and m.kind = 'member'`,
    [memberId],
  );

export const renameMember = async (sql: Sql, memberId: string, name: string): Promise<void> => {
  await sql.rows(`update member set name = $2 where member_id = $1`, [memberId, name]);
};

// Money that came in under the old name proves nothing about the new one.
export const renameBankAccount = async (
  sql: Sql,
  edit: { memberId: string; bankCode: string; accountName: string },
): Promise<void> => {
  await sql.rows(
    `update member_bank_account set account_name = $3,
       proved_at = case when account_name = $3 then proved_at end
     where member_id = $1 and bank_code = $2`,
    [edit.memberId, edit.bankCode, edit.accountName],
  );
};

export const findBankAccountOwner = async (sql: Sql, bankCode: string, accountNo: string): Promise<string | null> => {
  const claim = await sql.one<{ member_id: string }>(
    `select member_id from bank_account_claim where bank_code = $1 and account_no = $2`,
    [bankCode, accountNo],
  );
  return claim?.member_id ?? null;
};
