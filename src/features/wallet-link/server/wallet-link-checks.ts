import type { LedgerCheck } from '#ledger';

// What must hold between gift links, receipts and the statement.
export const walletLinkChecks: readonly LedgerCheck[] = [
  {
    name: 'each credited gift link has one receipt of its amount',
    reads: ['wallet_link', 'bank_receipt'],
    sql: `select coalesce(l.member_id, r.member_id) as member_id,
        'link ' || coalesce(l.link_id::text, '-') || ', receipt ' || coalesce(r.operation_id::text, '-') as detail
      from (select * from wallet_link where status = 'CREDITED') l
      full join (select * from bank_receipt where channel = 'GIFT') r
        on r.member_id = l.member_id and r.operation_id = l.link_id
      where l.amount is distinct from r.amount or l.reference is distinct from r.bank_reference`,
  },
  {
    name: 'an ended gift link has ended its line',
    reads: ['wallet_link', 'operation'],
    sql: `select l.member_id, l.link_id::text as detail from wallet_link l
      left join operation o on o.id = l.link_id and o.member_id = l.member_id
      where o.status is distinct from case when l.ended_at is null then 'PENDING'
        when l.status = 'CREDITED' then 'SUCCESS' else 'FAILED' end
        or l.status = 'CREDITED' and o.amount <> l.amount`,
  },
];
