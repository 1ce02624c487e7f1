import type { Context } from '#server/context.ts';
import { everyDepositAccount } from '#server/operator/operator-catalogue.ts';
import type { ComparedBank, Comparisons } from '#server/features/comparisons.ts';
import { findReadAt } from '../feed/feed-places-table.ts';
import { findProof, listUnproved, neverProved, type Unproved } from './bank-proofs-table.ts';
import { comparedWithinMs, listOverdue, type ProvedAccount } from './prove-bank-accounts.ts';

// Each channel that reported a receipt has its row.
const once = (unproved: readonly Unproved[]): Unproved[] => [
  ...new Map(unproved.map((one) => [one.operationId, one])).values(),
];

const compareBank = async (context: Context, account: ProvedAccount): Promise<ComparedBank> => {
  const { database } = context;
  const now = context.now();
  const [readAt, proof, unproved, late] = await Promise.all([
    findReadAt(database, account),
    findProof(database, account),
    listUnproved(database, account, now),
    listOverdue(context, account),
  ]);
  const [unshown, overdue] = [once(unproved), once(late)];
  const { accountId, bankCode, accountNo, currency } = account;
  const comparedAt = proof === null || proof.provedAt <= neverProved ? null : proof.provedAt;
  return {
    accountId,
    bankCode,
    accountNo,
    currency,
    readAt,
    comparedAt,
    isLate: comparedAt === null || now.getTime() - comparedAt.getTime() > comparedWithinMs,
    total: proof?.total ?? null,
    unshown: unshown.length,
    unshownAmount: unshown.reduce((sum, { amount }) => sum + amount, 0n),
    overdue: overdue.length,
  };
};

// Each account of ours and what its bank's record says of the receipts at it.
export const compareBanks: NonNullable<Comparisons['banks']> = async (context) => {
  const compared: ComparedBank[] = [];
  for (const account of await everyDepositAccount(context)) compared.push(await compareBank(context, account));
  return compared;
};
