import type { Currency } from '#money/currency.ts';
import { currencies } from '#money/currency.ts';
import { toDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { World } from '../world.ts';
import { bankOf } from './banks.ts';
import { newSlipReference } from './new-slip-reference.ts';

export interface Party {
  bankCode: string;
  accountNo: string;
  name: string;
}

export interface TransferOrder {
  kind: 'transfer' | 'promptpay' | 'bill' | 'payout' | 'return';
  from: Party;
  to: Party;
  amount: bigint;
  currency: Currency;
  at?: Date;
  // The reference that a bill payment carries to its biller, a payout to its sender, and a return to nobody: that of the
  // payout, so that it comes back once.
  ref1?: string;
}

export interface Transfer extends TransferOrder {
  at: Date;
  // The receiving bank's number, in its feed and notices.
  reference: string;
  // The sending bank's number, on the slip. Only a transfer within one bank has the same in both places.
  slipReference: string;
  // Position in the feed; lines are read in this order.
  number: number;
}

interface StoredTransfer extends Omit<Transfer, 'at' | 'slipReference'> {
  at: string;
  slipReference?: string;
}

// Accounts exist as soon as somebody names them; a bank knows an account only by its transfers.
export interface BankBook {
  transfer(order: TransferOrder): Transfer;
  find(reference: string): Transfer | null;
  // Several banks may use one number.
  withSlipReference(slipReference: string): Transfer[];
  linesOf(account: { bankCode?: string; accountNo: string }): Transfer[];
  billsOf(ref1: string): Transfer[];
  all(): Transfer[];
}

const revived = (stored: StoredTransfer): Transfer => ({
  ...stored,
  at: new Date(stored.at),
  slipReference: stored.slipReference ?? stored.reference,
});

const append = (index: Map<string, Transfer[]>, key: string, transfer: Transfer): void => {
  const known = index.get(key);
  if (known === undefined) index.set(key, [transfer]);
  else known.push(transfer);
};

// Shaped like the references of Thai banks: day, minute and second of the day, then digits that make it unique for
// ever.
const newReference = (world: World, at: Date, known: ReadonlyMap<string, Transfer>): string => {
  const stamp = at.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const reference = `${stamp}${world.randomText(6)}`;
  return !known.has(reference) ? reference : newReference(world, at, known);
};

const wireTransfer = (transfer: Transfer): Record<string, unknown> => ({
  reference: transfer.reference,
  slipReference: transfer.slipReference,
  kind: transfer.kind,
  from: transfer.from,
  to: transfer.to,
  amount: toWireNumber(transfer.amount),
  currency: currencies[transfer.currency].isoCode,
  at: transfer.at.toISOString(),
  ...(transfer.ref1 === undefined ? {} : { ref1: transfer.ref1 }),
});

// A line as the feed and its notices carry it.
export const feedLineOf = (transfer: Transfer): Record<string, unknown> => ({
  lineId: String(transfer.number).padStart(12, '0'),
  toBankCode: transfer.to.bankCode,
  toAccountNo: transfer.to.accountNo,
  reference: transfer.reference,
  sendingBank: bankOf(transfer.from.bankCode).code,
  amount: toDecimalText(transfer.amount),
  currency: currencies[transfer.currency].isoCode,
  from: transfer.from,
  at: transfer.at.toISOString(),
  ...(transfer.kind === 'bill' && transfer.ref1 !== undefined ? { ref1: transfer.ref1 } : {}),
});

export const createBankBook = (world: World): BankBook => {
  const shelf = world.shelf<StoredTransfer>('transfers');
  const known = new Map<string, Transfer>();
  const byAccount = new Map<string, Transfer[]>();
  const byRef1 = new Map<string, Transfer[]>();
  const bySlipReference = new Map<string, Transfer[]>();
  const note = (transfer: Transfer): void => {
    known.set(transfer.reference, transfer);
    append(bySlipReference, transfer.slipReference, transfer);
    append(byAccount, transfer.from.accountNo, transfer);
    if (transfer.to.accountNo !== transfer.from.accountNo) append(byAccount, transfer.to.accountNo, transfer);
    if (transfer.kind === 'bill' && transfer.ref1 !== undefined) append(byRef1, transfer.ref1, transfer);
  };
  for (const stored of shelf.items()) note(revived(stored));

  const slipReferenceFor = (order: TransferOrder, sent: { at: Date; reference: string }): string => {
    if (order.from.bankCode === order.to.bankCode) return sent.reference;
    const drawn = newSlipReference(world, order.from.bankCode, sent.at);
    return bySlipReference.has(drawn) ? slipReferenceFor(order, sent) : drawn;
  };

  world.book.addSection('transfers', () =>
    Object.fromEntries([...known].map(([reference, transfer]) => [reference, wireTransfer(transfer)])),
  );
  return {
    transfer: (order) => {
      const at = order.at ?? world.now();
      const reference = newReference(world, at, known);
      const slipReference = slipReferenceFor(order, { at, reference });
      const transfer: Transfer = { ...order, at, reference, slipReference, number: known.size + 1 };
      shelf.put(reference, { ...transfer, at: at.toISOString() });
      note(transfer);
      return transfer;
    },
    find: (reference) => known.get(reference) ?? null,
    linesOf: ({ bankCode, accountNo }) => {
      const isIt = (party: Party): boolean =>
        party.accountNo === accountNo && (bankCode === undefined || party.bankCode === bankCode);
      return (byAccount.get(accountNo) ?? []).filter((transfer) => isIt(transfer.from) || isIt(transfer.to));
    },
    withSlipReference: (slipReference) => bySlipReference.get(slipReference) ?? [],
    billsOf: (ref1) => byRef1.get(ref1) ?? [],
    all: () => [...known.values()],
  };
};
