import type { Sql } from '#database/database.ts';
import type { MoveRecord } from '#ledger';
import type { Actor } from '../context.ts';

// One act on one member. `detail` never contains secrets, whole account numbers or passwords.
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

const actorIdOf = (actor: AuditRow['actor']): string | null => {
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

// Rows of one member as the last writer of a transaction takes them, see transaction-on.ts.
export const auditRecord = (row: AuditRow): MoveRecord => ({ writer: 'write_audit', row: auditJson(row) });

// Appends a row to its member's chain. The caller holds the member's lock.
export const writeAudit = async (sql: Sql, row: AuditRow): Promise<void> => {
  await sql.rows(`select write_audit_of($1, $2)`, [row.memberId, JSON.stringify([auditJson(row)])]);
};

export const isAudited = async (sql: Sql, memberId: string, id: string): Promise<boolean> =>
  (await sql.one(`select id from audit where member_id = $1 and id = $2`, [memberId, id])) !== null;
