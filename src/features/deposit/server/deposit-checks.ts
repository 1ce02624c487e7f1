import { isSameOperation, keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

// The key of the one entry of a receipt: its operation with step 0 in the last byte.
const keyOfReceipt = keyAtStep('r.operation_id', 0);

// What must hold between deposits and the books.
export const depositChecks: readonly LedgerCheck[] = [
  {
    name: 'each receipt was booked once',
    reads: ['bank_receipt', 'entry'],
    sql: `select r.member_id, 'receipt of ' || r.sending_bank_code || ' booked ' || count(e.key) || ' times' as detail
      from bank_receipt r
      left join entry e on e.member_id = r.member_id and e.key = ${keyOfReceipt} and e.amount = r.amount
        and e.kind in ('deposit', 'unnamed')
      group by r.member_id, r.operation_id, r.sending_bank_code having count(e.key) <> 1 or count(*) <> 1`,
  },
  {
    name: 'no deposit without a receipt',
    reads: ['entry', 'bank_receipt'],
    sql: `select e.member_id, 'entry ' || e.seq || ' has none' as detail from entry e
      left join bank_receipt r on ${keyOfReceipt} = e.key and r.member_id = e.member_id
      where e.kind in ('deposit', 'unnamed') and r.operation_id is null`,
    since: `select e.member_id, 'entry ' || e.seq || ' has ' || r.count as detail from entry e
      cross join lateral (select count(*) as count from bank_receipt r where r.member_id = e.member_id
        and ${isSameOperation('r.operation_id', 'e.key')}
        and r.amount = e.amount) r
      where e.kind in ('deposit', 'unnamed') and r.count <> 1`,
  },
  {
    name: 'money in suspense is what its open items add up to',
    reads: ['account', 'suspense_item'],
    sql: `select a.member_id, 'suspense holds ' || a.balance || ', open items ' || coalesce(i.total, 0) as detail
      from account a
      left join (select member_id, sum(amount) as total from suspense_item where status = 'OPEN' group by member_id) i
        on i.member_id = a.member_id
      where a.name = 'suspense' and a.balance <> coalesce(i.total, 0)`,
  },
  {
    name: 'money that left suspense is what its ended items add up to',
    reads: ['entry', 'suspense_item'],
    sql: `select coalesce(i.member_id, e.member_id) as member_id,
        coalesce(i.status, e.status) || ' items ' || coalesce(i.total, 0) || ', entries ' || coalesce(e.total, 0) as detail
      from (select member_id, status, sum(amount) as total from suspense_item where status <> 'OPEN'
        group by member_id, status) i
      full join (select member_id, upper(kind::text) as status, sum(amount) as total from entry
        where kind in ('named', 'returned') group by member_id, kind) e
        on e.member_id = i.member_id and e.status = i.status
      where coalesce(i.total, 0) <> coalesce(e.total, 0)`,
  },
];
