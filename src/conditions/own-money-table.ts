import type { Sql } from '#database/database.ts';
import type { Condition } from '#money/bonus-terms.ts';
import type { PaidGrant } from './grants-table.ts';

// What withdrawals hold and suspense are no part of the total balance (findTotal).
const uncounted = `array(select number from public.slot where name in ('held', 'suspense'))`;
const counts = (slot: string): string => `(${slot} >= 0 and ${slot} <> all (${uncounted}))::int`;

// By how much an entry e changes the total balance.
export const totalChange = `e.amount * (${counts('e.to_slot')} - ${counts('e.from_slot')})`;

// For each paid grant of the members $1: what came since that is neither play nor a deposit, such as a withdrawal given
// back, and the entries that count as own money all the same, with the deposits among them. `which` chooses grants g.
export const movedSince = (which: string): string => `
  select g.member_id, g.grant_id, sum(${totalChange}) as came, sum(e.amount) filter (where e.kind = 'deposit') as paid_in
  from reward_grant g
  join entry e on e.member_id = g.member_id and e.seq > g.paid_seq and (g.ended_seq is null or e.seq <= g.ended_seq)
  where g.member_id = any ($1::uuid[]) and e.member_id = any ($1::uuid[]) and (e.kind not in ('play', 'deposit') or e.seq = any (g.own_entries))
    and g.own_before is not null and ${which}
  group by g.member_id, g.grant_id`;

// What does not count for the condition of a grant g, and the deposits in it, with its `moved`.
export const ownMoney = `case when g.own_before is null then 0
  else (g.own_before + coalesce(moved.came, 0))::bigint end as own, coalesce(moved.paid_in, 0)::bigint as "ownDeposits"`;

export type OwnMoney = Pick<Condition, 'own' | 'ownDeposits'>;

// What the member had, or got back, besides the money of this grant; until the condition ended.
export const findOwnMoney = async (sql: Sql, grant: Pick<PaidGrant, 'memberId' | 'grantId'>): Promise<OwnMoney> => {
  const row = await sql.one<OwnMoney>(
    `select ${ownMoney} from reward_grant g
     left join (${movedSince('g.grant_id = $2')}) moved on moved.member_id = g.member_id and moved.grant_id = g.grant_id
     where g.member_id = any ($1::uuid[]) and g.grant_id = $2`,
    [[grant.memberId], grant.grantId],
  );
  return row ?? { own: 0n, ownDeposits: 0n };
};

// Makes the member's games due where money may lie, to be read together, and returns them: what was won there before `now` is read after it.
export const takeUnreadGames = async (
  sql: Sql,
  { memberId, now }: { memberId: string; now: Date },
): Promise<string[]> => {
  const row = await sql.one<{ codes: string[] }>('select make_games_due_of($1, $2) as codes', [memberId, now]);
  return row?.codes ?? [];
};

export interface ReadWin {
  readonly memberId: string;
  readonly code: string;
  // Of its entry.
  readonly seq: bigint;
  // It was made after this time; null if the game was never read before.
  readonly since: Date | null;
}

// A win counts as own money if it may be from before the active grant was paid, or hide a loss of money from before: until the games where
// the member may have had money then were read together, at any game. It was made after the game was read before, or, at a game without
// money then, after money was first moved there since.
export const updateOwnWins = async (sql: Sql, { memberId, code, seq, since }: ReadWin): Promise<void> => {
  await sql.rows(
    `update reward_grant g set own_entries = own_entries || $3::bigint
     where member_id = $1 and ended_at is null and paid_at is not null and (unread_games <> '{}'
       or coalesce(greatest($4::timestamptz, case when $2 <> all (games_before) then (
            select min(e.created_at) from entry e join slot s on s.number = e.to_slot
            where e.member_id = $1 and e.seq > g.paid_seq and e.kind <> 'play' and s.name = 'game:' || $2) end), '-infinity')
         < coalesce(read_through, paid_at))`,
    [memberId, code, seq, since],
  );
};

// A deposit that counts as own money.
export const updateOwnDeposit = async (sql: Sql, memberId: string, seq: bigint): Promise<void> => {
  await sql.rows(
    `update reward_grant set own_entries = own_entries || $2::bigint
     where member_id = $1 and ended_at is null and paid_at is not null`,
    [memberId, seq],
  );
};

// Returns what the base of the condition has grown by.
export const updateOwnDepositsToBase = async (sql: Sql, memberId: string): Promise<bigint> => {
  const row = await sql.one<{ amount: bigint }>(
    `update reward_grant g set base = base + own.amount, own_entries = array(select seq from unnest(own_entries) seq where seq <> all (own.deposits))
     from (select array_agg(e.seq) as deposits, sum(e.amount)::bigint as amount
       from reward_grant r join entry e on e.member_id = $1 and e.kind = 'deposit' and e.seq = any (r.own_entries)
       where r.member_id = $1 and r.ended_at is null) own
     where g.member_id = $1 and g.ended_at is null and own.amount is not null returning own.amount`,
    [memberId],
  );
  return row?.amount ?? 0n;
};

// The games were read together, asked for at this time, and what was found there is booked.
export const updateUnreadGames = async (sql: Sql, memberId: string, askedAt: Date): Promise<void> => {
  await sql.rows(
    `update reward_grant set unread_games = '{}', read_through = $2
     where member_id = $1 and ended_at is null and unread_games <> '{}' and paid_at <= $2`,
    [memberId, askedAt],
  );
};

interface UnreadSince {
  readonly memberId: string;
  readonly since: bigint;
  readonly after: 'win' | 'loss';
  readonly now: Date;
}

// Whether the games where money may lie were not read together since the last win, or the last loss, after the entry `since`, or people
// decide about a win: what was won or lost on the other side of a bet may be missing.
export const hasUnreadGames = async (sql: Sql, { memberId, since, after, now }: UnreadSince): Promise<boolean> => {
  const text = 'select has_unread_play_of($1, $2, $3, $4) as unread';
  return (await sql.one<{ unread: boolean }>(text, [memberId, since, after === 'win', now]))?.unread === true;
};

// Whether the total balance may be another than the books say: the games were not read together since the last win (or the last loss)
// after the entry that paid the grant, or people decide about a win. They are made due.
export const takeUnreadGamesOf = async (
  sql: Sql,
  { memberId, paidSeq, now, as }: { memberId: string; paidSeq: bigint; now: Date; as: 'met' | 'lost' },
): Promise<boolean> => {
  const after = as === 'met' ? 'win' : 'loss';
  if (!(await hasUnreadGames(sql, { memberId, since: paidSeq, after, now }))) return false;
  await takeUnreadGames(sql, { memberId, now });
  return true;
};
