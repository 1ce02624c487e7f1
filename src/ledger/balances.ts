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

// Every account of a member, those never used at zero.
export const balancesOf = async (sql: Sql, memberId: string): Promise<Balances> => {
  const rows = await sql.rows<BalanceRow>(
    `select currency, name, balance from public.account where member_id = $1 and (balance <> 0 or name = 'wallet')`,
    [memberId],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('the member has no book');
  const balances = new Map(accountNames.map((name) => [name, 0n]));
  for (const { name, balance } of rows) balances.set(name, balance);
  return { currency: first.currency, balances };
};
