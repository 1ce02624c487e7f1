import type { LedgerCheck } from '#ledger';

// What must hold between slips and the receipts in the books.
export const slipChecks: readonly LedgerCheck[] = [
  {
    name: 'each slip that succeeded has one receipt of its amount',
    reads: ['slip', 'bank_receipt'],
    sql: `select s.member_id, 'slip ' || s.slip_id || ' has ' || count(r.operation_id) as detail
      from slip s left join bank_receipt r
        on r.member_id = s.member_id and r.operation_id = s.credit_id and r.amount = s.amount and r.currency = s.currency
      where s.status = 'SUCCESS' group by s.member_id, s.slip_id having count(r.operation_id) <> 1`,
  },
  {
    name: 'no receipt by slip without a slip that succeeded',
    reads: ['slip', 'bank_receipt'],
    sql: `select r.member_id, 'receipt ' || r.operation_id || ' has none' as detail
      from bank_receipt r left join slip s on s.member_id = r.member_id and s.credit_id = r.operation_id
      where r.channel = 'SLIP' and s.slip_id is null`,
  },
];
