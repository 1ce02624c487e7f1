import { isNobodysAccount } from '#contract/forms/bank-account-form.ts';
import type { Sql } from '#database/database.ts';
import type { Member } from './members-table.ts';

export interface BankAccountKey {
  readonly bankCode: string;
  readonly accountNo: string;
}

export interface BankAccount extends BankAccountKey {
  readonly accountName: string;
  readonly createdAt: Date;
  // When money first arrived from the account under its name.
  readonly provedAt: Date | null;
}

// With spaces and hyphens, as people and banks write it, and as it is stored.
export const plainNumber = (accountNo: string): string => accountNo.replace(/[\s-]/g, '');

const columns = `bank_code as "bankCode", account_no as "accountNo", account_name as "accountName",
  created_at as "createdAt", proved_at as "provedAt"`;

export const findBankAccount = (sql: Sql, memberId: string): Promise<BankAccount | null> =>
  sql.one<BankAccount>(`select ${columns} from member_bank_account where member_id = $1`, [memberId]);

export interface AccountOfMember extends Omit<BankAccount, 'createdAt'>, Pick<Member, 'memberId' | 'currency'> {}

// Members without an account are left out.
export const listAccountsOfMembers = (sql: Sql, memberIds: readonly string[]): Promise<AccountOfMember[]> =>
  sql.rows<AccountOfMember>(
    `select member.member_id as "memberId", member.currency, account.bank_code as "bankCode",
       account.account_no as "accountNo", account.account_name as "accountName", account.proved_at as "provedAt"
     from member join member_bank_account account on account.member_id = member.member_id
     where member.member_id = any ($1::uuid[])`,
    [memberIds],
  );

export const findAccountOfMember = async (sql: Sql, memberId: string): Promise<AccountOfMember | null> =>
  (await listAccountsOfMembers(sql, [memberId]))[0] ?? null;

export const insertBankAccount = async (
  sql: Sql,
  memberId: string,
  account: Omit<BankAccount, 'provedAt'>,
): Promise<void> => {
  await sql.rows(
    `insert into member_bank_account (member_id, bank_code, account_no, account_name, created_at)
     values ($1, $2, $3, $4, $5)`,
    [memberId, account.bankCode, account.accountNo, account.accountName, account.createdAt],
  );
};

// Money that arrived under the old name proves nothing about the new one.
export const updateAccountName = async (
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

// Money arrived from the member's whole number under its name: from now on the number is enough.
export const updateProvedAt = async (
  sql: Sql,
  proof: { memberId: string; payer: BankAccountKey; at: Date },
): Promise<void> => {
  if (isNobodysAccount(proof.payer.accountNo)) return;
  await sql.rows(
    `update member_bank_account set proved_at = $4
     where member_id = $1 and bank_code = $2 and account_no = $3 and proved_at is null`,
    [proof.memberId, proof.payer.bankCode, plainNumber(proof.payer.accountNo), proof.at],
  );
};

export const deleteBankAccount = (sql: Sql, memberId: string): Promise<BankAccount | null> =>
  sql.one<BankAccount>(`delete from member_bank_account where member_id = $1 returning ${columns}`, [memberId]);
