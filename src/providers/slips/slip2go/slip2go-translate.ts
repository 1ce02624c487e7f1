import * as z from 'zod/mini';
import type { Currency } from '#money/currency.ts';
import { toMinorUnits } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { unknown, type Unknown } from '../../outcome.ts';
import { nameField, printableField } from '../../reported-text.ts';
import { bankCodeOfNumber } from '../bank-code-of-number.ts';
import type { SlipAnswer, SlipParty, SlipTransfer } from '../port.ts';
import { readSlipProof, type SlipProof } from '../slip-proof.ts';

export interface Slip2goQuestion {
  payload: { qrCode: string };
}

// Without conditions: amount, receiver and reuse are decided here, by our own records.
export const slipQuestion = (proof: SlipProof): Slip2goQuestion => ({ payload: { qrCode: proof.text } });

const maskedNo = () => z.nullish(z.object({ account: z.nullish(printableField(60)) }));
const partyShape = z.object({
  account: z.object({ name: z.nullish(nameField()), bank: maskedNo(), proxy: maskedNo() }),
  bank: z.nullish(z.object({ id: z.nullish(printableField(10)) })),
});
const slipShape = z.object({
  transRef: printableField(60),
  decode: z.nullish(z.string()),
  dateTime: z.iso.datetime({ offset: true }),
  amount: z.number(),
  currency: z.nullish(z.enum(['THB', 'LAK'])),
  sender: partyShape,
  receiver: partyShape,
});
type ReportedSlip = z.output<typeof slipShape>;

const partyOf = ({ account, bank }: z.output<typeof partyShape>): SlipParty => ({
  bankCode: bankCodeOfNumber(bank?.id ?? '') ?? '',
  accountNo: account.bank?.account ?? account.proxy?.account ?? '',
  name: account.name ?? '',
});

// The service names no currency, and Thai slips are in baht. A Lao account may be in either, so the caller has to say which.
const currencyOf = (reported: ReportedSlip, proof: SlipProof): Currency | null => {
  if (reported.currency == null) return proof.kind === 'BCEL' ? null : 'BAHT';
  return reported.currency === 'LAK' ? 'LAK' : 'BAHT';
};

const sendingBankCode = (proof: SlipProof): string => {
  switch (proof.kind) {
    case 'BANK':
      return bankCodeOfNumber(proof.sendingBank) ?? proof.sendingBank;
    case 'TRUEMONEY':
    case 'BCEL':
      return proof.kind;
  }
};

// An answer about another slip is ignored, whatever it says.
const differs = (reported: ReportedSlip, proof: SlipProof): boolean => {
  const decoded = readSlipProof(reported.decode ?? '');
  return (
    reported.transRef !== proof.reference ||
    (decoded !== null && (decoded.kind !== proof.kind || decoded.reference !== proof.reference)) ||
    (proof.kind === 'BANK' && reported.sender.bank?.id !== proof.sendingBank)
  );
};

const transferOf = (reported: ReportedSlip, proof: SlipProof): SlipTransfer | Unknown => {
  if (differs(reported, proof)) return unknown('mismatch');
  const amount = toMinorUnits(reported.amount);
  if (amount === null || amount <= 0n) return unknown('amount');
  const currency = currencyOf(reported, proof);
  if (currency === null || (proof.kind !== 'BCEL' && currency !== 'BAHT')) return unknown('currency');
  return {
    sendingBankCode: sendingBankCode(proof),
    reference: proof.reference,
    amount,
    currency,
    at: new Date(reported.dateTime),
    from: partyOf(reported.sender),
    to: partyOf(reported.receiver),
  };
};

// 200501 says that this shop has queried the slip before, which proves nothing about a credit.
const foundCodes = new Set(['200000', '200200', '200501']);

// Why the service did not answer the question, as staff read it. 200401 to 200403 answer conditions nobody set.
const troubles: Readonly<Record<string, string>> = {
  '200500': 'called fraud',
  '400001': 'code not read',
  '400002': 'code not read',
  '401004': 'package',
  '401005': 'quota',
  '401006': 'credit',
};

const answerShape = z.object({ code: z.string(), data: z.optional(z.unknown()) });

// Only the service's own "slip not found" makes a slip absent: a 404 may come from a proxy.
export const readSlipAnswer = (answer: Answered | Unknown, proof: SlipProof): SlipAnswer => {
  if (answer.kind === 'unknown') return answer;
  const read = answerShape.safeParse(answer.json);
  if (!read.success) return unknown(answer.status === 401 || answer.status === 403 ? 'not allowed' : 'shape');
  const { code, data } = read.data;
  if (answer.status !== 200) return unknown(troubles[code] ?? (answer.status === 401 ? 'not allowed' : 'shape'));
  if (code === '200404') return { kind: 'absent' };
  if (!foundCodes.has(code)) return unknown(troubles[code] ?? 'code');
  const reported = slipShape.safeParse(data);
  if (!reported.success) return unknown('shape');
  const transfer = transferOf(reported.data, proof);
  return 'kind' in transfer ? transfer : { kind: 'found', transfer };
};
