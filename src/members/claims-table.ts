import type { Sql } from '#database/database.ts';
import type { Phone } from '#contract/forms/phone-form.ts';
import type { BankAccountKey } from './bank-accounts-table.ts';
import { findMember, type Member } from './members-table.ts';

// Each phone and bank account has one owner, for ever: a claim is keyed by the value, so looking it up reads one place.
// Only staff free claims.

interface Claim {
  readonly memberId: string;
}

// Of several owners of one number, from the time when each spelling could be claimed, the one of the first spelling.
export const findPhoneOwner = async (sql: Sql, { spellings }: Pick<Phone, 'spellings'>): Promise<string | null> =>
  (
    await sql.one<Claim>(
      `select member_id as "memberId" from phone_claim where phone = any ($1::text[])
       order by array_position($1::text[], phone) limit 1`,
      [spellings],
    )
  )?.memberId ?? null;

// Claims a phone and returns its owner. A repeat finds the member of the first attempt. Every new claim is of the one
// form of the number, so that of simultaneous ones in several spellings the first wins.
export const claimPhone = async (sql: Sql, phone: Phone, memberId: string): Promise<string> => {
  const owner = await findPhoneOwner(sql, phone);
  if (owner !== null) return owner;
  await sql.rows(`insert into phone_claim (phone, member_id) values ($1, $2) on conflict (phone) do nothing`, [
    phone.number,
    memberId,
  ]);
  return (await findPhoneOwner(sql, phone)) ?? memberId;
};

export const deletePhoneClaim = async (sql: Sql, { spellings }: Phone, memberId: string): Promise<void> => {
  await sql.rows(`delete from phone_claim where phone = any ($1::text[]) and member_id = $2`, [spellings, memberId]);
};

// A claim without a member is a registration that stopped half-way: the phone is still free for it.
export const findMemberByPhone = async (sql: Sql, phone: Phone): Promise<Member | null> => {
  const memberId = await findPhoneOwner(sql, phone);
  return memberId === null ? null : findMember(sql, memberId);
};

export const findBankAccountOwner = async (sql: Sql, account: BankAccountKey): Promise<string | null> =>
  (
    await sql.one<Claim>(
      `select member_id as "memberId" from bank_account_claim where bank_code = $1 and account_no = $2`,
      [account.bankCode, account.accountNo],
    )
  )?.memberId ?? null;

// Whose account numbers fit one that a bank shows in part: _ stands for a hidden digit. The last digits but one are in
// the index, if the bank shows them.
export const listOwnersOfNumberLike = async (
  sql: Sql,
  { bankCode, pattern }: { readonly bankCode: string; readonly pattern: string },
): Promise<string[]> => {
  const shown = /(\d{3})[\d_]$/.exec(pattern)?.[1];
  const rows = await sql.rows<Claim>(
    `select member_id as "memberId" from bank_account_claim
     where account_no like $2 and ${bankCode === '' ? `$1 = ''` : 'bank_code = $1'}
       ${shown === undefined ? '' : 'and left(right(account_no, 4), 3) = $3'}`,
    shown === undefined ? [bankCode, pattern] : [bankCode, pattern, shown],
  );
  return rows.map(({ memberId }) => memberId);
};

// Whether the account is this member's now: a claim of their own is as good as a new one.
export const claimBankAccount = async (sql: Sql, account: BankAccountKey, memberId: string): Promise<boolean> => {
  await sql.rows(
    `insert into bank_account_claim (bank_code, account_no, member_id) values ($1, $2, $3)
     on conflict (bank_code, account_no) do nothing`,
    [account.bankCode, account.accountNo, memberId],
  );
  return (await findBankAccountOwner(sql, account)) === memberId;
};

export const deleteBankAccountClaim = async (sql: Sql, account: BankAccountKey, memberId: string): Promise<boolean> =>
  (await sql.one(
    `delete from bank_account_claim where bank_code = $1 and account_no = $2 and member_id = $3 returning member_id`,
    [account.bankCode, account.accountNo, memberId],
  )) !== null;

// Claims are stored by their value, not with the member, so each is searched for everywhere; this happens once per
// member.
export const deleteClaimsOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows(`delete from phone_claim where member_id = $1`, [memberId]);
  await sql.rows(`delete from bank_account_claim where member_id = $1`, [memberId]);
};

// Everybody who has or had a phone or an account number: by their claims and by the phone in their row.
export const listMemberIdsOfNumber = async (
  sql: Sql,
  { accountNo, spellings }: Pick<Phone, 'spellings'> & { readonly accountNo: string },
): Promise<string[]> => {
  const rows = await sql.rows<Claim>(
    `select member_id as "memberId" from phone_claim where phone = any ($2::text[])
     union select member_id from bank_account_claim where account_no = $1
     union select member_id from member where phone = any ($2::text[]) and kind = 'member' limit 20`,
    [accountNo, spellings],
  );
  return rows.map(({ memberId }) => memberId);
};
