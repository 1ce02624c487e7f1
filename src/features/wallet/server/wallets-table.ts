import type { Sql } from '#database/database.ts';
import { sharedLookup } from '#database/shared-lookup.ts';
import { type AccountName, accounts } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';

export interface WalletReading {
  readonly memberId: string;
  readonly phone: string;
  readonly name: string;
  readonly currency: Currency;
  readonly createdAt: Date;
  // Of the prize wheel.
  readonly coin: number;
  readonly bankCode: string | null;
  readonly bankAccountNo: string | null;
  readonly bankAccountName: string | null;
  // Hundredths as text, by the account's name; an account at zero may be missing.
  readonly balances: Readonly<Record<AccountName, string>>;
}

// All data of the members in one statement for simultaneous requests. The lateral part repeats the member's id: a
// distributed database does not see it from outside, and would ask every machine.
const load = async (sql: Sql, memberIds: string[]): Promise<{ key: string; found: WalletReading }[]> => {
  const rows = await sql.rows<WalletReading>(
    `select member.member_id as "memberId", member.phone, member.name, member.currency, member.created_at as "createdAt",
       registered.bank_code as "bankCode", registered.account_no as "bankAccountNo", registered.account_name as "bankAccountName",
       coalesce(player.earned - player.spent, 0)::integer as coin, held.balances
     from member
     left join spin_player player on player.member_id = member.member_id
     left join member_bank_account registered on registered.member_id = member.member_id
     cross join lateral (
       select coalesce(jsonb_object_agg(account.name, account.balance::text), '{}') as balances from account
       where account.member_id = any ($1::uuid[]) and account.member_id = member.member_id
         and account.kind = 'own' and account.balance <> 0
     ) held
     where member.member_id = any ($1::uuid[]) and member.kind = 'member'`,
    [memberIds],
  );
  return rows.map((found) => ({ key: found.memberId, found }));
};

const lookup = sharedLookup(load);

export const findWallet = async (context: Context, memberId: string): Promise<WalletReading> => {
  const found = await lookup(context.database, memberId);
  if (found === null) throw new Error('the member of a session is missing');
  return found;
};

export const balanceIn = (reading: WalletReading, account: AccountName): bigint =>
  BigInt(reading.balances[account] ?? '0');

// What withdrawals and transfers have taken from the wallet or a game, and nobody has received yet.
export const amountInProgress = ({ balances }: WalletReading): bigint =>
  Object.entries(balances)
    .filter(([name]) => name === accounts.held || name.startsWith('transit:'))
    .reduce((sum, [, balance]) => sum + BigInt(balance), 0n);
