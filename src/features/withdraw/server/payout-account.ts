import type { Sql } from '#database/database.ts';
import { createSharedLookup } from '#database/shared-lookup.ts';
import type { Currency } from '#money/currency.ts';
import { listDepositAccounts } from '#features/lookup/server/public.ts';
import type { Context } from '#server/context.ts';

export interface PayoutAccount {
  readonly currency: Currency;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
}

const load = async (sql: Sql, memberIds: string[]): Promise<{ key: string; found: PayoutAccount }[]> => {
  const rows = await sql.rows<PayoutAccount & { memberId: string }>(
    `select member.member_id as "memberId", member.currency, account.bank_code as "bankCode",
       account.account_no as "bankAccountNo", account.account_name as "bankAccountName"
     from member join member_bank_account account on account.member_id = member.member_id
     where member.member_id = any ($1::uuid[])`,
    [memberIds],
  );
  return rows.map(({ memberId, ...found }) => ({ key: memberId, found }));
};

const lookups = new WeakMap<Context, (memberId: string) => Promise<PayoutAccount | null>>();

// Where the member's withdrawals are paid to, or null without a bank account.
export const payoutAccountOf = (context: Context, memberId: string): Promise<PayoutAccount | null> => {
  const known = lookups.get(context) ?? createSharedLookup((memberIds) => load(context.database, memberIds));
  lookups.set(context, known);
  return known(memberId);
};

// The operator's account that payouts of a currency leave from.
export const operatorAccountOf = async (context: Context, currency: Currency): Promise<string> => {
  const accounts = await listDepositAccounts(context);
  const account = accounts.find((candidate) => candidate.currency === currency && candidate.mode === 'AUTO');
  if (account === undefined) throw new Error(`no account to pay ${currency} from`);
  return account.accountNo;
};
