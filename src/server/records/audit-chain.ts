import type { Sql } from '#database/database.ts';
import type { LedgerCheck } from '#ledger';

// Recomputes chains. An edited, deleted, inserted or swapped row breaks a hash or leaves a gap; a cut tail misses a row
// that an anchor has written down.
export const auditChecks: readonly LedgerCheck[] = [
  {
    name: 'each audit chain is whole',
    reads: ['audit', 'audit_anchor'],
    sql: `select member_id, 'row ' || number || ': ' || case when number <> place then 'gap' else 'hash' end as detail from (
        select audit.*, lag(hash) over chain as before, row_number() over chain as place
        from audit window chain as (partition by member_id order by number)
      ) linked
      where number <> place or hash <> audit_digest(before, member_id, number, id, at, actor_kind, actor_id, act, object,
        operation_id, request_id, address, detail)
      union all
      select anchor.member_id, 'row ' || anchor.number || ': cut off' from audit_anchor anchor
      left join audit on audit.member_id = anchor.member_id and audit.number = anchor.number and audit.hash = anchor.hash
      where audit.member_id is null`,
  },
];

// Writes down the head of every chain that grew since `since`; a cut tail is found as long as this copy is kept.
export const anchorAuditHeads = async (sql: Sql, since: Date, now: Date): Promise<void> => {
  await sql.rows(`select anchor_audit_heads($1, $2)`, [since, now]);
};
