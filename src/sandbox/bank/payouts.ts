import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { BankBook } from './bank.ts';
import { currencyOfIsoCode } from './banks.ts';
import { isBankCaller } from '../callers.ts';

const party = z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() });
const payoutQuestion = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(64)),
  fromAccountNo: z.string(),
  to: party,
  amount: z.string(),
  currency: z.string(),
});
type PayoutQuestion = z.output<typeof payoutQuestion>;

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

const mismatch = (answer: WeatherAnswer): WeatherAnswer => ({
  ...answer,
  body: { ...(answer.body as object), amount: '1.00' },
});

// Payouts by reference: a repeat of the same order answers what the first did, another order under it is refused.
export const addPayouts = (app: FastifyInstance, world: World, bank: BankBook): void => {
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

  const pay = (asked: PayoutQuestion): WeatherAnswer => {
    const amount = fromDecimalText(asked.amount);
    const currency = currencyOfIsoCode(asked.currency);
    if (amount === null || amount <= 0n || currency === null) return { status: 400, body: { error: 'BAD_REQUEST' } };
    const from = { bankCode: currency === 'LAK' ? 'BCEL' : 'SCB', accountNo: asked.fromAccountNo };
    const transfer = bank.transfer({
      kind: 'payout',
      from: { ...from, name: houseName },
      to: asked.to,
      amount,
      currency,
      ref1: asked.reference,
    });
    const done: PayoutRecord = {
      asked,
      status: 'COMPLETED',
      bankReference: transfer.reference,
      reason: null,
      at: transfer.at.toISOString(),
    };
    return { body: wire(shelf.put(asked.reference, done)) };
  };

  const reject = (asked: PayoutQuestion): WeatherAnswer => {
    const at = world.now().toISOString();
    const reason = 'ACCOUNT_CLOSED';
    return {
      body: wire(shelf.put(asked.reference, { asked, status: 'REJECTED', bankReference: null, reason, at })),
    };
  };

  app.post('/bank-api/payouts', async (request, reply) => {
    if (!isBankCaller(world, request)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const asked = payoutQuestion.safeParse(request.body);
    if (!asked.success) return reply.status(400).send({ error: 'BAD_REQUEST' });
    return answerUnderWeather(world.weather, reply, {
      service: 'payout',
      code: asked.data.to.bankCode,
      effect: () => known(asked.data) ?? pay(asked.data),
      refusal: () => known(asked.data) ?? reject(asked.data),
      mismatch,
    });
  });

  app.get<{ Params: { reference: string } }>('/bank-api/payouts/:reference', async (request, reply) => {
    if (!isBankCaller(world, request)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const record = shelf.get(request.params.reference);
    const answer: WeatherAnswer =
      record === undefined ? { status: 404, body: { error: 'PAYOUT_UNKNOWN' } } : { body: wire(record) };
    return answerUnderWeather(world.weather, reply, {
      service: 'payout',
      ...(record === undefined ? {} : { code: record.asked.to.bankCode }),
      effect: () => answer,
      refusal: () => answer,
      mismatch,
    });
  });
};
