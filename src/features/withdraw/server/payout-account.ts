import { sharedLookup } from '#database/shared-lookup.ts';
import type { Currency } from '#money/currency.ts';
import { listDepositAccounts, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { Context } from '#server/context.ts';
import { listAccountsOfMembers, type AccountOfMember } from '#members/bank-accounts-table.ts';

const lookup = sharedLookup(async (sql, memberIds: string[]) =>
  (await listAccountsOfMembers(sql, memberIds)).map((found) => ({ key: found.memberId, found })),
);

// The account to which the member's withdrawals are paid, or null without a bank account.
export const payoutAccountOf = (context: Context, memberId: string): Promise<AccountOfMember | null> =>
  lookup(context.database, memberId);

// The operator's account that pays withdrawals of a currency, or null. A bank pays nothing from a frozen one.
export const operatorAccountOf = async (context: Context, currency: Currency): Promise<string | null> => {
  const accounts = await listUnfrozen(context, await listDepositAccounts(context));
  const account = accounts.find((candidate) => candidate.currency === currency && candidate.mode === 'AUTO');
  return account?.accountNo ?? null;
};
