import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

// Why a game's balance is what it is. UNCLEAR: a transfer that was given back may explain it, and the game does not
// answer about it. SILENT: the game gives no clear answer. NO_PLAYER: it does not know the player.
export type ComparisonKind = 'AGREES' | 'PLAY' | 'TRANSFER' | 'HELD' | 'UNCLEAR' | 'SILENT' | 'NO_PLAYER';

export interface Comparison {
  readonly memberId: string;
  readonly code: GameCode;
  readonly kind: ComparisonKind;
  // Null without an answer.
  readonly providerAmount: bigint | null;
  readonly bookedAmount: bigint;
  readonly at: Date;
}

// Keeps `since` while the kind stays. An unchanged comparison is written at most once a minute.
export const upsertComparison = async (sql: Sql, compared: Comparison): Promise<void> => {
  const { memberId, code, kind, providerAmount, bookedAmount, at } = compared;
  await sql.rows(
    `insert into game_comparison as known (member_id, code, kind, provider_amount, booked_amount, since, compared_at,
       answered_at) values ($1, $2, $3, $4::bigint, $5, $6, $6, case when $4::bigint is not null then $6::timestamptz end)
     on conflict (member_id, code) do update set kind = excluded.kind, booked_amount = excluded.booked_amount,
       provider_amount = coalesce(excluded.provider_amount, known.provider_amount),
       since = case when known.kind = excluded.kind then known.since else excluded.since end,
       is_raised = known.is_raised and known.kind = excluded.kind,
       compared_at = excluded.compared_at, answered_at = coalesce(excluded.answered_at, known.answered_at)
     where (known.kind, known.provider_amount, known.booked_amount) is distinct from
       (excluded.kind, coalesce(excluded.provider_amount, known.provider_amount), excluded.booked_amount)
       or known.compared_at < excluded.compared_at - interval '1 minute'`,
    [memberId, code, kind, providerAmount, bookedAmount, at],
  );
};

export interface StrandedMoney extends Omit<Comparison, 'at'> {
  readonly currency: Currency;
  readonly since: Date;
}

// Money that no answer of its game has explained since then, and that no person knows of yet.
export const listStranded = (sql: Sql, until: Date): Promise<StrandedMoney[]> =>
  sql.rows<StrandedMoney>(
    `select c.member_id as "memberId", c.code, c.kind, c.provider_amount as "providerAmount",
       c.booked_amount as "bookedAmount", b.currency, c.since
     from game_comparison c join book b on b.member_id = c.member_id
     where c.since < $1 and not c.is_raised and c.kind in ('UNCLEAR', 'SILENT')
       and (c.kind = 'UNCLEAR' or c.booked_amount <> 0) order by c.since, c.member_id, c.code limit 200`,
    [until],
  );

export const updateRaised = async (
  sql: Sql,
  raised: { memberId: string; code: string; since: Date },
): Promise<void> => {
  await sql.rows('update game_comparison set is_raised = true where member_id = $1 and code = $2 and since = $3', [
    raised.memberId,
    raised.code,
    raised.since,
  ]);
};
