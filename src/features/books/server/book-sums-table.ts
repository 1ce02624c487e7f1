import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';

export interface AccountSum {
  readonly currency: Currency;
  // The name without the game.
  readonly account: string;
  // Whether the account is the member's own; the others are what the member's book says of the world.
  readonly isOwn: boolean;
  readonly balance: bigint;
}

// All books, currency by currency. An amount in an account without a name is in no sum, so that the sides differ.
export const listAccountSums = (sql: Sql): Promise<AccountSum[]> =>
  sql.rows<AccountSum>(
    `select currency, split_part(name, ':', 1) as account, kind = 'own' as "isOwn", sum(balance)::bigint as balance
     from account where balance <> 0 group by 1, 2, 3 order by 1, 2`,
  );
