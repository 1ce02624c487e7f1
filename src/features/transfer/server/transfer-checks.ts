import { isSameOperation, keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';

// What must hold between transfers and the books at every instant.
export const transferChecks: readonly LedgerCheck[] = [
  {
    name: 'money in transit is the sum of open transfers',
    reads: ['account', 'game_transfer', 'entry', 'any_entry'],
    sql: `select account.member_id, account.name || ' ' || account.balance || ', open transfers ' || coalesce(open.amount, 0) as detail
      from account left join (select member_id, code, sum(amount) as amount from game_transfer where ended_at is null
        group by member_id, code) open on open.member_id = account.member_id and account.name = 'transit:' || open.code
      where account.name like 'transit:%' and account.balance <> coalesce(open.amount, 0)`,
    since: `select e.member_id, 'entry ' || e.seq || ' is not what its transfer says' as detail
      from entry e
      join public.slot n on n.name like 'transit:%' and n.number in (e.from_slot, e.to_slot)
      left join lateral (select g.amount, g.code, g.ended_at from game_transfer g where g.member_id = e.member_id
        and ${isSameOperation('g.transfer_id', 'e.key')}
        limit 1) t on true
      left join lateral (select a.seq from any_entry a where a.member_id = e.member_id
        and a.key = ${keyAtStep('e.key', 1)} limit 1) o on true
      where t.amount is distinct from e.amount or 'transit:' || t.code <> n.name or (t.ended_at is null) <> (o.seq is null)`,
  },
  {
    name: 'a game account counts its open transfers',
    reads: ['game_account', 'game_transfer'],
    sql: `select game_account.member_id, game_account.code as detail from game_account
      where open_transfers <> (select count(*) from game_transfer
        where game_transfer.member_id = game_account.member_id and game_transfer.code = game_account.code and ended_at is null)`,
  },
];
