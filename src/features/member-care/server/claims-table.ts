import type { Sql } from '#database/database.ts';

export interface AccountKey {
  readonly bankCode: string;
  readonly accountNo: string;
}

export const ownerOfAccount = async (sql: Sql, { bankCode, accountNo }: AccountKey): Promise<string | null> =>
  (
    await sql.one<{ memberId: string }>(
      `select member_id as "memberId" from bank_account_claim where bank_code = $1 and account_no = $2`,
      [bankCode, accountNo],
    )
  )?.memberId ?? null;

// Answers whether the account is this member's now; a claim of its own is as good as a new one.
export const claimAccount = async (sql: Sql, memberId: string, key: AccountKey): Promise<boolean> => {
  await sql.rows(
    `insert into bank_account_claim (bank_code, account_no, member_id) values ($1, $2, $3) on conflict do nothing`,
    [key.bankCode, key.accountNo, memberId],
  );
  return (await ownerOfAccount(sql, key)) === memberId;
};

export const freeAccount = async (sql: Sql, memberId: string, key: AccountKey): Promise<boolean> =>
  (await sql.one(
    `delete from bank_account_claim where bank_code = $1 and account_no = $2 and member_id = $3 returning member_id`,
    [key.bankCode, key.accountNo, memberId],
  )) !== null;

export const claimPhone = async (sql: Sql, memberId: string, phone: string): Promise<boolean> => {
  await sql.rows(`insert into phone_claim (phone, member_id) values ($1, $2) on conflict do nothing`, [
    phone,
    memberId,
  ]);
  const claim = await sql.one(`select phone from phone_claim where phone = $1 and member_id = $2`, [phone, memberId]);
  return claim !== null;
};

export const freePhone = async (sql: Sql, memberId: string, phone: string): Promise<boolean> =>
  (await sql.one(`delete from phone_claim where phone = $1 and member_id = $2 returning member_id`, [
    phone,
    memberId,
  ])) !== null;

// Both lie by their own value and not with the member, so each is looked for everywhere; it happens once a member.
export const freeClaimsOf = async (sql: Sql, memberId: string): Promise<void> => {
  await sql.rows(`delete from phone_claim where member_id = $1`, [memberId]);
  await sql.rows(`delete from bank_account_claim where member_id = $1`, [memberId]);
};

export const writePhone = async (sql: Sql, memberId: string, phone: string): Promise<void> => {
  await sql.rows(`update member set phone = $2 where member_id = $1`, [memberId, phone]);
};

// The account money was paid to goes into the history; from now on there is none.
export const retireAccount = async (
  sql: Sql,
  retired: { memberId: string; changeId: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into member_past_account (member_id, change_id, bank_code, account_no, account_name, created_at, replaced_at)
     select member_id, $2, bank_code, account_no, account_name, created_at, $3 from member_bank_account where member_id = $1`,
    [retired.memberId, retired.changeId, retired.at],
  );
  await sql.rows(`delete from member_bank_account where member_id = $1`, [retired.memberId]);
};

export const writeAccount = async (
  sql: Sql,
  account: AccountKey & { memberId: string; accountName: string; at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into member_bank_account (member_id, bank_code, account_no, account_name, created_at)
     values ($1, $2, $3, $4, $5)`,
    [account.memberId, account.bankCode, account.accountNo, account.accountName, account.at],
  );
};
