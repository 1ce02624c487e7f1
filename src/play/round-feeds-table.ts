import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

interface Feed {
  readonly code: GameCode;
  readonly currency: Currency;
}

// The place of the list, if it was not pulled since `dueBefore`; a list never pulled before is covered from now on.
export const takeFeed = (
  sql: Sql,
  taken: Feed & { now: Date; dueBefore: Date },
): Promise<{ place: string | null } | null> =>
  sql.one(
    `insert into round_feed as known (code, currency, covered_from, tried_at) values ($1, $2, $3, $3)
     on conflict (code, currency) do update set tried_at = excluded.tried_at where known.tried_at <= $4
     returning place`,
    [taken.code, taken.currency, taken.now, taken.dueBefore],
  );

// All rounds up to the place are kept.
export const updateFeedPlace = async (
  sql: Sql,
  reached: Feed & { place: string; completeFrom: Date | null },
): Promise<void> => {
  await sql.rows(
    `update round_feed set place = $3, covered_from = greatest(covered_from, $4::timestamptz)
     where code = $1 and currency = $2`,
    [reached.code, reached.currency, reached.place, reached.completeFrom],
  );
};

// The end of the list was reached by a pull that began at `at`.
export const updateFeedPulled = async (sql: Sql, pulled: Feed & { at: Date }): Promise<void> => {
  await sql.rows('update round_feed set pulled_at = $3, failed_since = null where code = $1 and currency = $2', [
    pulled.code,
    pulled.currency,
    pulled.at,
  ]);
};

export const updateFeedFailed = async (sql: Sql, failed: Feed & { at: Date }): Promise<void> => {
  await sql.rows('update round_feed set failed_since = coalesce(failed_since, $3) where code = $1 and currency = $2', [
    failed.code,
    failed.currency,
    failed.at,
  ]);
};

export interface FeedState {
  readonly code: string;
  readonly pulledAt: Date | null;
  readonly failedSince: Date | null;
}

// The worst of each game's currencies.
export const listFeedStates = (sql: Sql): Promise<FeedState[]> =>
  sql.rows<FeedState>(
    `select code, min(pulled_at) as "pulledAt", min(failed_since) as "failedSince" from round_feed group by code`,
  );
