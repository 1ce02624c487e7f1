import type { FastifyInstance } from 'fastify';
import { toDecimalText } from '#money/money-wire.ts';
import { answerUnderWeather } from '../weather.ts';
import type { World } from '../world.ts';
import { feedLineOf, type BankBook, type Transfer } from './bank.ts';
import { isBankCaller } from '../callers.ts';

const pageSize = 100;

interface FeedQuestion {
  Params: { accountNo: string };
  Querystring: { after?: string };
}

// The receipts of one account in the bank's booking order. The weather adds repeats and disorder.
export const addFeed = (app: FastifyInstance, world: World, bank: BankBook): void => {
  const disturbed = (lines: Transfer[]): Transfer[] => {
    const { kind } = world.weather.at('bank');
    if (kind === 'duplicate') return lines.flatMap((line) => [line, line]);
    return kind === 'reorder' ? [...lines].reverse() : lines;
  };

  app.get<FeedQuestion>('/bank-api/accounts/:accountNo/lines', async (request, reply) => {
    if (!isBankCaller(world, request)) return reply.status(401).send({ error: 'UNAUTHORISED' });
    const { accountNo } = request.params;
    const after = Number(request.query.after ?? '0');
    const received = bank.linesOf({ accountNo }).filter((line) => line.to.accountNo === accountNo);
    const page = received.filter((line) => line.number > after).slice(0, pageSize);
    const last = page.at(-1);
    const upTo = last?.number ?? after;
    const total = received.reduce((sum, line) => (line.number <= upTo ? sum + line.amount : sum), 0n);
    return answerUnderWeather(world.weather, reply, {
      service: 'bank',
      effect: () => ({
        body: {
          accountNo,
          lines: disturbed(page).map(feedLineOf),
          next: last === undefined ? (request.query.after ?? null) : feedLineOf(last)['lineId'],
          // All money that ever arrived up to that position.
          total: toDecimalText(total),
        },
      }),
      refusal: () => ({ status: 403, body: { error: 'NOT_ALLOWED' } }),
      mismatch: (answer) => ({ ...answer, body: { ...(answer.body as object), accountNo: '0000000000' } }),
    });
  });
};
