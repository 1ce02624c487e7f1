import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { BankBook } from './bank.ts';
import { currencyOfIsoCode } from './banks.ts';

const party = z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() });
export const payoutQuestion = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  fromAccountNo: z.string(),
  to: party,
  amount: z.string(),
  currency: z.string(),
});
export type PayoutQuestion = z.output<typeof payoutQuestion>;

interface PayoutRecord {
  asked: PayoutQuestion;
  status: 'COMPLETED' | 'REJECTED';
  bankReference: string | null;
  reason: string | null;
  at: string;
}

const houseName = 'Krapao';

const wire = (record: PayoutRecord): Record<string, unknown> => ({
  reference: record.asked.reference,
  status: record.status,
  bankReference: record.bankReference,
  reason: record.reason,
  amount: record.asked.amount,
  currency: record.asked.currency,
  to: { bankCode: record.asked.to.bankCode, accountNo: record.asked.to.accountNo },
});

export interface Payouts {
  pay(asked: PayoutQuestion): WeatherAnswer;
  reject(asked: PayoutQuestion): WeatherAnswer;
  find(reference: string): { bankCode: string; answer: WeatherAnswer } | null;
}

// Payouts by reference: a repeat of the same order answers what the first did, another order under it is refused.
export const createPayouts = (world: World, bank: BankBook): Payouts => {
  const shelf = world.shelf<PayoutRecord>('payouts');
  world.book.addSection('payouts', () =>
    shelf.items().map((record) => ({
      ...wire(record),
      amount: toWireNumber(fromDecimalText(record.asked.amount) ?? 0n),
      at: record.at,
    })),
  );

  const known = (asked: PayoutQuestion): WeatherAnswer | null => {
    const record = shelf.get(asked.reference);
    if (record === undefined) return null;
    return isDeepStrictEqual(record.asked, asked)
      ? { body: wire(record) }
      : { status: 409, body: { error: 'REFERENCE_USED' } };
  };

  const keep = (record: PayoutRecord): WeatherAnswer => ({ body: wire(shelf.put(record.asked.reference, record)) });

  const payNew = (asked: PayoutQuestion): WeatherAnswer => {
    const amount = fromDecimalText(asked.amount);
    const currency = currencyOfIsoCode(asked.currency);
    if (amount === null || amount <= 0n || currency === null) return { status: 400, body: { error: 'BAD_REQUEST' } };
    const { reference, at } = bank.transfer({
      kind: 'payout',
      from: { bankCode: currency === 'LAK' ? 'BCEL' : 'SCB', accountNo: asked.fromAccountNo, name: houseName },
      to: asked.to,
      amount,
      currency,
      ref1: asked.reference,
    });
    return keep({ asked, status: 'COMPLETED', bankReference: reference, reason: null, at: at.toISOString() });
  };

  const rejectNew = (asked: PayoutQuestion): WeatherAnswer => {
    const at = world.now().toISOString();
    return keep({ asked, status: 'REJECTED', bankReference: null, reason: 'ACCOUNT_CLOSED', at });
  };

  return {
    pay: (asked) => known(asked) ?? payNew(asked),
    reject: (asked) => known(asked) ?? rejectNew(asked),
    find: (reference) => {
      const record = shelf.get(reference);
      return record === undefined ? null : { bankCode: record.asked.to.bankCode, answer: { body: wire(record) } };
    },
  };
};
