import type { Sql } from '#database/database.ts';
import type { PaidGrant } from './grants-table.ts';

// What withdrawals hold and suspense are no part of the total balance (findTotal).
const uncounted = `array(select number from public.slot where name in ('held', 'suspense'))`;
const counts = (slot: string): string => `(${slot} >= 0 and ${slot} <> all (${uncounted}))::int`;

// By how much an entry e changes the total balance.
export const totalChange = `e.amount * (${counts('e.to_slot')} - ${counts('e.from_slot')})`;

// For each paid grant of the members $1: what came since that is neither play nor a deposit, such as a withdrawal given
// back, and wins that may be from before it. `which` chooses grants g.
export const movedSince = (which: string): string => `
  select g.member_id, g.grant_id, sum(${totalChange}) as came
  from reward_grant g
  join entry e on e.member_id = g.member_id and e.seq > g.paid_seq and (g.ended_seq is null or e.seq <= g.ended_seq)
  where g.member_id = any ($1::uuid[]) and e.member_id = any ($1::uuid[]) and (e.kind not in ('play', 'deposit') or e.seq = any (g.wins_before))
    and g.own_before is not null and ${which}
  group by g.member_id, g.grant_id`;

// What does not count for the condition of a grant g, with its `moved`.
export const ownMoney = `case when g.own_before is null then 0
  else (g.own_before + coalesce(moved.came, 0))::bigint end`;

// What the member had, or got back, besides the money of this grant; until the condition ended.
export const findOwnMoney = async (sql: Sql, grant: Pick<PaidGrant, 'memberId' | 'grantId'>): Promise<bigint> => {
  const row = await sql.one<{ own: bigint }>(
    `select ${ownMoney} as own from reward_grant g
     left join (${movedSince('g.grant_id = $2')}) moved on moved.member_id = g.member_id and moved.grant_id = g.grant_id
     where g.member_id = any ($1::uuid[]) and g.grant_id = $2`,
    [[grant.memberId], grant.grantId],
  );
  return row?.own ?? 0n;
};

// Makes the member's games due where money lies, and returns them: what was won there before `now` is read after it.
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

// A win that may be from before the active grant was paid does not count for its condition.
export const updateWinsBefore = async (sql: Sql, { memberId, code, seq, since }: ReadWin): Promise<void> => {
  await sql.rows(
    `update reward_grant set wins_before = wins_before || $3::bigint
     where member_id = $1 and ended_at is null and $2 = any (unread_games) and ($4::timestamptz is null or paid_at > $4)`,
    [memberId, code, seq, since],
  );
};

// Whether the total balance may still be too high: a game where money lies was not read since the last win after the entry that
// paid the grant, or people decide about a win. Such games are made due.
export const takeUnreadGamesOf = async (
  sql: Sql,
  { memberId, paidSeq, now }: { memberId: string; paidSeq: bigint; now: Date },
): Promise<boolean> => {
  const row = await sql.one<{ unread: boolean }>('select has_unread_game_of($1, $2) as unread', [memberId, paidSeq]);
  if (row?.unread !== true) return false;
  await takeUnreadGames(sql, { memberId, now });
  return true;
};
