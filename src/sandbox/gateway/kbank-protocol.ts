import { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { currencies } from '#money/currency.ts';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { Transfer } from '../bank/bank.ts';
import { bankOf } from '../bank/banks.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import type { FoundQr, Gateway, TellsOfPayment } from './gateway.ts';

const uid = z.string().check(z.regex(/^[0-9A-Za-z]{1,15}$/));
const common = {
  partnerTxnUid: uid,
  partnerId: z.string(),
  partnerSecret: z.string(),
  requestDt: z.string(),
  merchantId: z.string(),
};
const requestQuestion = z.object({ ...common, qrType: z.number(), txnAmount: z.string(), txnCurrencyCode: z.string() });
const originQuestion = z.object({ ...common, origPartnerTxnUid: uid });

const tokenLifeSeconds = 1800;
const lifeMs = 10 * 60_000;

const header = (requested: { partnerTxnUid: string; partnerId: string }) => ({
  partnerTxnUid: requested.partnerTxnUid,
  partnerId: requested.partnerId,
  statusCode: '00',
  errorCode: null,
  errorDesc: null,
});

const problem = (errorCode: string, requested?: { partnerTxnUid: string; partnerId: string }): WeatherAnswer => ({
  body: {
    ...header(requested ?? { partnerTxnUid: '', partnerId: '' }),
    statusCode: '10',
    errorCode,
    errorDesc: errorCode.replaceAll('_', ' '),
  },
});

const paymentOf = (transfer: Transfer): Record<string, unknown> => ({
  transRef: transfer.reference,
  sendingBank: bankOf(transfer.from.bankCode).code,
  txnAmount: toDecimalText(transfer.amount),
  txnCurrencyCode: currencies[transfer.currency].isoCode,
  payerAccountNo: transfer.from.accountNo,
  payerName: transfer.from.name,
  paidDt: transfer.at.toISOString(),
});

const wrongAmount = (answer: WeatherAnswer): WeatherAnswer => ({
  ...answer,
  body: { ...(answer.body as object), partnerTxnUid: 'OTHER0000000000' },
});

const callbackOf: TellsOfPayment = ({ transfer, found: { qr } }) => ({
  service: 'gateway',
  code: 'KBANK',
  path: '/hooks/kbank-qr',
  signedBy: null,
  content: () => ({
    partnerTxnUid: transfer.ref1,
    partnerId: qr?.details['partnerId'] ?? '',
    statusCode: '00',
    errorCode: null,
    errorDesc: null,
    merchantId: qr?.details['merchantId'] ?? '',
    txnAmount: toDecimalText(transfer.amount),
    txnCurrencyCode: 'THB',
    txnNo: transfer.reference,
    loyaltyId: null,
    additionalInfo: null,
  }),
});

const basicSecretOf = (request: FastifyRequest): string | undefined =>
  Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64')
    .toString('utf8')
    .split(':')[1];

interface Inquired {
  found: FoundQr | null;
  requested: z.output<typeof originQuestion>;
}

const inquiryAnswer = ({ found, requested }: Inquired): WeatherAnswer =>
  found === null
    ? problem('invalid_origPartnerTxnUid', requested)
    : {
        body: {
          ...header(requested),
          origPartnerTxnUid: requested.origPartnerTxnUid,
          txnStatus: found.status,
          txnNo: found.payments[0]?.reference ?? null,
          loyaltyId: null,
          payments: found.payments.map(paymentOf),
        },
      };

// The three calls of the bank's QR service and its token, with the bank's own names.
export const addKbankProtocol = (app: FastifyInstance, world: World, gateway: Gateway): void => {
  const tokens = new Map<string, number>();
  gateway.tell('KBANK', callbackOf);
  const isLetIn = (request: FastifyRequest): boolean =>
    (tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, '')) ?? 0) > world.now().getTime();

  app.post('/kbank-qr/v2/oauth/token', async (request, reply) => {
    if (basicSecretOf(request) !== world.settings.secrets.gateway)
      return reply.status(401).send({ error: 'invalid_client' });
    const token = world.randomText(28, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
    tokens.set(token, world.now().getTime() + tokenLifeSeconds * 1000);
    return { access_token: token, token_type: 'BearerToken', expires_in: String(tokenLifeSeconds), status: 'approved' };
  });

  const post = <Question extends { partnerSecret: string; partnerTxnUid: string; partnerId: string }>(
    path: string,
    shape: { safeParse(body: unknown): { success: true; data: Question } | { success: false } },
    effect: (requested: Question) => WeatherAnswer,
  ): void => {
    app.post(`/kbank-qr/v1/qrpayment/${path}`, async (request, reply) => {
      if (!isLetIn(request)) return reply.status(401).send({ error: 'invalid_token' });
      const requested = shape.safeParse(request.body);
      if (!requested.success) return reply.send(problem('bad_request').body);
      if (requested.data.partnerSecret !== world.settings.secrets.gateway)
        return reply.send(problem('authentication_error').body);
      return answerUnderWeather(world.weather, reply, {
        service: 'gateway',
        code: 'KBANK',
        effect: () => effect(requested.data),
        refusal: () => problem('general_error', requested.data),
        mismatch: wrongAmount,
      });
    });
  };

  post('request', requestQuestion, (requested) => {
    const amount = fromDecimalText(requested.txnAmount);
    if (requested.txnCurrencyCode !== 'THB') return problem('invalid_currency_code', requested);
    if (amount === null || amount <= 0n) return problem('invalid_txn_amount', requested);
    const { partnerTxnUid, partnerId, merchantId } = requested;
    const names = { id: partnerTxnUid, reference: partnerTxnUid, ref1: partnerTxnUid };
    const qr = gateway.request({ gateway: 'KBANK', ...names, amount, lifeMs, details: { partnerId, merchantId } });
    if (qr === null) return problem('duplicate_request', requested);
    return { body: { ...header(requested), accountName: 'QR merchant', qrCode: qr.payload, sof: ['PP'] } };
  });
  post('v4/inquiry', originQuestion, (requested) =>
    inquiryAnswer({ found: gateway.find('KBANK', requested.origPartnerTxnUid), requested }),
  );
  post('cancel', originQuestion, (requested) => {
    const result = gateway.cancel('KBANK', requested.origPartnerTxnUid);
    if (result === 'done') return { body: header(requested) };
    return problem(result === 'paid' ? 'qr_paid' : 'invalid_origPartnerTxnUid', requested);
  });
};
