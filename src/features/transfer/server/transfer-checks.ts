import type { LedgerCheck } from '#ledger';

// What the transfers must say of the books at every instant.
export const transferChecks: readonly LedgerCheck[] = [
  {
    name: 'money in transit is the sum of open transfers',
    reads: ['account', 'game_transfer'],
    sql: `select account.member_id, account.name || ' ' || account.balance || ', open transfers ' || coalesce(open.amount, 0) as detail
      from account left join (select member_id, code, sum(amount) as amount from game_transfer where ended_at is null
        group by member_id, code) open on open.member_id = account.member_id and account.name = 'transit:' || open.code
      where account.name like 'transit:%' and account.balance <> coalesce(open.amount, 0)`,
  },
  {
    name: 'a game account counts its open transfers',
    reads: ['game_account', 'game_transfer'],
    sql: `select game_account.member_id, game_account.code as detail from game_account
      where open_transfers <> (select count(*) from game_transfer
        where game_transfer.member_id = game_account.member_id and game_transfer.code = game_account.code and ended_at is null)`,
  },
];
