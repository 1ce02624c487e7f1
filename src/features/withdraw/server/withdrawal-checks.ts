import { isSameOperation, keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

// The withdrawal of an entry of held money: the entry's id except for the last byte, which is the step.
const ofHeldEntry = `from entry e
  join public.slot n on n.name = 'held' and n.number in (e.from_slot, e.to_slot)
  left join lateral (select t.withdrawal_id, t.amount, t.status, t.ended_at from withdrawal t where t.member_id = e.member_id
    and ${isSameOperation('t.withdrawal_id', 'e.key')}
    limit 1) w on true`;

// What must hold between withdrawals and the books at every instant.
export const withdrawalChecks: readonly LedgerCheck[] = [
  {
    name: 'held money is the sum of open withdrawals',
    reads: ['account', 'withdrawal', 'entry', 'any_entry'],
    sql: `select account.member_id, 'held ' || account.balance || ', open withdrawals ' || coalesce(open.amount, 0) as detail
      from account left join (select member_id, sum(amount) as amount from withdrawal where ended_at is null group by member_id) open
        on open.member_id = account.member_id
      where account.name = 'held' and account.balance <> coalesce(open.amount, 0)`,
    since: `select e.member_id, 'entry ' || e.seq || ' is not what its withdrawal says' as detail ${ofHeldEntry}
      left join lateral (select a.seq from any_entry a where a.member_id = e.member_id
        and a.key = ${keyAtStep('e.key', 1)} limit 1) o on true
      where w.amount is distinct from e.amount or (w.ended_at is null) <> (o.seq is null)`,
  },
  {
    name: 'an ended withdrawal has ended its line',
    reads: ['withdrawal', 'operation', 'entry', 'any_operation'],
    sql: `select withdrawal.member_id, withdrawal.withdrawal_id::text as detail from withdrawal
      join operation on operation.id = withdrawal.withdrawal_id and operation.member_id = withdrawal.member_id
      where operation.status <> case when withdrawal.ended_at is null then 'PENDING'
        when withdrawal.status = 'PAID' then 'SUCCESS' else 'FAILED' end`,
    since: `select e.member_id, w.withdrawal_id::text as detail ${ofHeldEntry}
      cross join lateral (select a.status from any_operation a where a.member_id = e.member_id and a.id = w.withdrawal_id
        limit 1) o
      where o.status <> case when w.ended_at is null then 'PENDING' when w.status = 'PAID' then 'SUCCESS' else 'FAILED' end`,
  },
  {
    name: 'each payout that came back is one entry of the amount of its paid withdrawal',
    reads: ['payout_return', 'withdrawal', 'entry'],
    sql: `select coalesce(r.member_id, e.member_id) as member_id,
        'return of ' || coalesce(r.withdrawal_id::text, '-') || ', entry ' || coalesce(e.seq::text, '-') as detail
      from (select p.*, w.amount as paid from payout_return p left join withdrawal w
          on w.member_id = p.member_id and w.withdrawal_id = p.withdrawal_id and w.status = 'PAID') r
      full join (select * from entry where kind = 'withdrawal_returned') e
        on e.member_id = r.member_id and e.key = ${keyAtStep('r.operation_id', 0)}
      where r.amount is distinct from e.amount or r.paid is distinct from e.amount`,
    since: `select e.member_id, 'entry ' || e.seq || ' is no return of a paid withdrawal' as detail from entry e
      where e.kind = 'withdrawal_returned' and not exists (select from payout_return r join withdrawal w
        on w.member_id = r.member_id and w.withdrawal_id = r.withdrawal_id and w.status = 'PAID' and w.amount = r.amount
        where r.member_id = e.member_id and r.amount = e.amount and e.key = ${keyAtStep('r.operation_id', 0)})`,
  },
];
