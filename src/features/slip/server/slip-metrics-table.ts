import type { Sql } from '#database/database.ts';

// Read across members for /metrics; nothing is decided by them. A slip of the last hour is open or ended in that hour, so
// the indexes of both suffice.

export interface UploadFigures {
  readonly methodCode: string;
  readonly uploads: number;
}

export const countSlipUploads = (sql: Sql, since: Date): Promise<UploadFigures[]> =>
  sql.rows<UploadFigures>(
    `select method_code as "methodCode", count(*)::int as uploads from (
       select method_code, created_at from slip where ended_at is null and created_at > $1
       union all select method_code, created_at from slip where ended_at > $1) s
     where created_at > $1 group by 1`,
    [since],
  );

export interface OpenFigures {
  readonly status: string;
  readonly open: number;
  readonly overdue: number;
  readonly oldestAt: Date;
}

export const countOpenSlips = (sql: Sql, now: Date): Promise<OpenFigures[]> =>
  sql.rows<OpenFigures>(
    `select status, count(*)::int as open, (count(*) filter (where decide_by < $1))::int as overdue,
       min(created_at) as "oldestAt"
     from slip where ended_at is null group by 1`,
    [now],
  );

export interface OutcomeFigures {
  // SUCCESS, or the code it failed with.
  readonly outcome: string;
  readonly isByStaff: boolean;
  readonly ended: number;
}

export const countSlipOutcomes = (sql: Sql, since: Date): Promise<OutcomeFigures[]> =>
  sql.rows<OutcomeFigures>(
    `select coalesce(note, status) as outcome, ended_by is not null as "isByStaff", count(*)::int as ended
     from slip where ended_at > $1 group by 1, 2`,
    [since],
  );

export interface DecisionTimes {
  readonly isByStaff: boolean;
  readonly half: number;
  readonly most: number;
}

// Seconds from the upload to the decision: the median and the 95th percentile.
export const listDecisionTimes = (sql: Sql, since: Date): Promise<DecisionTimes[]> =>
  sql.rows<DecisionTimes>(
    `select ended_by is not null as "isByStaff",
       percentile_cont(0.5) within group (order by extract(epoch from ended_at - created_at)) as half,
       percentile_cont(0.95) within group (order by extract(epoch from ended_at - created_at)) as most
     from slip where ended_at > $1 group by 1`,
    [since],
  );
