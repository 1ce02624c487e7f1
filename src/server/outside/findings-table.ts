import type { Sql } from '#database/database.ts';

export interface Finding {
  readonly memberId: string;
  readonly findingId: string;
  readonly kind: string;
  readonly lane: string;
  readonly object: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly at: Date;
}

const columns = `member_id as "memberId", finding_id as "findingId", kind, lane, object, detail, found_at as "at"`;

// False if the same kind of finding about the same object was raised before.
export const insertFinding = async (sql: Sql, finding: Finding): Promise<boolean> =>
  (await sql.one(
    `insert into finding (member_id, finding_id, kind, lane, object, detail, found_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id, kind, object) do nothing returning member_id`,
    [
      finding.memberId,
      finding.findingId,
      finding.kind,
      finding.lane,
      finding.object,
      JSON.stringify(finding.detail),
      finding.at,
    ],
  )) !== null;

export const listOpenFindings = (sql: Sql, page: { limit: number; offset: number }): Promise<Finding[]> =>
  sql.rows<Finding>(
    `select ${columns} from finding where closed_at is null order by found_at, finding_id limit $1 offset $2`,
    [page.limit, page.offset],
  );

// How many are open, and since when the oldest is.
export const countOpenFindings = async (sql: Sql): Promise<{ open: number; oldestAt: Date | null }> =>
  (await sql.one<{ open: number; oldestAt: Date | null }>(
    `select count(*)::int as open, min(found_at) as "oldestAt" from finding where closed_at is null`,
  )) ?? { open: 0, oldestAt: null };

export interface OpenKind {
  readonly kind: string;
  readonly open: number;
  readonly oldestAt: Date;
}

export const countOpenKinds = (sql: Sql): Promise<OpenKind[]> =>
  sql.rows<OpenKind>(
    `select kind, count(*)::int as open, min(found_at) as "oldestAt" from finding where closed_at is null
     group by kind order by min(found_at), kind`,
  );

export const hasOpenFinding = async (sql: Sql, lane: string): Promise<boolean> =>
  (await sql.one('select finding_id from finding where closed_at is null and lane = $1 limit 1', [lane])) !== null;

export const hasFindingAbout = async (sql: Sql, memberId: string): Promise<boolean> =>
  (await sql.one('select finding_id from finding where closed_at is null and member_id = $1 limit 1', [memberId])) !==
  null;

// Whether one of this kind is open about an object whose name begins so.
export const hasOpenFindingOf = async (
  sql: Sql,
  { memberId, kind, object }: Pick<Finding, 'memberId' | 'kind' | 'object'>,
): Promise<boolean> =>
  (await sql.one(
    `select finding_id from finding where member_id = $1 and kind = $2 and starts_with(object, $3) and closed_at is null limit 1`,
    [memberId, kind, object],
  )) !== null;

export const findFinding = (
  sql: Sql,
  { memberId, findingId }: Pick<Finding, 'memberId' | 'findingId'>,
): Promise<Finding | null> =>
  sql.one<Finding>(`select ${columns} from finding where member_id = $1 and finding_id = $2`, [memberId, findingId]);

export const endFinding = (
  sql: Sql,
  closed: { memberId: string; findingId: string; by: string; note: string; at: Date },
): Promise<object | null> =>
  sql.one(
    `update finding set closed_at = $3, closed_by = $4, note = $5
     where member_id = $1 and finding_id = $2 and closed_at is null returning member_id`,
    [closed.memberId, closed.findingId, closed.at, closed.by, closed.note],
  );
