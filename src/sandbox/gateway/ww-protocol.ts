import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import { carriesToken } from '../callers.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { Gateway, QrStatus } from './gateway.ts';
import { listedPayment } from './listed-payment.ts';

const reference = z.string().check(z.regex(/^[0-9A-Za-z]{1,30}$/));
const orderQuestion = z.object({
  reference,
  amount: z.string(),
  currency: z.literal('THB'),
  lifeSeconds: z.int().check(z.minimum(1)),
  payer: z.object({ bankCode: z.string(), accountNo: z.string(), name: z.string() }),
});

const lifeSecondsMax = 15 * 60;

const states = {
  REQUESTED: 'OPEN',
  PAID: 'PAID',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
  VOIDED: 'VOIDED',
} as const satisfies Record<QrStatus, string>;

const problem = (status: number, error: string, about: string): WeatherAnswer => ({
  status,
  body: { error, reference: about },
});

const create = (gateway: Gateway, body: unknown, about: string): WeatherAnswer => {
  const order = orderQuestion.safeParse(body);
  if (!order.success) return problem(400, 'BAD_REQUEST', about);
  const amount = fromDecimalText(order.data.amount);
  if (amount === null || amount <= 0n) return problem(422, 'AMOUNT', about);
  const qr = gateway.request({
    gateway: 'WW',
    id: about,
    reference: about,
    ref1: `WW${about}`.slice(0, 20),
    amount,
    lifeMs: Math.min(order.data.lifeSeconds, lifeSecondsMax) * 1000,
    details: {},
  });
  if (qr === null) return problem(409, 'REFERENCE_USED', about);
  const { payload, expiresAt } = qr;
  return {
    status: 201,
    body: { id: `ww-${about}`, ...order.data, payer: undefined, status: 'OPEN', qr: payload, expiresAt },
  };
};

const show = (gateway: Gateway, about: string): WeatherAnswer => {
  const found = gateway.find('WW', about);
  if (found === null || found.qr === null) return problem(404, 'NOT_FOUND', about);
  const payments = found.payments.map((transfer) => listedPayment('WW', transfer));
  return {
    body: { reference: about, amount: toDecimalText(found.qr.amount), status: states[found.status], payments },
  };
};

const cancel = (gateway: Gateway, about: string): WeatherAnswer => {
  const result = gateway.cancel('WW', about);
  if (result === 'unknown') return problem(404, 'NOT_FOUND', about);
  return result === 'paid' ? problem(409, 'PAID', about) : { body: { reference: about, status: 'CANCELLED' } };
};

// A gateway that lets in by a bearer token and sends callbacks without a signature.
export const addWwProtocol = (app: FastifyInstance, world: World, gateway: Gateway): void => {
  gateway.tell('WW', ({ transfer, found: { qr } }) =>
    qr === null
      ? null
      : {
          service: 'gateway',
          code: 'WW',
          path: '/hooks/ww',
          signedBy: null,
          content: () => ({ event: 'payment', reference: qr.reference, amount: toDecimalText(transfer.amount) }),
        },
  );

  const answer = (reply: FastifyReply, about: string, effect: () => WeatherAnswer): unknown =>
    answerUnderWeather(world.weather, reply, {
      service: 'gateway',
      code: 'WW',
      effect,
      refusal: () => problem(403, 'NOT_ALLOWED', about),
      mismatch: ({ body }) => ({ body: { ...(body as object), reference: 'OTHER0000000000' } }),
    });

  app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      const token = world.settings.secrets.ww;
      if (token === undefined || !carriesToken(request, token)) await reply.status(401).send({ error: 'UNAUTHORISED' });
    });
    scope.post('/ww-gateway/payments', (request, reply) => {
      const about = z.object({ reference }).safeParse(request.body).data?.reference ?? '';
      return answer(reply, about, () => create(gateway, request.body, about));
    });
    scope.get<{ Params: { reference: string } }>('/ww-gateway/payments/:reference', (request, reply) =>
      answer(reply, request.params.reference, () => show(gateway, request.params.reference)),
    );
    scope.post<{ Params: { reference: string } }>('/ww-gateway/payments/:reference/cancel', (request, reply) =>
      answer(reply, request.params.reference, () => cancel(gateway, request.params.reference)),
    );
    done();
  });
};
