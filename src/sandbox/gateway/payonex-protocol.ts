import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { toMinorUnits } from '#money/money-wire.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { FoundQr, Gateway } from './gateway.ts';
import { good, problem, uuidOf } from './payonex-answers.ts';
import { createPayonexCustomers } from './payonex-customers.ts';
import { addPayonexTokens } from './payonex-tokens.ts';
import { transactionOf } from './transaction-of.ts';

const lifeMs = 20 * 60_000;
const amountMin = 10_000n;
const amountMax = 20_000_000n;

const depositQuestion = z.object({
  customerUuid: z.string(),
  amount: z.number(),
  referenceId: z.string(),
  callbackUrl: z.url(),
});

interface Parts {
  world: World;
  gateway: Gateway;
  customers: ReturnType<typeof createPayonexCustomers>;
}

const deposit = ({ world, gateway, customers }: Parts, body: unknown): WeatherAnswer => {
  const order = depositQuestion.safeParse(body);
  if (!order.success) return problem('40001');
  const { customerUuid, referenceId, callbackUrl } = order.data;
  const amount = toMinorUnits(order.data.amount) ?? 0n;
  if (customers.find(customerUuid) === null) return problem('40400');
  if (amount < amountMin) return problem('40004');
  if (amount > amountMax) return problem('40005');
  const number = world.randomText(16);
  const qr = gateway.request({
    gateway: 'PAYONEX',
    id: uuidOf(number),
    reference: referenceId,
    ref1: `PX${number}`,
    amount,
    lifeMs,
    details: { customerUuid, callbackUrl },
  });
  if (qr === null) return problem('50000', 500);
  const link = `${world.publicUrl()}/payer`;
  return good({ uuid: qr.id, link, qrCode: qr.payload, qrExpireTime: Date.parse(qr.expiresAt) });
};

// Another transaction, another amount, another account: whichever the answer contains.
const mismatch = ({ body }: WeatherAnswer): WeatherAnswer => {
  const { data } = body as { data?: object };
  const other = { uuid: uuidOf('another'), amount: 1, accountNo: 'other', qrCode: '' };
  return { body: { ...(body as object), data: { ...data, ...other } } };
};

// A gateway with customers, tokens for a day, and callbacks without a signature.
export const addPayonexProtocol = (app: FastifyInstance, world: World, gateway: Gateway): void => {
  const customers = createPayonexCustomers(world, uuidOf);
  const isLetIn = addPayonexTokens(app, world);
  const transaction = (found: FoundQr) => transactionOf(found, customers.find(found.qr?.details['customerUuid'] ?? ''));

  gateway.tell('PAYONEX', ({ found }) =>
    found.qr === null
      ? null
      : {
          service: 'gateway',
          code: 'PAYONEX',
          path: new URL(found.qr.details['callbackUrl'] ?? 'http://none/').pathname,
          signedBy: null,
          content: () => ({ success: true, message: 'successfully', code: '20000', data: transaction(found) }),
        },
  );

  const answer = (request: FastifyRequest, reply: FastifyReply, effect: () => WeatherAnswer): unknown =>
    isLetIn(request)
      ? answerUnderWeather(world.weather, reply, {
          service: 'gateway',
          code: 'PAYONEX',
          effect,
          refusal: () => problem('40003'),
          mismatch,
        })
      : reply.status(401).send(problem('40101').body);

  app.post('/payonex/v2/customers', (request, reply) =>
    answer(request, reply, () => {
      const customer = customers.create(request.body);
      return customer === null ? problem('40001') : good({ ...customer, status: 'SUCCESS' });
    }),
  );
  app.post('/payonex/transactions/deposit/request', (request, reply) =>
    answer(request, reply, () => deposit({ world, gateway, customers }, request.body)),
  );
  app.get<{ Params: { uuid: string } }>('/payonex/transactions/:uuid', (request, reply) =>
    answer(request, reply, () => {
      const found = gateway.find('PAYONEX', request.params.uuid);
      return found === null || found.qr === null ? problem('40400') : good(transaction(found));
    }),
  );
};
