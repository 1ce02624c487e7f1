import { keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

// What must hold between refunds and the books.
export const refundChecks: readonly LedgerCheck[] = [
  {
    name: 'each refund has one entry of its amount, and each entry of a refund its row',
    reads: ['refund', 'entry'],
    sql: `select coalesce(r.member_id, e.member_id) as member_id,
        'refund ' || coalesce(r.refund_id::text, '-') || ', entry ' || coalesce(e.seq::text, '-') as detail
      from refund r full join (select * from entry where kind = 'refund') e
        on e.member_id = r.member_id and e.key = ${keyAtStep('r.refund_id', 0)}
      where r.amount is distinct from e.amount or r.seq is distinct from e.seq`,
    since: `select e.member_id, 'entry ' || e.seq || ' has no refund' as detail from entry e
      where e.kind = 'refund' and not exists (select from refund r where r.member_id = e.member_id
        and r.seq = e.seq and r.amount = e.amount)`,
  },
];
