import type { Sql } from '#database/database.ts';
import type { BankParty } from '#providers/banks/port.ts';
import type { Currency } from '#money/currency.ts';
import type { RegisteredAccount } from './match-sender.ts';

export interface Depositor extends RegisteredAccount {
  readonly memberId: string;
  readonly currency: Currency;
  // When money first came in from the account under its name.
  readonly provedAt: Date | null;
}

const plainNumber = (accountNo: string): string => accountNo.replace(/[\s-]/g, '');

export const currencyOf = async (sql: Sql, memberId: string): Promise<Currency> => {
  const row = await sql.one<{ currency: Currency }>('select currency from member where member_id = $1', [memberId]);
  if (row === null) throw new Error('a session without a member');
  return row.currency;
};

export const depositorOf = (sql: Sql, memberId: string): Promise<Depositor | null> =>
  sql.one<Depositor>(
    `select member.member_id as "memberId", member.currency, account.bank_code as "bankCode",
       account.account_no as "accountNo", account.account_name as "accountName",
       account.proved_at as "provedAt"
     from member join member_bank_account account on account.member_id = member.member_id
     where member.member_id = $1`,
    [memberId],
  );

// Money came in from the member's whole number under its name: from now on the number suffices.
export const proveAccount = async (
  sql: Sql,
  proof: { memberId: string; payer: BankParty; at: Date },
): Promise<void> => {
  await sql.rows(
    `update member_bank_account set proved_at = $4
     where member_id = $1 and bank_code = $2 and account_no = $3 and proved_at is null`,
    [proof.memberId, proof.payer.bankCode, plainNumber(proof.payer.accountNo), proof.at],
  );
};

// Whose registered account it is. The claim comes first: it is keyed by the value, so the search touches one place.
// The claim of a replaced account stays with its member; what was proved of the present one says nothing of it.
export const depositorByAccount = async (
  sql: Sql,
  account: { bankCode: string; accountNo: string },
): Promise<Depositor | null> => {
  const claim = await sql.one<{ memberId: string }>(
    'select member_id as "memberId" from bank_account_claim where bank_code = $1 and account_no = $2',
    [account.bankCode, plainNumber(account.accountNo)],
  );
  const depositor = claim === null ? null : await depositorOf(sql, claim.memberId);
  if (depositor === null) return null;
  const isPresent = depositor.bankCode === account.bankCode && depositor.accountNo === plainNumber(account.accountNo);
  return isPresent ? depositor : { ...depositor, provedAt: null };
};

export const memberByPhone = async (
  sql: Sql,
  phone: string,
): Promise<{ memberId: string; currency: Currency } | null> => {
  const claim = await sql.one<{ memberId: string }>(
    'select member_id as "memberId" from phone_claim where phone = $1',
    [plainNumber(phone)],
  );
  if (claim === null) return null;
  return sql.one(`select member_id as "memberId", currency from member where member_id = $1 and kind = 'member'`, [
    claim.memberId,
  ]);
};

export interface MemberFace {
  readonly memberId: string;
  readonly name: string;
  readonly phone: string;
}

export const readFaces = (sql: Sql, memberIds: readonly string[]): Promise<MemberFace[]> =>
  sql.rows<MemberFace>(
    `select member_id as "memberId", name, phone from member where member_id = any ($1::uuid[]) and kind = 'member'`,
    [memberIds],
  );
