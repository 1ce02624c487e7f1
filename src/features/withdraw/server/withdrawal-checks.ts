import type { LedgerCheck } from '#ledger';

// What the withdrawals must say of the books at every instant.
export const withdrawalChecks: readonly LedgerCheck[] = [
  {
    name: 'held money is the sum of open withdrawals',
    reads: ['account', 'withdrawal'],
    sql: `select account.member_id, 'held ' || account.balance || ', open withdrawals ' || coalesce(open.amount, 0) as detail
      from account left join (select member_id, sum(amount) as amount from withdrawal where ended_at is null group by member_id) open
        on open.member_id = account.member_id
      where account.name = 'held' and account.balance <> coalesce(open.amount, 0)`,
  },
  {
    name: 'an ended withdrawal has ended its line',
    reads: ['withdrawal', 'operation'],
    sql: `select withdrawal.member_id, withdrawal.withdrawal_id::text as detail from withdrawal
      join operation on operation.id = withdrawal.withdrawal_id and operation.member_id = withdrawal.member_id
      where operation.status <> case when withdrawal.ended_at is null then 'PENDING'
        when withdrawal.status = 'PAID' then 'SUCCESS' else 'FAILED' end`,
  },
];
