import type { Sql } from '#database/database.ts';
import type { Actor } from '../context.ts';

// One act on one member. `detail` never holds secrets, whole account numbers or passwords.
export interface AuditRow {
  readonly memberId: string;
  readonly id: string;
  readonly at: Date;
  readonly actor: Actor | { readonly kind: 'system' };
  readonly act: string;
  readonly object: string;
  readonly operationId: string | null;
  readonly requestId: string;
  readonly address: string;
  readonly detail: Record<string, unknown>;
}

export const actorIdOf = (actor: AuditRow['actor']): string | null => {
  if (actor.kind === 'member') return actor.memberId;
  return actor.kind === 'staff' ? actor.staffId : null;
};

export const auditJson = (row: AuditRow): Record<string, unknown> => ({
  member_id: row.memberId,
  id: row.id,
  at: row.at,
  actor_kind: row.actor.kind,
  actor_id: actorIdOf(row.actor),
  act: row.act,
  object: row.object,
  operation_id: row.operationId,
  request_id: row.requestId,
  address: row.address,
  detail: row.detail,
});

// Appends rows to the chains of their members, one row a member in a call. The caller holds those members' locks,
// so each row finds the chain's last one. $1: a jsonb array of auditJson().
export const auditInsert = `insert into audit (member_id, number, id, at, actor_kind, actor_id, act, object, operation_id, request_id, address, detail, hash)
  select a.member_id, coalesce(head.number, 0) + 1, a.id, a.at, a.actor_kind, a.actor_id, a.act, a.object, a.operation_id,
    a.request_id, a.address, a.detail,
    audit_digest(head.hash, a.member_id, coalesce(head.number, 0) + 1, a.id, a.at, a.actor_kind, a.actor_id, a.act, a.object,
      a.operation_id, a.request_id, a.address, a.detail)
  from jsonb_to_recordset($1::jsonb) as a (member_id uuid, id uuid, at timestamptz, actor_kind text, actor_id uuid, act text,
    object text, operation_id uuid, request_id text, address text, detail jsonb)
  left join lateral (select number, hash from audit where audit.member_id = a.member_id order by number desc limit 1) head on true`;

export const writeAudit = async (sql: Sql, row: AuditRow): Promise<void> => {
  await sql.rows(auditInsert, [JSON.stringify([auditJson(row)])]);
};

export const isAudited = async (sql: Sql, memberId: string, id: string): Promise<boolean> =>
  (await sql.one(`select id from audit where member_id = $1 and id = $2`, [memberId, id])) !== null;
