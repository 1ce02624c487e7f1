import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import { answerUnderWeather, type WeatherAnswer } from '../weather.ts';
import type { World } from '../world.ts';
import { linkOf, type Gift, type GiftRefusal, type Gifts } from './gifts.ts';

const mobile = z.string().check(z.regex(/^[0-9]{10}$/));
const redeemQuestion = z.object({ mobile, voucher_hash: z.string() });

const maskedMobile = (digits: string): string => `${digits.slice(0, 3)}-xxx-${digits.slice(-4)}`;
const maskedName = (name: string): string => name.replace(/\s.*$/, ' ***');
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const ticketOf = ({ mobile: digits, amount, at }: Gift['tickets'][number]) => ({
  mobile: maskedMobile(digits),
  amount_baht: toDecimalText(amount),
  update_date: Date.parse(at),
});

const contentOf = (gift: Gift, asking: string) => {
  const own = gift.tickets.find((ticket) => ticket.mobile === asking);
  return {
    voucher: {
      amount_baht: toDecimalText(sum(gift.shares)),
      redeemed_amount_baht: toDecimalText(sum(gift.tickets.map(({ amount }) => amount))),
      available: gift.shares.length - gift.tickets.length,
      expire_date: Date.parse(gift.expiresAt),
      link: linkOf(gift),
    },
    my_ticket: own === undefined ? null : ticketOf(own),
    owner_profile: { full_name: maskedName(gift.giverName) },
    tickets: gift.tickets.map(ticketOf),
  };
};

const problem = (code: GiftRefusal, data: object | null = null): WeatherAnswer => ({
  status: code === 'INTERNAL_ERROR' ? 200 : 400,
  body: { status: { code, message: code.toLowerCase().replaceAll('_', ' ') }, data },
});

// An answer about another gift.
const otherGift = (answer: WeatherAnswer): WeatherAnswer => {
  const body = answer.body as { data: { voucher?: object } | null };
  const link = linkOf({ hash: 'SOMEBODYELSESGIFT0' });
  return { ...answer, body: { ...body, data: { ...body.data, voucher: { ...body.data?.voucher, link } } } };
};

const makeQuestion = z.object({
  amount: z.string(),
  receivers: z._default(z.int().check(z.minimum(1), z.maximum(50)), 1),
  isUneven: z._default(z.boolean(), false),
  hours: z._default(z.number(), 72),
  giverMobile: z._default(mobile, '0811111111'),
  giverName: z._default(z.string(), 'สมชาย ใจดี'),
});

// The gift page of a wallet provider, without a login as in reality, and the means to make gifts.
export const addGifts = (app: FastifyInstance, world: World, gifts: Gifts): void => {
  // The weather of one of the two calls is set by the codes VERIFY and REDEEM.
  const answer = (reply: FastifyReply, code: 'VERIFY' | 'REDEEM', effect: () => WeatherAnswer) =>
    answerUnderWeather(world.weather, reply, {
      service: 'gifts',
      code,
      effect,
      refusal: () => problem('CONDITION_NOT_MET'),
      mismatch: otherGift,
    });
  const reported = (asked: { hash: string; mobile: string }, objection: GiftRefusal | null): WeatherAnswer => {
    const gift = gifts.find(asked.hash);
    const data = gift === null ? null : contentOf(gift, asked.mobile);
    if (objection !== null) return problem(objection, objection === 'TARGET_USER_REDEEMED' ? data : null);
    return { body: { status: { code: 'SUCCESS', message: 'success' }, data } };
  };

  app.get<{ Params: { hash: string }; Querystring: { mobile?: string } }>(
    '/truemoney-gift/campaign/vouchers/:hash/verify',
    async ({ params: { hash }, query }, reply) => {
      const asked = { hash, mobile: query.mobile ?? '' };
      return answer(reply, 'VERIFY', () => reported(asked, gifts.objectionTo(asked)));
    },
  );

  app.post<{ Params: { hash: string } }>(
    '/truemoney-gift/campaign/vouchers/:hash/redeem',
    async ({ params: { hash }, body }, reply) => {
      const read = redeemQuestion.safeParse(body);
      if (!read.success || read.data.voucher_hash !== hash)
        return reply.status(400).send(problem('INTERNAL_ERROR').body);
      const asked = { hash, mobile: read.data.mobile };
      return answer(reply, 'REDEEM', () => reported(asked, gifts.take(asked)));
    },
  );

  app.post('/gifts', async (request, reply) => {
    const read = makeQuestion.safeParse(request.body);
    const amount = read.success ? fromDecimalText(read.data.amount) : null;
    if (!read.success || amount === null || amount <= 0n) return reply.status(400).send({ error: 'GIFT_NOT_POSSIBLE' });
    const gift = gifts.make({ ...read.data, amount });
    return { hash: gift.hash, link: linkOf(gift) };
  });

  // Another wallet takes a share, as its owner does in the wallet's own app.
  app.post('/gifts/take', async (request, reply) => {
    const read = z.object({ hash: z.string(), mobile }).safeParse(request.body);
    const objection = read.success ? gifts.take(read.data) : 'VOUCHER_NOT_FOUND';
    return objection === null ? { status: 'TAKEN' } : reply.status(409).send({ error: objection });
  });

  app.post('/gifts/wallets', async (request, reply) => {
    const read = z.object({ mobiles: z.array(mobile) }).safeParse(request.body);
    if (!read.success) return reply.status(400).send({ error: 'WALLETS_UNREADABLE' });
    gifts.knowOnly(read.data.mobiles);
    return read.data;
  });
};
