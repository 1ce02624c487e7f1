import { createHash } from 'node:crypto';
import type { Database, Sql } from '#database/database.ts';
import { sharedLookup } from '#database/shared-lookup.ts';
import { refuse } from '../refuse.ts';

// A key belongs to one member and one route. The operation it names is remembered for ever, its answer for 7 days.
export interface Claim {
  readonly memberId: string;
  readonly route: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly operationId: string;
  readonly at: Date;
}

export interface KeptAnswer {
  readonly operationId: string;
  // null while the first call still runs, or once the answer's 7 days are over.
  readonly status: number | null;
  readonly answer: unknown;
  readonly createdAt: Date;
}

const keyForm = /^[\u0020-\u007e]{1,255}$/;

export const readIdempotencyKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !keyForm.test(header)) return refuse('KEY_INVALID');
  return header;
};

const canonical = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => field !== undefined && name !== 'password')
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, field]) => [name, canonical(field)]),
  );
};

// The digest of a read question: field order and unknown fields make no difference, and no password goes into it.
export const fingerprintOf = (question: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(question)))
    .digest('base64url');

export const claimJson = (claim: Claim): Record<string, unknown> => ({
  member_id: claim.memberId,
  route: claim.route,
  key: claim.key,
  fingerprint: claim.fingerprint,
  operation_id: claim.operationId,
  created_at: claim.at,
});

// Takes the key, or answers what is kept under it. The same key with another question is refused (422). A claim of
// the very same operation was left by an attempt that lost its COMMIT: it is taken, and nothing was done under it yet.
export const takeClaim = async (sql: Sql, claim: Claim): Promise<KeptAnswer | null> => {
  const taken = await sql.one(
    `insert into idempotency (member_id, route, key, fingerprint, operation_id, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id, route, key) do nothing returning member_id`,
    [claim.memberId, claim.route, claim.key, claim.fingerprint, claim.operationId, claim.at],
  );
  const kept = taken === null ? await keptAnswer(sql, claim) : null;
  return kept?.operationId === claim.operationId && kept.status === null ? null : kept;
};

interface KeptRow {
  readonly member_id: string;
  readonly route: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly operation_id: string;
  readonly status: number | null;
  readonly answer: unknown;
  readonly created_at: Date;
}

const readKept = (sql: Sql, claims: readonly Pick<Claim, 'memberId' | 'route' | 'key'>[]): Promise<KeptRow[]> =>
  sql.rows<KeptRow>(
    `select kept.* from unnest($1::uuid[], $2::text[], $3::text[]) as asked (member_id, route, key)
     cross join lateral (select * from idempotency where idempotency.member_id = asked.member_id
       and idempotency.route = asked.route and idempotency.key = asked.key) kept`,
    [claims.map(({ memberId }) => memberId), claims.map(({ route }) => route), claims.map(({ key }) => key)],
  );

const keptOf = (claim: Claim, row: KeptRow | null): KeptAnswer | null => {
  if (row === null) return null;
  if (row.fingerprint !== claim.fingerprint) return refuse('KEY_INVALID', 422);
  return { operationId: row.operation_id, status: row.status, answer: row.answer, createdAt: row.created_at };
};

export const keptAnswer = async (sql: Sql, claim: Claim): Promise<KeptAnswer | null> =>
  keptOf(claim, (await readKept(sql, [claim]))[0] ?? null);

const textOf = (memberId: string, route: string, key: string): string => JSON.stringify([memberId, route, key]);

const lookup = sharedLookup<KeptRow>(async (sql, texts) => {
  const claims = texts.map((text) => {
    const [memberId, route, key] = JSON.parse(text) as [string, string, string];
    return { memberId, route, key };
  });
  const rows = await readKept(sql, claims);
  return rows.map((found) => ({ key: textOf(found.member_id, found.route, found.key), found }));
});

// Outside any transaction, and for all who ask in the same moment.
export const sharedKeptAnswer = async (database: Database, claim: Claim): Promise<KeptAnswer | null> =>
  keptOf(claim, await lookup(database, textOf(claim.memberId, claim.route, claim.key)));

export const keepAnswer = async (sql: Sql, claim: Claim, kept: { status: number; answer: unknown }): Promise<void> => {
  await sql.rows(
    `update idempotency set status = $4, answer = $5::json where member_id = $1 and route = $2 and key = $3`,
    [claim.memberId, claim.route, claim.key, kept.status, JSON.stringify(kept.answer)],
  );
};

export const forgetOldAnswers = async (sql: Sql, before: Date): Promise<void> => {
  await sql.rows(`update idempotency set status = null, answer = null where status is not null and created_at < $1`, [
    before,
  ]);
};
