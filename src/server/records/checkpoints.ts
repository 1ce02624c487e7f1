import type { Sql } from '#database/database.ts';

// How far a member's books and chain reach now, and how many of their rows no checkpoint covers yet.
export interface Head {
  readonly memberId: string;
  readonly seq: bigint;
  readonly operations: bigint;
  readonly auditNumber: bigint;
  readonly ahead: number;
}

export const headsOf = (sql: Sql, members: readonly string[]): Promise<Head[]> =>
  sql.rows<Head>(
    `select b.member_id::text as "memberId", b.seq, b.operations, coalesce(a.number, 0) as "auditNumber",
       (b.seq + b.operations + coalesce(a.number, 0)
         - coalesce(c.seq + c.operations + c.audit_number, 0))::float8 as ahead
     from book b
     left join proof_checkpoint c on c.member_id = b.member_id
     left join lateral (select l.number from audit l where l.member_id = b.member_id order by l.number desc limit 1) a on true
     where b.member_id = any ($1::uuid[]) order by b.member_id`,
    [members],
  );

// Writing a checkpoint costs about as much as proving this many rows once more.
const worthKeeping = 8;

// For members whose proof was green. The positions are read before the proof begins, so they cover nothing later.
export const keepCheckpoints = async (sql: Sql, heads: readonly Head[], at: Date): Promise<void> => {
  const kept = heads.filter(({ ahead }) => ahead >= worthKeeping);
  if (kept.length === 0) return;
  await sql.rows('select keep_checkpoints($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5)', [
    kept.map(({ memberId }) => memberId),
    kept.map(({ seq }) => seq),
    kept.map(({ operations }) => operations),
    kept.map(({ auditNumber }) => auditNumber),
    at,
  ]);
};
