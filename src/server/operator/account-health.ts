import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import { cachedReading } from './cached-reading.ts';
import { knownDepositAccounts } from './operator-catalogue.ts';
import type { DepositAccount } from './operator-table.ts';

export interface AccountHealth {
  readonly accountId: string;
  readonly state: 'ACTIVE' | 'FROZEN';
  // Null for none.
  readonly dailyCap: bigint | null;
  // All four are null unless it is frozen.
  readonly caseNo: string | null;
  readonly frozenAmount: bigint | null;
  readonly checkAt: Date | null;
  readonly frozenAt: Date | null;
}

export const listHealthRows = (sql: Sql): Promise<AccountHealth[]> =>
  sql.rows<AccountHealth>(
    `select account_id as "accountId", state, daily_cap as "dailyCap", case_no as "caseNo",
       frozen_amount as "frozenAmount", check_at as "checkAt", frozen_at as "frozenAt"
     from account_health`,
  );

type AccountKey = Pick<DepositAccount, 'bankCode' | 'accountNo'>;
export type SumByAccount = ReadonlyMap<string, bigint>;

const keyOf = ({ bankCode, accountNo }: AccountKey): string => `${bankCode} ${accountNo}`;
export const receivedAt = (sums: SumByAccount, account: AccountKey): bigint => sums.get(keyOf(account)) ?? 0n;

const bangkokOffsetMs = 7 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const dayStart = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + bangkokOffsetMs) / dayMs) * dayMs - bangkokOffsetMs);

// What each account received since midnight in Bangkok, by the bank's times; a receipt counts once, also if its owner
// was named later.
export const sumReceivedToday = async (
  sql: Sql,
  { accounts, now }: { readonly accounts: readonly AccountKey[]; readonly now: Date },
): Promise<SumByAccount> => {
  const rows = await sql.rows<AccountKey & { received: bigint }>(
    `select to_bank_code as "bankCode", to_account_no as "accountNo", sum(amount)::bigint as received
     from bank_receipt
     where to_account_no = any ($1) and paid_at >= $2 and named_from is null
     group by to_bank_code, to_account_no`,
    [accounts.map(({ accountNo }) => accountNo), dayStart(now)],
  );
  return new Map(rows.map((row) => [keyOf(row), row.received]));
};

const maxAgeMs = 5_000;
const knownHealth = cachedReading(
  maxAgeMs,
  async (context) =>
    new Map((await listHealthRows(context.database.lookup)).map((health) => [health.accountId, health])),
);
const knownSums = cachedReading(maxAgeMs, async (context) =>
  sumReceivedToday(context.database.lookup, { accounts: await knownDepositAccounts(context), now: context.now() }),
);

export const isBelowCap = (health: AccountHealth | undefined, received: bigint): boolean =>
  health === undefined || health.dailyCap === null || received < health.dailyCap;

export const listUnfrozen = async <Account extends DepositAccount>(
  context: Context,
  accounts: readonly Account[],
): Promise<Account[]> => {
  const health = await knownHealth(context);
  return accounts.filter(({ accountId }) => health.get(accountId)?.state !== 'FROZEN');
};

// The accounts that have received less than their cap today. The cap is soft: the sums are some seconds old, and two
// members may be shown the same account just below it.
export const listBelowCap = async <Account extends DepositAccount>(
  context: Context,
  accounts: readonly Account[],
): Promise<Account[]> => {
  const health = await knownHealth(context);
  const hasCap = accounts.some(({ accountId }) => (health.get(accountId)?.dailyCap ?? null) !== null);
  if (!hasCap) return [...accounts];
  const sums = await knownSums(context);
  return accounts.filter((account) => isBelowCap(health.get(account.accountId), receivedAt(sums, account)));
};
