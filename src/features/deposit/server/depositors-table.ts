import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { RegisteredAccount } from './match-sender.ts';

export interface Depositor extends RegisteredAccount {
  readonly memberId: string;
  readonly currency: Currency;
}

export const currencyOf = async (sql: Sql, memberId: string): Promise<Currency> => {
  const row = await sql.one<{ currency: Currency }>('select currency from member where member_id = $1', [memberId]);
  if (row === null) throw new Error('a session without a member');
  return row.currency;
};

export const depositorOf = (sql: Sql, memberId: string): Promise<Depositor | null> =>
  sql.one<Depositor>(
    `select member.member_id as "memberId", member.currency, account.bank_code as "bankCode",
       account.account_no as "accountNo", account.account_name as "accountName"
     from member join member_bank_account account on account.member_id = member.member_id
     where member.member_id = $1`,
    [memberId],
  );

// Whose registered account it is. The claim comes first: it is keyed by the value, so the search touches one place.
export const depositorByAccount = async (
  sql: Sql,
  account: { bankCode: string; accountNo: string },
): Promise<Depositor | null> => {
  const claim = await sql.one<{ memberId: string }>(
    'select member_id as "memberId" from bank_account_claim where bank_code = $1 and account_no = $2',
    [account.bankCode, account.accountNo.replace(/[\s-]/g, '')],
  );
  return claim === null ? null : depositorOf(sql, claim.memberId);
};
