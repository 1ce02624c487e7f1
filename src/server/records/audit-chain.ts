import type { Sql } from '#database/database.ts';

export interface ChainFault {
  readonly memberId: string;
  readonly number: bigint;
  readonly fault: 'hash' | 'gap' | 'tail';
}

// Recomputes every chain. An edited, deleted, inserted or swapped row breaks a hash or leaves a gap;
// a cut tail misses a row that an anchor has written down.
export const verifyAuditChain = async (sql: Sql): Promise<ChainFault[]> => {
  const broken = await sql.rows<{ member_id: string; number: bigint; fault: 'hash' | 'gap' }>(
    `select member_id, number, case when number <> place then 'gap' else 'hash' end as fault from (
       select audit.*, lag(hash) over chain as before, row_number() over chain as place
       from audit window chain as (partition by member_id order by number)
     ) linked
     where number <> place or hash <> audit_digest(before, member_id, number, id, at, actor_kind, actor_id, act, object,
       operation_id, request_id, address, detail)
     order by member_id, number limit 1000`,
  );
  const cut = await sql.rows<{ member_id: string; number: bigint }>(
    `select anchor.member_id, anchor.number from audit_anchor anchor
     left join audit on audit.member_id = anchor.member_id and audit.number = anchor.number and audit.hash = anchor.hash
     where audit.member_id is null order by anchor.member_id, anchor.number limit 1000`,
  );
  return [
    ...broken.map((row) => ({ memberId: row.member_id, number: row.number, fault: row.fault })),
    ...cut.map((row) => ({ memberId: row.member_id, number: row.number, fault: 'tail' as const })),
  ];
};

// Writes down the head of every chain that grew since `since`; a cut tail is found as long as this copy is kept.
export const anchorAuditHeads = async (sql: Sql, since: Date, now: Date): Promise<void> => {
  await sql.rows(
    `insert into audit_anchor (member_id, number, hash, anchored_at)
     select distinct on (member_id) member_id, number, hash, $2 from audit where at >= $1 order by member_id, number desc
     on conflict (member_id, number) do nothing`,
    [since, now],
  );
};
