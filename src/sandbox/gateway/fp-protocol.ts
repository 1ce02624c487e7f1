import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { createFpGuard } from './fp-signatures.ts';
import type { Gateway, QrStatus } from './gateway.ts';
import { listedPayment, masked } from './listed-payment.ts';

const aboutQuestion = z.object({ merchantId: z.string(), orderNo: z.string().check(z.regex(/^[0-9A-Za-z]{1,30}$/)) });
const orderQuestion = z.extend(aboutQuestion, {
  amount: z.string(),
  currency: z.literal('THB'),
  expiresInSeconds: z.int().check(z.minimum(1)),
});

type About = z.output<typeof aboutQuestion>;

const lifeSecondsMax = 30 * 60;

const states = {
  REQUESTED: 'WAITING',
  PAID: 'PAID',
  CANCELLED: 'CLOSED',
  EXPIRED: 'EXPIRED',
  VOIDED: 'REVERSED',
} as const satisfies Record<QrStatus, string>;

const good = (orderNo: string, data: object): WeatherAnswer => ({ body: { code: '0', message: 'ok', orderNo, data } });
const problem = (code: string, orderNo: string): WeatherAnswer => ({ body: { code, message: 'no', orderNo } });

const create = (gateway: Gateway, { merchantId, orderNo }: About, body: unknown): WeatherAnswer => {
  const order = orderQuestion.safeParse(body);
  if (!order.success) return problem('1001', orderNo);
  const amount = fromDecimalText(order.data.amount);
  if (amount === null || amount <= 0n) return problem('1002', orderNo);
  const qr = gateway.request({
    gateway: 'FP',
    id: orderNo,
    reference: orderNo,
    ref1: `FP${orderNo}`.slice(0, 20),
    amount,
    lifeMs: Math.min(order.data.expiresInSeconds, lifeSecondsMax) * 1000,
    details: { merchantId },
  });
  if (qr === null) return problem('1003', orderNo);
  const { payload: qrContent, expiresAt } = qr;
  return good(orderNo, { tradeNo: `T${orderNo}`, amount: toDecimalText(amount), qrContent, expiresAt });
};

const query = (gateway: Gateway, { orderNo }: About): WeatherAnswer => {
  const found = gateway.find('FP', orderNo);
  if (found === null || found.qr === null) return problem('1004', orderNo);
  const payments = found.payments.map((transfer) => {
    const { payer, ...payment } = listedPayment('FP', transfer);
    return { ...payment, payer: { ...payer, accountNo: masked(payer.accountNo) } };
  });
  return good(orderNo, { amount: toDecimalText(found.qr.amount), state: states[found.status], payments });
};

const close = (gateway: Gateway, { orderNo }: About): WeatherAnswer => {
  const result = gateway.cancel('FP', orderNo);
  if (result === 'done') return good(orderNo, {});
  return problem(result === 'paid' ? '1005' : '1004', orderNo);
};

// A gateway whose requests and callbacks are signed with RSA keys.
export const addFpProtocol = (app: FastifyInstance, world: World, gateway: Gateway): void => {
  const isLetIn = createFpGuard(world);
  gateway.tell('FP', ({ transfer, found: { qr } }) =>
    qr === null
      ? null
      : {
          service: 'gateway',
          code: 'FP',
          path: '/hooks/fp',
          signedBy: 'FP',
          content: () => ({
            merchantId: qr.details['merchantId'] ?? '',
            orderNo: qr.reference,
            amount: toDecimalText(transfer.amount),
            state: 'PAID',
          }),
        },
  );

  const post = (name: string, effect: (about: About, body: unknown) => WeatherAnswer): void => {
    app.post(`/fp-gateway/orders/${name}`, async (request, reply) => {
      if (!isLetIn(request, name)) return reply.status(401).send({ message: 'signature' });
      const about = aboutQuestion.safeParse(request.body);
      if (!about.success) return reply.status(400).send({ message: 'fields' });
      return answerUnderWeather(world.weather, reply, {
        service: 'gateway',
        code: 'FP',
        effect: () => effect(about.data, request.body),
        refusal: () => problem('1009', about.data.orderNo),
        mismatch: ({ body }) => ({ body: { ...(body as object), orderNo: 'OTHER0000000000' } }),
      });
    });
  };
  post('create', (about, body) => create(gateway, about, body));
  post('query', (about) => query(gateway, about));
  post('close', (about) => close(gateway, about));
};
