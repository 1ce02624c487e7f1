import type { Sql } from '#database/database.ts';
import type { BonusPay } from '#money/bonus-terms.ts';

export const grantTypes = ['bonus', 'promotion', 'invite', 'refund'] as const;
export type GrantType = (typeof grantTypes)[number];

// What a member accepted; it never changes.
export interface GrantTerms {
  readonly type: GrantType;
  // Of the offer; null for an invite bonus and a refund.
  readonly code: string | null;
  // As the statement shows it.
  readonly title: string;
  // SHA-256 of the accepted text, in hexadecimal (hashTerms).
  readonly termsHash: string;
  readonly percentSuccess: number;
  readonly percentFail: number;
}

export interface Grant extends GrantTerms {
  readonly memberId: string;
  readonly grantId: string;
  readonly finishId: string;
  // Null unless it is a bonus.
  readonly percent: number | null;
  readonly amountMax: bigint | null;
  readonly minimum: bigint | null;
  // All null until it is paid.
  readonly amount: bigint | null;
  readonly base: bigint | null;
  // What the member had besides when it was paid. Null: its condition compares the whole total balance.
  readonly ownBefore: bigint | null;
  // The entry that paid it.
  readonly paidSeq: bigint | null;
  readonly paidAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly endedAs: 'met' | 'lost' | 'cleared' | null;
}

// A grant that is paid: its condition runs until it ends.
export type PaidGrant = Grant & {
  readonly amount: bigint;
  readonly base: bigint;
  readonly paidSeq: bigint;
  readonly paidAt: Date;
};

export const isPaid = (grant: Grant): grant is PaidGrant => grant.paidAt !== null;

const columns = `member_id as "memberId", grant_id as "grantId", type, code, title, terms_hash as "termsHash",
  percent_success as "percentSuccess", percent_fail as "percentFail", percent, amount_max as "amountMax", minimum,
  finish_id as "finishId", amount, base, own_before as "ownBefore", paid_seq as "paidSeq", paid_at as "paidAt", created_at as "createdAt", ended_at as "endedAt",
  ended_as as "endedAs"`;

// The one grant that has not ended: a bonus that waits for its deposit, or one whose condition runs.
export const findActiveGrant = (sql: Sql, memberId: string): Promise<Grant | null> =>
  sql.one<Grant>(`select ${columns} from reward_grant where member_id = $1 and ended_at is null`, [memberId]);

// By a line of the statement: that it paid, or that its condition was met.
export const findGrantOfLine = (sql: Sql, memberId: string, lineId: string): Promise<Grant | null> =>
  sql.one<Grant>(`select ${columns} from reward_grant where member_id = $1 and (grant_id = $2 or finish_id = $2)`, [
    memberId,
    lineId,
  ]);

// The newest grant, active or ended.
export const findLastGrant = (sql: Sql, memberId: string): Promise<Grant | null> =>
  sql.one<Grant>(
    `select ${columns} from reward_grant where member_id = $1 order by created_at desc, grant_id desc limit 1`,
    [memberId],
  );

export const listGrantsOfBonuses = (sql: Sql, memberId: string): Promise<Grant[]> =>
  sql.rows<Grant>(
    `select ${columns} from reward_grant where member_id = $1 and type = 'bonus' order by created_at, grant_id`,
    [memberId],
  );

export const hasPromotion = async (sql: Sql, memberId: string, code: string): Promise<boolean> =>
  (await sql.one(`select grant_id from reward_grant where member_id = $1 and code = $2 and type = 'promotion'`, [
    memberId,
    code,
  ])) !== null;

export interface GrantCounts {
  readonly taken: number;
  readonly paid: number;
  readonly running: number;
  readonly cost: bigint;
}

// What the members made of one offer: how many took it, were paid and still play for its condition, and what it paid.
export const countGrantsOf = async (sql: Sql, code: string): Promise<GrantCounts> => {
  const row = await sql.one<GrantCounts>(
    `select count(*)::int as taken, count(paid_at)::int as paid,
       (count(*) filter (where paid_at is not null and ended_at is null))::int as running,
       coalesce(sum(amount), 0)::bigint as cost
     from reward_grant where code = $1 and ended_as is distinct from 'cleared'`,
    [code],
  );
  return row ?? { taken: 0, paid: 0, running: 0, cost: 0n };
};

// Main wallet, money at games, and money on its way between them; not what a withdrawal holds.
export const findTotal = async (sql: Sql, memberId: string): Promise<bigint> => {
  const row = await sql.one<{ total: bigint }>(
    `select coalesce(sum(balance), 0)::bigint as total from account
     where member_id = $1 and kind = 'own' and name not in ('held', 'suspense')`,
    [memberId],
  );
  return row?.total ?? 0n;
};

type NewGrant = Pick<Grant, 'memberId' | 'grantId' | 'finishId' | 'createdAt'> & { readonly terms: GrantTerms };

// A bonus that waits for a deposit.
export const insertWaitingGrant = async (sql: Sql, grant: NewGrant & { readonly pay: BonusPay }): Promise<void> => {
  const { terms, pay } = grant;
  await sql.rows(
    `insert into reward_grant (member_id, grant_id, type, code, title, terms_hash, percent_success, percent_fail,
       finish_id, created_at, percent, amount_max, minimum, own_before)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 0)`,
    [...valuesOf(grant, terms), pay.percent, pay.amountMax, pay.minimum],
  );
};

const valuesOf = (grant: Omit<NewGrant, 'terms'>, terms: GrantTerms) => [
  grant.memberId,
  grant.grantId,
  terms.type,
  terms.code,
  terms.title,
  terms.termsHash,
  terms.percentSuccess,
  terms.percentFail,
  grant.finishId,
  grant.createdAt,
];

interface Before {
  // What the member had besides.
  readonly ownBefore: bigint;
  // Where the member had money, so that a win that is read later may be from before.
  readonly unreadGames: readonly string[];
}

// A grant whose money was just posted as the entry `seq`.
export const insertPaidGrant = async (
  sql: Sql,
  grant: NewGrant & Before & { readonly amount: bigint; readonly seq: bigint },
): Promise<void> => {
  await sql.rows(
    `insert into reward_grant (member_id, grant_id, type, code, title, terms_hash, percent_success, percent_fail,
       finish_id, created_at, amount, base, paid_seq, paid_at, own_before,
       games_before, unread_games)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12, $10, $13, $14, $14)`,
    [...valuesOf(grant, grant.terms), grant.amount, grant.seq, grant.ownBefore, grant.unreadGames],
  );
};

// A bonus that was accepted before own money was kept stays without it.
export const updatePaid = async (
  sql: Sql,
  grant: Pick<Grant, 'memberId' | 'grantId'>,
  paid: Before & {
    readonly amount: bigint;
    readonly base: bigint;
    readonly seq: bigint;
    readonly by: string;
    readonly at: Date;
  },
): Promise<void> => {
  await sql.rows(
    `update reward_grant set amount = $3, base = $4, paid_seq = $5, paid_by = $6, paid_at = $7,
       own_before = case when own_before is null then null else $8::bigint end,
       games_before = $9, unread_games = $9
     where member_id = $1 and grant_id = $2 and paid_at is null and ended_at is null`,
    [
      grant.memberId,
      grant.grantId,
      paid.amount,
      paid.base,
      paid.seq,
      paid.by,
      paid.at,
      paid.ownBefore,
      paid.unreadGames,
    ],
  );
};

export const updateBase = async (sql: Sql, memberId: string, deposit: bigint): Promise<void> => {
  await sql.rows(
    `update reward_grant set base = base + $2 where member_id = $1 and ended_at is null and paid_at is not null`,
    [memberId, deposit],
  );
};

// Ends the active grant; false if another did.
export const endGrant = async (
  sql: Sql,
  grant: Pick<Grant, 'memberId' | 'grantId'>,
  end: { readonly as: 'met' | 'lost' | 'cleared'; readonly seq: bigint; readonly at: Date },
): Promise<boolean> =>
  (await sql.one(
    `update reward_grant set ended_at = $3, ended_as = $4, ended_seq = $5
     where member_id = $1 and grant_id = $2 and ended_at is null returning grant_id`,
    [grant.memberId, grant.grantId, end.at, end.as, end.seq],
  )) !== null;

// The number of the last entry in the member's book.
export const findLastSeq = async (sql: Sql, memberId: string): Promise<bigint> => {
  const row = await sql.one<{ seq: bigint }>('select seq from book where member_id = $1', [memberId]);
  return row?.seq ?? 0n;
};
