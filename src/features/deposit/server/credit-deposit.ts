import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import { transactionOn, type Origin, type Work } from '#server/transaction-on.ts';
import type { DepositNote } from '../rules.ts';
import { claimReceipt, findClaim, type Receipt } from './receipts-table.ts';
import { insertSuspenseItem, type SuspenseReason } from './suspense-table.ts';

// "contradicts": the same reference came before with another amount; a person must look.
export type Credited = 'credited' | 'suspended' | 'repeat' | 'contradicts';

export interface CreditTo {
  readonly memberId: string;
  readonly origin: Origin;
  readonly note: DepositNote | null;
  // The state of what brought the money, changed in the same transaction.
  readonly state?: (work: Work) => Promise<void>;
}

export interface SuspendAs {
  readonly reason: SuspenseReason;
  readonly supposedMemberId: string | null;
  readonly origin: Origin;
}

export const systemOrigin = (act: string): Origin => ({
  actor: { kind: 'system' },
  act,
  requestId: 'system',
  address: 'system',
});

const auditOf = (receipt: Receipt) => ({
  amount: receipt.amount.toString(),
  currency: receipt.currency,
  road: receipt.road,
  sendingBank: receipt.sendingBankCode,
  reference: receipt.bankReference,
});

const repeatOf = async (context: Context, receipt: Receipt): Promise<Credited | null> => {
  const claim = await findClaim(context.database, receipt);
  if (claim === null) return null;
  if (claim.amount === receipt.amount && claim.currency === receipt.currency) return 'repeat';
  context.log.error(
    { sendingBank: receipt.sendingBankCode, reference: receipt.bankReference },
    'a bank reference came again with another amount; nothing was posted',
  );
  return 'contradicts';
};

// Credits money that a bank's record shows, from whatever road, and writes the statement line.
// Entries: bank -> wallet.
// Repeating is harmless: (sending bank, reference) is claimed once for ever in the same transaction.
// Refuses: nothing; what came before answers "repeat".
export const creditDeposit = async (context: Context, receipt: Receipt, to: CreditTo): Promise<Credited> => {
  const before = await repeatOf(context, receipt);
  if (before !== null) return before;
  const { memberId, origin } = to;
  const operationId = context.newId();
  const isClaimed = await transactionOn(context, { memberId, operationId, origin }, async (work) => {
    if (!(await claimReceipt(work.sql, receipt, { memberId, operationId, at: work.now }))) return false;
    const { amount } = receipt;
    const result = await work.post({
      step: 0,
      from: accounts.bank,
      to: accounts.wallet,
      amount,
      kind: 'deposit',
      opens: {
        id: operationId,
        type: 'deposit',
        status: 'SUCCESS',
        from: receipt.methodCode,
        to: 'WALLET',
        amount,
        note: to.note,
      },
    });
    if (result.status !== 'posted') throw new Error(`a deposit came back as ${result.status}`);
    await to.state?.(work);
    work.audit(`deposit ${operationId}`, { ...auditOf(receipt), ...(to.note === null ? {} : { note: to.note }) });
    work.event('balances');
    return true;
  });
  return isClaimed ? 'credited' : ((await repeatOf(context, receipt)) ?? 'repeat');
};

// Books money that came in without a name, with an owner and a clock, so that nothing is lost or doubled.
// Entries: bank -> suspense of the house member of the currency.
// Repeating is harmless: (sending bank, reference) is claimed once for ever in the same transaction.
// Refuses: nothing; what came before answers "repeat".
export const keepInSuspense = async (context: Context, receipt: Receipt, as: SuspendAs): Promise<Credited> => {
  const before = await repeatOf(context, receipt);
  if (before !== null) return before;
  const houseId = accounts.house[receipt.currency];
  const operationId = context.newId();
  const plan = { memberId: houseId, operationId, origin: as.origin };
  const isClaimed = await transactionOn(context, plan, async (work) => {
    if (!(await claimReceipt(work.sql, receipt, { memberId: houseId, operationId, at: work.now }))) return false;
    const { amount } = receipt;
    const result = await work.post({ step: 0, from: accounts.bank, to: accounts.suspense, amount, kind: 'unnamed' });
    if (result.status !== 'posted') throw new Error(`unnamed money came back as ${result.status}`);
    const { reason, supposedMemberId } = as;
    await insertSuspenseItem(work.sql, { houseId, operationId, receipt, reason, supposedMemberId, at: work.now });
    work.audit(`suspense ${operationId}`, { ...auditOf(receipt), reason });
    return true;
  });
  return isClaimed ? 'suspended' : ((await repeatOf(context, receipt)) ?? 'repeat');
};
