import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Currency } from '#money/currency.ts';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { BankBook } from './bank.ts';
import { currencyOfIsoCode } from './banks.ts';
import { operatorAccounts } from './holder-of.ts';

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
  requested: PayoutQuestion;
  status: 'COMPLETED' | 'REJECTED';
  bankReference: string | null;
  reason: string | null;
  at: string;
}

const houseName = 'Krapao';

const bankOfAccount = (accountNo: string, currency: Currency): string =>
  operatorAccounts.find((account) => account.accountNo === accountNo)?.bankCode ??
  (currency === 'LAK' ? 'BCEL' : 'SCB');

const wire = (record: PayoutRecord): Record<string, unknown> => ({
  reference: record.requested.reference,
  status: record.status,
  bankReference: record.bankReference,
  reason: record.reason,
  amount: record.requested.amount,
  currency: record.requested.currency,
  to: { bankCode: record.requested.to.bankCode, accountNo: record.requested.to.accountNo },
});

export interface Payouts {
  pay(requested: PayoutQuestion): WeatherAnswer;
  reject(requested: PayoutQuestion): WeatherAnswer;
  find(reference: string): { bankCode: string; answer: WeatherAnswer } | null;
}

// Payouts by reference: a repeat of the same order gets the first answer, another order under the reference is refused.
export const createPayouts = (world: World, bank: BankBook): Payouts => {
  const shelf = world.shelf<PayoutRecord>('payouts');
  world.book.addSection('payouts', () =>
    shelf.items().map((record) => ({
      ...wire(record),
      amount: toWireNumber(fromDecimalText(record.requested.amount) ?? 0n),
      at: record.at,
    })),
  );

  const known = (requested: PayoutQuestion): WeatherAnswer | null => {
    const record = shelf.get(requested.reference);
    if (record === undefined) return null;
    return isDeepStrictEqual(record.requested, requested)
      ? { body: wire(record) }
      : { status: 409, body: { error: 'REFERENCE_USED' } };
  };

  const keep = (record: PayoutRecord): WeatherAnswer => ({ body: wire(shelf.put(record.requested.reference, record)) });

  const payNew = (requested: PayoutQuestion): WeatherAnswer => {
    const amount = fromDecimalText(requested.amount);
    const currency = currencyOfIsoCode(requested.currency);
    if (amount === null || amount <= 0n || currency === null) return { status: 400, body: { error: 'BAD_REQUEST' } };
    const { reference, at } = bank.transfer({
      kind: 'payout',
      from: {
        bankCode: bankOfAccount(requested.fromAccountNo, currency),
        accountNo: requested.fromAccountNo,
        name: houseName,
      },
      to: requested.to,
      amount,
      currency,
      ref1: requested.reference,
    });
    return keep({ requested, status: 'COMPLETED', bankReference: reference, reason: null, at: at.toISOString() });
  };

  const rejectNew = (requested: PayoutQuestion): WeatherAnswer => {
    const at = world.now().toISOString();
    return keep({ requested, status: 'REJECTED', bankReference: null, reason: 'ACCOUNT_CLOSED', at });
  };

  return {
    pay: (requested) => known(requested) ?? payNew(requested),
    reject: (requested) => known(requested) ?? rejectNew(requested),
    find: (reference) => {
      const record = shelf.get(reference);
      return record === undefined ? null : { bankCode: record.requested.to.bankCode, answer: { body: wire(record) } };
    },
  };
};
