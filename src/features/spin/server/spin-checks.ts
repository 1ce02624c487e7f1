import { keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

const isStepOf = `e.key = ${keyAtStep('c.claim_id', 0)}`;

// What must hold between coins, spins, coupons and the books.
export const spinChecks: readonly LedgerCheck[] = [
  {
    name: 'coins are those earned by deposits, less one for each spin',
    reads: ['spin_player', 'spin_coin', 'spin'],
    sql: `select p.member_id, p.earned || ' earned, ' || p.spent || ' spent' as detail from spin_player p
      where p.earned <> (select coalesce(sum(c.coins), 0) from spin_coin c where c.member_id = p.member_id)
        or p.spent <> (select count(*) from spin s where s.member_id = p.member_id)`,
  },
  {
    name: 'the spins of a seed are numbered without a gap',
    reads: ['spin_seed', 'spin'],
    sql: `select e.member_id, 'seed ' || e.epoch as detail from spin_seed e
      left join (select member_id, epoch, count(*) as spins, max(nonce) as last from spin group by 1, 2) s
        on s.member_id = e.member_id and s.epoch = e.epoch
      where e.spins <> coalesce(s.spins, 0) or e.spins <> coalesce(s.last, 0)`,
  },
  {
    name: 'a coupon that is claimed has paid its amount, and one that is not has paid nothing',
    reads: ['spin_coupon', 'entry'],
    sql: `select c.member_id, 'coupon ' || c.coupon_id as detail from spin_coupon c
      left join entry e on e.member_id = c.member_id and ${isStepOf} and e.kind = 'prize'
      where (c.claimed_at is not null) <> (e.key is not null) or e.amount <> c.amount`,
    since: `select e.member_id, 'entry ' || e.seq || ' has no coupon' as detail from entry e
      where e.kind = 'prize' and not exists (select from spin_coupon c
        where c.member_id = e.member_id and c.amount = e.amount and ${isStepOf})`,
  },
];
