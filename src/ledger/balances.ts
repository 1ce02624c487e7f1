import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { AccountName } from './account-name.ts';
import { accountNames } from './slots.ts';

export interface Balances {
  readonly currency: Currency;
  readonly balances: Map<AccountName, bigint>;
}

interface BalanceRow {
  readonly currency: Currency;
  readonly name: AccountName;
  readonly balance: bigint;
}

// Every account of a member; unused ones are zero.
export const balancesOf = async (sql: Sql, memberId: string): Promise<Balances> => {
  const rows = await sql.rows<BalanceRow>(
    `select currency, name, balance from public.account where member_id = $1 and (balance <> 0 or name = 'wallet')`,
    [memberId],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('the member has no book');
  const balances = new Map(accountNames().map((name) => [name, 0n]));
  for (const { name, balance } of rows) balances.set(name, balance);
  return { currency: first.currency, balances };
};

export interface PlayTotal {
  readonly account: AccountName;
  readonly currency: Currency;
  // Positive: the members won. Negative: they lost.
  readonly won: bigint;
}

// What play added to, and took from, the game accounts of all members since the given time. Only for proofs.
export const playTotals = (sql: Sql, since: Date): Promise<PlayTotal[]> =>
  sql.rows<PlayTotal>(
    `select s.name as account, b.currency,
       sum(case when e.to_slot = s.number then e.amount else -e.amount end)::bigint as won
     from public.entry e join public.book b on b.member_id = e.member_id
       join public.slot s on s.number = greatest(e.from_slot, e.to_slot)
     where e.created_at >= $1 and e.kind = 'play' group by 1, 2`,
    [since],
  );
