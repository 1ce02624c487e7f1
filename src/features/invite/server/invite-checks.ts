import { keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

// What must hold between invite bonuses, their shares and the books.
export const inviteChecks: readonly LedgerCheck[] = [
  {
    name: 'each invite bonus has one entry, which is the sum of its shares',
    reads: ['invite_payment', 'invite_share', 'entry'],
    sql: `select coalesce(p.member_id, e.member_id) as member_id,
        'payment ' || coalesce(p.payment_id::text, '-') || ', entry ' || coalesce(e.seq::text, '-') as detail
      from (select i.*, (select sum(s.amount) from invite_share s
          where s.member_id = i.member_id and s.payment_id = i.payment_id) as shared from invite_payment i) p
      full join (select * from entry where kind = 'invite') e
        on e.member_id = p.member_id and e.key = ${keyAtStep('p.payment_id', 0)}
      where p.amount is distinct from e.amount or p.shared is distinct from e.amount`,
    since: `select e.member_id, 'entry ' || e.seq || ' has no invite bonus' as detail from entry e
      where e.kind = 'invite' and not exists (select from invite_payment p where p.member_id = e.member_id
        and p.amount = e.amount and e.key = ${keyAtStep('p.payment_id', 0)})`,
  },
  {
    name: 'the loss of a friend is paid for once',
    reads: ['invitation', 'invite_share'],
    sql: `select coalesce(i.member_id, s.member_id) as member_id,
        'paid for ' || coalesce(i.lost_paid, 0) || ', shares give ' || coalesce(s.lost, 0) as detail
      from invitation i full join (select member_id, invited_person, sum(lost) as lost from invite_share
        group by member_id, invited_person) s on s.member_id = i.member_id and s.invited_person = i.invited_person
      where coalesce(i.lost_paid, 0) <> coalesce(s.lost, 0)`,
  },
];
