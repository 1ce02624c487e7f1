import { findAccountOfMember } from '#members/bank-accounts-table.ts';
import type { FeedLine } from '#providers/banks/port.ts';
import type { Context } from '#server/context.ts';
import type { Origin } from '#server/transaction-on.ts';
import { matchSender } from '../match-sender.ts';
import { findByReference, findQr, type QrCode } from '../qr/qr-codes-table.ts';
import { takeQrPayments } from '../qr/take-qr-payments.ts';
import type { Credited } from '../receipts/book-receipt.ts';
import type { Receipt } from '../receipts/receipts-table.ts';
import { findReservedAmount } from './reserved-amounts-table.ts';

// Banks write times in whole minutes, and their clocks are not ours.
const clockMs = 60_000;

const findByRef1 = async (context: Context, { ref1 }: FeedLine): Promise<QrCode | null> => {
  const code = ref1 === undefined ? null : await findByReference(context.database, ref1);
  return code === null ? null : findQr(context.database, code.memberId, code.qrcodeId);
};

// Another person may pay the same amount by chance; their money is not the code's.
const findByAmount = async (context: Context, line: FeedLine): Promise<QrCode | null> => {
  const { amount, at, toBankCode: bankCode, toAccountNo: accountNo } = line;
  const reservedBy = new Date(at.getTime() + clockMs);
  const account = { bankCode, accountNo };
  const code = await findReservedAmount(context.database, { account, amount, at, reservedBy });
  if (code === null) return null;
  const owner = await findAccountOfMember(context.database, code.memberId);
  if (owner === null || matchSender(line.from, owner) === 'no') return null;
  return findQr(context.database, code.memberId, code.qrcodeId);
};

// The code of our own that a line of a bank pays: the one whose reference it carries, or for which exactly its amount is
// reserved.
export const findOwnQrOf = async (context: Context, line: FeedLine): Promise<QrCode | null> => {
  if (line.currency !== 'BAHT') return null;
  const qr = (await findByRef1(context, line)) ?? (await findByAmount(context, line));
  return qr?.bankCode === 'PROMPTPAY' ? qr : null;
};

export const takeOwnQrLine = async (
  context: Context,
  { qr, receipt }: { qr: QrCode; receipt: Receipt },
  origin: Origin,
): Promise<Credited> => {
  const [became = 'unclear'] = await takeQrPayments(context, qr, {
    receipts: [{ ...receipt, methodCode: qr.bankCode }],
    origin,
  });
  return became;
};
