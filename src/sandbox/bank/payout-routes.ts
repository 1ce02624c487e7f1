import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isBankCaller } from '../callers.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { payoutQuestion, type Payouts } from './payouts.ts';

const mismatch = (answer: WeatherAnswer): WeatherAnswer => ({
  ...answer,
  body: { ...(answer.body as object), amount: '1.00' },
});

// An unreadable order is refused under its own reference, if it has one.
const referenceIn = (body: unknown): { reference?: string } => {
  const read = z.pick(payoutQuestion, { reference: true }).safeParse(body);
  return read.success ? read.data : {};
};

const payoutUnknown: WeatherAnswer = { status: 404, body: { error: 'PAYOUT_UNKNOWN' } };

export const addPayouts = (app: FastifyInstance, world: World, payouts: Payouts): void => {
  app.post('/bank-api/payouts', async (request, reply) => {
    if (!isBankCaller(world, request)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const requested = payoutQuestion.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ error: 'BAD_REQUEST', ...referenceIn(request.body) });
    return answerUnderWeather(world.weather, reply, {
      service: 'payout',
      code: requested.data.to.bankCode,
      effect: () => payouts.pay(requested.data),
      refusal: () => payouts.reject(requested.data),
      mismatch,
    });
  });

  // A bank that refuses payouts still answers inquiries about them.
  app.get<{ Params: { reference: string } }>('/bank-api/payouts/:reference', async (request, reply) => {
    if (!isBankCaller(world, request)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const found = payouts.find(request.params.reference);
    const answer = (): WeatherAnswer => found?.answer ?? payoutUnknown;
    return answerUnderWeather(world.weather, reply, {
      service: 'payout',
      ...(found === null ? {} : { code: found.bankCode }),
      effect: answer,
      refusal: answer,
      mismatch,
    });
  });
};
