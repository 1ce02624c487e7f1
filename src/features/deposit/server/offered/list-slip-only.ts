import type { Context } from '#server/context.ts';
import { bankNames, listUnfrozen } from '#server/operator/operator-catalogue.ts';
import type { DepositAccount } from '#server/operator/operator-table.ts';
import type { SlipOnlyMethod } from '../../contract.ts';
import { readSlipTerms } from '../read-slip-terms.ts';

interface Accounts {
  // Of the member's currency, in the operator's order.
  readonly listed: readonly DepositAccount[];
  readonly offered: readonly DepositAccount[];
}

// Methods whose account is full for today, or was frozen so short a time ago that the slip of a payment made before may
// still be uploaded. Their account is not told, so that nobody pays there now.
export const listSlipOnly = async (context: Context, { listed, offered }: Accounts): Promise<SlipOnlyMethod[]> => {
  const terms = await readSlipTerms(context);
  const since = new Date(context.now().getTime() - terms.uploadWithinMinutes * 60_000);
  const isClosed = (account: DepositAccount): boolean => terms.isTakenBy(account) && !offered.includes(account);
  const closed = await listUnfrozen(context, listed.filter(isClosed), since);
  const reported = new Set(offered.filter(terms.isTakenBy).map(({ bankCode }) => bankCode));
  const methods: SlipOnlyMethod[] = [];
  for (const { bankCode, bankType, mode } of closed) {
    if (reported.has(bankCode)) continue;
    reported.add(bankCode);
    methods.push({ bankCode, bankType, mode, bank: await bankNames(context, bankCode) });
  }
  return methods;
};
