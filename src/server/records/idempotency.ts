import { hash } from 'node:crypto';
import type { Sql } from '#database/database.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import type { DeleteOld } from '../jobs/sweep.ts';
import type { Actor, Call, Context, Reply } from '../context.ts';
import { type Refusal, refuse } from '../refuse.ts';

// A key belongs to one member, or one person of the staff with one member, and one route. Its operation is stored for ever, its answer for 7 days.
export interface KeyUse {
  readonly memberId: string;
  // Null for a call without a key: nobody can request its answer again, so it is not stored.
  readonly key: string | null;
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

// Sixteen bytes, like a uuid: enough to tell apart the calls of one member, and only those are compared.
const digest = (text: string): string => hash('sha256', text, 'hex').slice(0, 32);

// The digest of a parsed question and of the picture beside it: field order and unknown fields make no difference, and
// passwords are left out.
const fingerprintOf = ({ question, file }: Pick<Call, 'question' | 'file'>): string =>
  digest(`${JSON.stringify(canonical(question))}${file?.digest ?? ''}`);

// Of several people of the staff who decide about one member each has keys of their own.
const whoseKey = (actor: Actor): string => (actor.kind === 'staff' ? `${actor.staffId} ` : '');

export const keyOfCall = ({ actor, route, idempotencyKey }: Pick<Call, 'actor' | 'route' | 'idempotencyKey'>) =>
  idempotencyKey === null ? null : digest(`${route} ${whoseKey(actor)}${idempotencyKey}`);

export const keyUseOf = (context: Context, call: Call, memberId: string): KeyUse => {
  const operationId = context.newId();
  return {
    memberId,
    key: keyOfCall(call),
    fingerprint: fingerprintOf(call),
    operationId,
    at: context.now(),
  };
};

export const keyJson = (keyUse: KeyUse): Record<string, unknown> => ({
  member_id: keyUse.memberId,
  key: keyUse.key,
  fingerprint: keyUse.fingerprint,
  operation_id: keyUse.operationId,
  at: keyUse.at,
});

// Under a key that was taken before. A row of this very operation was left by an attempt that lost its COMMIT: the key is
// taken, and nothing was done under it yet. A key whose first call has deleted it meanwhile is free, so it is taken again.
export const keptUnder = async (
  sql: Sql,
  keyUse: KeyUse,
  takeAgain: () => Promise<KeptAnswer | null>,
): Promise<KeptAnswer | null> => {
  const kept = await keptAnswer(sql, keyUse);
  if (kept === null) return takeAgain();
  return kept.operationId === keyUse.operationId && kept.status === null ? null : kept;
};

// Takes the key, or returns the answer stored under it. The same key with another question is refused (422).
export const takeKey = async (sql: Sql, keyUse: KeyUse): Promise<KeptAnswer | null> => {
  if (keyUse.key === null) return null;
  const taken = await sql.one(
    `insert into idempotency (member_id, key, fingerprint, operation_id, created_at) values ($1, $2, $3, $4, $5)
     on conflict (member_id, key) do nothing returning member_id`,
    [keyUse.memberId, keyUse.key, keyUse.fingerprint, keyUse.operationId, keyUse.at],
  );
  return taken === null ? keptUnder(sql, keyUse, () => takeKey(sql, keyUse)) : null;
};

// Takes keys of many members with one statement. Returns which of them were free, in their order.
export const takeKeys = async (sql: Sql, keyUses: readonly KeyUse[]): Promise<boolean[]> => {
  const taken = await sql.rows<{ operationId: string }>(
    `insert into idempotency (member_id, key, fingerprint, operation_id, created_at)
     select * from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[])
     on conflict (member_id, key) do nothing returning operation_id as "operationId"`,
    [
      keyUses.map(({ memberId }) => memberId),
      keyUses.map(({ key }) => key),
      keyUses.map(({ fingerprint }) => fingerprint),
      keyUses.map(({ operationId }) => operationId),
      keyUses.map(({ at }) => at),
    ],
  );
  const operations = new Set(taken.map(({ operationId }) => operationId));
  return keyUses.map(({ operationId }) => operations.has(operationId));
};

interface KeptRow {
  readonly isSame: boolean;
  readonly operationId: string;
  readonly status: number | null;
  readonly answer: unknown;
  readonly createdAt: Date;
}

const keptOf = (row: KeptRow | null): KeptAnswer | null => {
  if (row === null) return null;
  if (!row.isSame) return refuse('KEY_INVALID', 422);
  return { operationId: row.operationId, status: row.status, answer: row.answer, createdAt: row.createdAt };
};

export const keptAnswer = async (sql: Sql, keyUse: KeyUse): Promise<KeptAnswer | null> =>
  keyUse.key === null
    ? null
    : keptOf(
        await sql.one<KeptRow>(
          `select fingerprint = $3 as "isSame", operation_id as "operationId", status, answer,
             created_at as "createdAt" from idempotency
           where member_id = $1 and key = $2`,
          [keyUse.memberId, keyUse.key, keyUse.fingerprint],
        ),
      );

export interface GivenAnswer {
  readonly status: number;
  readonly answer: unknown;
}

export const keepAnswer = async (sql: Sql, keyUse: KeyUse, given: GivenAnswer): Promise<void> => {
  if (keyUse.key === null) return;
  await sql.rows(`update idempotency set status = $3, answer = $4::json where member_id = $1 and key = $2`, [
    keyUse.memberId,
    keyUse.key,
    given.status,
    JSON.stringify(given.answer),
  ]);
};

// Keeps answers to many members with one statement.
export const keepAnswers = async (
  sql: Sql,
  all: readonly { readonly keyUse: KeyUse; readonly given: GivenAnswer }[],
): Promise<void> => {
  await sql.rows(
    `update idempotency i set status = given.status, answer = given.answer::json
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::text[]) as given (member_id, key, status, answer)
     where i.member_id = given.member_id and i.key = given.key`,
    [
      all.map(({ keyUse }) => keyUse.memberId),
      all.map(({ keyUse }) => keyUse.key),
      all.map(({ given }) => given.status),
      all.map(({ given }) => JSON.stringify(given.answer)),
    ],
  );
};

// A null status: the first request is still in progress. After a minute its process must be dead, see run-steps.ts.
export const replyOfKept = (kept: KeptAnswer): Reply => {
  if (kept.status === null) return refuse('REQUEST_LIMIT', 409);
  return { status: kept.status, body: kept.answer };
};

// Stores a refusal under the key, so that a repeat gets the same answer. If an earlier request stored an answer under
// this key, returns that one. Never stores "too busy to begin": it says nothing about the next attempt.
export const keepRefusal = async (context: Context, keyUse: KeyUse, refusal: Refusal): Promise<KeptAnswer | null> => {
  if (keyUse.key === null) return null;
  if (refusal.code === 'REQUEST_LIMIT') return keptAnswer(context.database, keyUse);
  return throughLostConnections(() =>
    context.database.transaction(async (sql) => {
      const kept = await takeKey(sql, keyUse);
      if (kept === null) await keepAnswer(sql, keyUse, { status: refusal.status, answer: { message: refusal.code } });
      return kept;
    }),
  );
};

// Deletes a key under which nothing was begun.
export const dropKey = async (sql: Sql, keyUse: KeyUse): Promise<void> => {
  await sql.rows(`delete from idempotency where member_id = $1 and key = $2 and operation_id = $3 and status is null`, [
    keyUse.memberId,
    keyUse.key,
    keyUse.operationId,
  ]);
};

export const deleteOldAnswers: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select member_id, key from idempotency where status is not null and created_at < $1
         order by created_at limit $2)
       update idempotency k set status = null, answer = null from old
       where k.member_id = old.member_id and k.key = old.key returning k.operation_id`,
      [before, most],
    )
  ).length;
