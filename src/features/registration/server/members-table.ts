import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

// Takes a phone for a member, once for ever, and answers whose it is. A repeat finds the member of the first try.
export const claimPhone = async (sql: Sql, phone: string, memberId: string): Promise<string> => {
  await sql.rows(`insert into phone_claim (phone, member_id) values ($1, $2) on conflict (phone) do nothing`, [
    phone,
    memberId,
  ]);
  const claim = await sql.one<{ member_id: string }>(`select member_id from phone_claim where phone = $1`, [phone]);
  return claim?.member_id ?? memberId;
};

export interface BankAccountKey {
  readonly bankCode: string;
  readonly accountNo: string;
}

export const findBankAccountOwner = async (sql: Sql, account: BankAccountKey): Promise<string | null> => {
  const claim = await sql.one<{ member_id: string }>(
    `select member_id from bank_account_claim where bank_code = $1 and account_no = $2`,
    [account.bankCode, account.accountNo],
  );
  return claim?.member_id ?? null;
};

// Answers whether the account is this member's now: a claim of its own is as good as a new one.
export const claimBankAccount = async (sql: Sql, account: BankAccountKey, memberId: string): Promise<boolean> => {
  await sql.rows(
    `insert into bank_account_claim (bank_code, account_no, member_id) values ($1, $2, $3)
     on conflict (bank_code, account_no) do nothing`,
    [account.bankCode, account.accountNo, memberId],
  );
  return (await findBankAccountOwner(sql, account)) === memberId;
};

export interface NewMember {
  readonly memberId: string;
  readonly phone: string;
  readonly name: string;
  readonly currency: Currency;
  readonly source: string | null;
  readonly inviter: string | null;
  readonly at: Date;
}

export const insertMember = async (sql: Sql, member: NewMember): Promise<void> => {
  await sql.rows(
    `insert into member (member_id, phone, name, currency, source, inviter, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [member.memberId, member.phone, member.name, member.currency, member.source, member.inviter, member.at],
  );
};

export const insertBankAccount = async (
  sql: Sql,
  account: BankAccountKey & { memberId: string; accountName: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into member_bank_account (member_id, bank_code, account_no, account_name, created_at)
     values ($1, $2, $3, $4, $5)`,
    [account.memberId, account.bankCode, account.accountNo, account.accountName, account.at],
  );
};

export const isMember = async (sql: Sql, memberId: string): Promise<boolean> =>
  (await sql.one(`select member_id from member where member_id = $1 and kind = 'member'`, [memberId])) !== null;

// A claim without its member is a registration that stopped half-way: the phone is still free for it.
export const isPhoneRegistered = async (sql: Sql, phone: string): Promise<boolean> => {
  const claim = await sql.one<{ member_id: string }>(`select member_id from phone_claim where phone = $1`, [phone]);
  return claim !== null && (await isMember(sql, claim.member_id));
};
