import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface CaredMember {
  readonly memberId: string;
  readonly name: string;
  readonly phone: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly suspendedAt: Date | null;
  readonly erasedAt: Date | null;
}

// Whose a phone or an account is and was, by their claims and by what members carry.
export const memberIdsOfNumber = async (sql: Sql, number: string): Promise<string[]> => {
  const rows = await sql.rows<{ memberId: string }>(
    `select member_id as "memberId" from phone_claim where phone = $1
     union select member_id from bank_account_claim where account_no = $1
     union select member_id from member where phone = $1 and kind = 'member' limit 20`,
    [number],
  );
  return rows.map(({ memberId }) => memberId);
};

export const findMember = (sql: Sql, memberId: string): Promise<CaredMember | null> =>
  sql.one<CaredMember>(
    `select member_id as "memberId", name, phone, currency, created_at as "createdAt", suspended_at as "suspendedAt",
       erased_at as "erasedAt"
     from member where member_id = $1 and kind = 'member'`,
    [memberId],
  );

export const holdsPhone = async (sql: Sql, memberId: string, phone: string): Promise<boolean> =>
  (await sql.one(`select phone from phone_claim where phone = $1 and member_id = $2`, [phone, memberId])) !== null;

export const ownerOfPhone = async (sql: Sql, phone: string): Promise<string | null> =>
  (await sql.one<{ memberId: string }>(`select member_id as "memberId" from phone_claim where phone = $1`, [phone]))
    ?.memberId ?? null;

export interface BankAccount {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly createdAt: Date;
}

const accountColumns = `bank_code as "bankCode", account_no as "accountNo", account_name as "accountName", created_at as "createdAt"`;

export const findAccount = (sql: Sql, memberId: string): Promise<BankAccount | null> =>
  sql.one<BankAccount>(`select ${accountColumns} from member_bank_account where member_id = $1`, [memberId]);

export const listPastAccounts = (sql: Sql, memberId: string): Promise<(BankAccount & { replacedAt: Date })[]> =>
  sql.rows(
    `select ${accountColumns}, replaced_at as "replacedAt" from member_past_account
     where member_id = $1 order by replaced_at desc limit 20`,
    [memberId],
  );

export const listSessions = (sql: Sql, memberId: string, at: Date): Promise<{ createdAt: Date; expiresAt: Date }[]> =>
  sql.rows(
    `select created_at as "createdAt", expires_at as "expiresAt" from session
     where member_id = $1 and ended_at is null and expires_at > $2 order by created_at desc limit 20`,
    [memberId, at],
  );

// Answers whether the state was another one before.
export const setSuspended = async (sql: Sql, memberId: string, at: Date | null): Promise<boolean> =>
  (await sql.one(
    `update member set suspended_at = $2 where member_id = $1 and (suspended_at is null) = ($2::timestamptz is not null)
       and erased_at is null
     returning member_id`,
    [memberId, at],
  )) !== null;

export interface CareStep {
  readonly act: string;
  readonly by: string | null;
  readonly at: Date;
}

export const listCareSteps = (sql: Sql, memberId: string): Promise<CareStep[]> =>
  sql.rows<CareStep>(
    `select audit.act, staff.name as by, audit.at from audit left join staff on staff.staff_id = audit.actor_id
     where audit.member_id = $1 and audit.actor_kind = 'staff' order by audit.number desc limit 20`,
    [memberId],
  );
