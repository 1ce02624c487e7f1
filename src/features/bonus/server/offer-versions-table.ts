import type { Sql } from '#database/database.ts';

export interface OfferVersionRow {
  readonly version: number;
  // By column.
  readonly terms: Readonly<Record<string, unknown>>;
  readonly changeId: string | null;
  readonly publishedAt: Date;
}

const columns = `version, terms, change_id as "changeId", published_at as "publishedAt"`;

const versionsMax = 100;

// Newest first.
export const listOfferVersions = (sql: Sql, code: string): Promise<OfferVersionRow[]> =>
  sql.rows<OfferVersionRow>(
    `select ${columns} from reward_offer_version where code = $1 order by version desc limit ${versionsMax}`,
    [code],
  );

// What was on offer at a moment.
export const findOfferVersion = (
  sql: Sql,
  { code, at }: { readonly code: string; readonly at: Date },
): Promise<OfferVersionRow | null> =>
  sql.one<OfferVersionRow>(
    `select ${columns} from reward_offer_version where code = $1 and published_at <= $2
     order by version desc limit 1`,
    [code, at],
  );
