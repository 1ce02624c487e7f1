import { toWireNumber } from '#money/money-wire.ts';
import type { FoundQr } from './gateway.ts';
import type { PayonexCustomer } from './payonex-customers.ts';

const feePerMille = 16n;

type PayonexStatus = 'PROCESSING' | 'SUCCESS' | 'ON_HOLD' | 'REJECTED' | 'REFUNDED';

// Money of another amount or from another account than the customer's is held until the gateway's people decide.
const statusOf = ({ qr, payments: [paid] }: FoundQr, customer: PayonexCustomer | null): PayonexStatus => {
  if (paid === undefined || qr === null) return 'PROCESSING';
  const decided = qr.details['decided'];
  if (decided !== undefined) return decided as PayonexStatus;
  const isTheirs = paid.from.bankCode === customer?.bankCode && paid.from.accountNo === customer.accountNo;
  return isTheirs && paid.amount === qr.amount ? 'SUCCESS' : 'ON_HOLD';
};

export const transactionOf = (found: FoundQr, customer: PayonexCustomer | null) => {
  const { qr, payments } = found;
  const amount = payments[0]?.amount ?? qr?.amount ?? 0n;
  const fee = (amount * feePerMille) / 1000n;
  const updated = qr?.details['updatedAt'] ?? payments[0]?.at.toISOString() ?? qr?.createdAt ?? '';
  return {
    uuid: qr?.id,
    customerUuid: qr?.details['customerUuid'],
    type: 'deposit',
    status: statusOf(found, customer),
    amount: toWireNumber(amount),
    currency: 'THB',
    fee: toWireNumber(fee),
    settleAmount: toWireNumber(amount - fee),
    settleCurrency: 'THB',
    referenceId: qr?.reference,
    qrCode: qr?.payload,
    createdAt: Date.parse(qr?.createdAt ?? ''),
    updatedAt: Date.parse(updated),
  };
};
