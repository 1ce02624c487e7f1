import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface PayoutAccount {
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
}

export const readPayoutAccounts = async (
  sql: Sql,
  memberIds: readonly string[],
): Promise<{ key: string; found: PayoutAccount }[]> => {
  const rows = await sql.rows<PayoutAccount & { memberId: string }>(
    `select member.member_id as "memberId", member.currency, account.bank_code as "bankCode",
       account.account_no as "bankAccountNo", account.account_name as "bankAccountName"
     from member join member_bank_account account on account.member_id = member.member_id
     where member.member_id = any ($1::uuid[])`,
    [memberIds],
  );
  return rows.map(({ memberId, ...found }) => ({ key: memberId, found }));
};

export const isSuspended = async (sql: Sql, memberId: string): Promise<boolean> =>
  (await sql.one(`select member_id from member where member_id = $1 and suspended_at is not null`, [memberId])) !==
  null;

// What staff see of a member beside a withdrawal.
export interface MemberFace {
  readonly memberId: string;
  readonly name: string;
  readonly phone: string;
  readonly createdAt: Date;
}

export const readFaces = (sql: Sql, memberIds: readonly string[]): Promise<MemberFace[]> =>
  sql.rows<MemberFace>(
    `select member_id as "memberId", name, phone, created_at as "createdAt" from member where member_id = any ($1::uuid[])`,
    [memberIds],
  );

export interface AuditStep {
  readonly name: string | null;
  readonly at: Date;
  readonly detail: Record<string, unknown>;
}

// What others than the member did with one withdrawal, oldest first; by an index, however long the member's chain is.
export const readSteps = (sql: Sql, memberId: string, object: string): Promise<AuditStep[]> =>
  sql.rows<AuditStep>(
    `select staff.name, audit.at, audit.detail from audit left join staff on staff.staff_id = audit.actor_id
     where audit.member_id = $1 and audit.object = $2 and audit.actor_kind <> 'member' order by audit.number`,
    [memberId, object],
  );

// The wallet right after the reservation, found by its key: the id of the operation with step 0 in the last byte.
export const readWalletAfter = async (sql: Sql, memberId: string, operationId: string): Promise<bigint | null> => {
  const row = await sql.one<{ walletAfter: bigint }>(
    `select from_after as "walletAfter" from entry where member_id = $1
       and key = overlay($2::text placing '00' from 35)::uuid`,
    [memberId, operationId],
  );
  return row?.walletAfter ?? null;
};

export interface PayoutStanding {
  // The account the money goes to is the one the member has registered now.
  readonly isRegistered: boolean;
  readonly paidBefore: number;
}

export const readPayoutStanding = async (
  sql: Sql,
  payout: { memberId: string; bankCode: string; bankAccountNo: string },
): Promise<PayoutStanding> => {
  const row = await sql.one<PayoutStanding>(
    `select exists (select from member_bank_account where member_id = $1 and bank_code = $2 and account_no = $3) as "isRegistered",
       (select count(*)::int from withdrawal where member_id = $1 and bank_code = $2 and bank_account_no = $3
          and status = 'PAID') as "paidBefore"`,
    [payout.memberId, payout.bankCode, payout.bankAccountNo],
  );
  return row ?? { isRegistered: false, paidBefore: 0 };
};
