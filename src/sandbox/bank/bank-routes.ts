import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountField } from '#money/money-wire.ts';
import type { World } from '../world.ts';
import type { BankBook, Transfer } from './bank.ts';
import { bankOf } from './banks.ts';
import type { Payer } from './payer.ts';
import { readQrImage } from './read-qr-image.ts';
import { holderOf } from './holder-of.ts';
import { slipCodeOf } from './slip-code.ts';

const from = { fromBankCode: z.string(), fromAccountNo: z.string(), fromName: z.string() };
const moment = z.optional(z.iso.datetime({ offset: true }));
const payQrQuestion = z.object({
  payload: z.string().check(z.maxLength(2000)),
  ...from,
  amount: z.optional(amountField()),
  at: moment,
  strict: z.optional(z.boolean()),
});
const transferQuestion = z.object({
  toBankCode: z.string(),
  toAccountNo: z.string(),
  toName: z.optional(z.string()),
  ...from,
  amount: amountField(),
  at: moment,
});

const partyOf = (requested: { fromBankCode: string; fromAccountNo: string; fromName: string }) => ({
  bankCode: requested.fromBankCode,
  accountNo: requested.fromAccountNo,
  name: requested.fromName,
});

const momentOf = (at: string | undefined): { at?: Date } => (at === undefined ? {} : { at: new Date(at) });

const paidAnswer = (world: World, transfer: Transfer) => ({
  reference: transfer.reference,
  slip: `${world.publicUrl()}/bank/slips/${transfer.reference}.png`,
  slipReference: transfer.slipReference,
  slipCode: slipCodeOf(transfer),
});

// What people do at a bank, over HTTP: the same actions as on the payer's page.
export const addBank = (app: FastifyInstance, world: World, parts: { bank: BankBook; payer: Payer }): void => {
  app.post('/bank/pay-qr', async (request, reply) => {
    const requested = payQrQuestion.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ error: 'BAD_REQUEST' });
    const { payload, amount, at, strict } = requested.data;
    const paid = parts.payer.payQr({
      payload,
      from: partyOf(requested.data),
      isStrict: strict === true,
      ...(amount === undefined ? {} : { amount }),
      ...momentOf(at),
    });
    if (paid.kind === 'refused') return reply.status(409).send({ error: paid.error });
    return paidAnswer(world, paid.transfer);
  });

  app.post('/bank/transfer', async (request, reply) => {
    const requested = transferQuestion.safeParse(request.body);
    if (!requested.success || requested.data.amount <= 0n) return reply.status(400).send({ error: 'BAD_REQUEST' });
    const { toBankCode, toAccountNo, toName, amount, at } = requested.data;
    const account = { bankCode: toBankCode, accountNo: toAccountNo };
    const transfer = parts.payer.transfer({
      from: partyOf(requested.data),
      to: { ...account, name: toName ?? holderOf(account) ?? toAccountNo },
      amount,
      currency: bankOf(toBankCode).currency,
      ...momentOf(at),
    });
    return paidAnswer(world, transfer);
  });

  // The bank found the account of a payout closed after it had confirmed it; named by the bank's reference.
  app.post<{ Params: { reference: string } }>('/bank/payouts/:reference/return', async (request, reply) => {
    const returned = parts.payer.returnPayout(request.params.reference);
    if (returned.kind === 'refused') return reply.status(409).send({ error: returned.error });
    return { reference: returned.transfer.reference };
  });

  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/bank/read-qr', async (request, reply) => {
    const payload = Buffer.isBuffer(request.body) ? await readQrImage(request.body) : null;
    return payload === null ? reply.status(422).send({ error: 'QR_NOT_FOUND' }) : { payload };
  });
};
