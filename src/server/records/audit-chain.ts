import type { Sql } from '#database/database.ts';
import type { DeleteOld } from '../jobs/sweep.ts';
import type { LedgerCheck } from '#ledger';

// Recomputes chains. An edited, deleted, inserted or swapped row breaks a hash or leaves a gap; a cut tail lacks a row
// that an anchor has recorded.
const chains = `select member_id, 'row ' || number || ': ' || case when number <> place then 'gap' else 'hash' end as detail from (
    select audit.*, coalesce(lag(hash) over chain, proved.audit_hash) as before,
      coalesce(proved.audit_number, 0) + row_number() over chain as place
    from audit left join proved on proved.member_id = audit.member_id
    window chain as (partition by audit.member_id order by number)
  ) linked
  where number <> place or hash <> audit_digest(before, member_id, number, id, at, actor_kind, actor_id, act, object,
    operation_id, request_id, address, detail)
  union all
  select anchor.member_id, 'row ' || anchor.number || ': cut off' from audit_anchor anchor
  left join audit on audit.member_id = anchor.member_id and audit.number = anchor.number and audit.hash = anchor.hash
  where audit.member_id is null`;

// Entries, statement lines and audit rows of one transaction carry its one instant. A checkpoint lies between
// transactions, so both forms have the same text.
const unaudited = `select m.member_id, m.what || ' has no audit row' as detail from (
    select member_id, created_at, 'entry ' || seq as what from entry
    union all select member_id, created_at, 'line ' || number from operation
  ) m
  left join (select distinct member_id, at from audit) a on a.member_id = m.member_id and a.at = m.created_at
  where a.member_id is null`;

export const auditChecks: readonly LedgerCheck[] = [
  {
    name: 'each entry and each statement line has an audit row',
    reads: ['entry', 'operation', 'audit'],
    sql: unaudited,
    since: unaudited,
  },
  {
    name: 'each audit chain is whole',
    reads: ['audit', 'audit_anchor', 'any_audit'],
    sql: chains,
    // The row at the checkpoint must still exist: all later rows are linked to it.
    since: `${chains}
      union all
      select proved.member_id, 'row ' || proved.audit_number || ': cut off' from proved
      left join lateral (select any_audit.hash from any_audit
        where any_audit.member_id = proved.member_id and any_audit.number = proved.audit_number limit 1) there on true
      where proved.audit_number > 0 and there.hash is distinct from proved.audit_hash`,
  },
];

// Records the head of every chain that grew since `since`; a cut tail is detected as long as this copy is kept.
export const anchorAuditHeads = async (sql: Sql, since: Date, now: Date): Promise<void> => {
  await sql.rows(`select anchor_audit_heads($1, $2)`, [since, now]);
};

// Of earlier anchors, the last of each day and the last of all stay.
export const deleteOldAnchors: DeleteOld = async (sql, before, most) => {
  const row = await sql.one<{ gone: number }>('select thin_audit_anchors($1, $2) as gone', [before, most]);
  return row?.gone ?? 0;
};
