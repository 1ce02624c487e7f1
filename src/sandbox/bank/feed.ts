import type { FastifyInstance } from 'fastify';
import { answerUnderWeather } from '../weather.ts';
import type { World } from '../world.ts';
import { feedLineOf, type BankBook, type Transfer } from './bank.ts';
import { isBankCaller } from '../callers.ts';

const pageSize = 100;

interface FeedQuestion {
  Params: { accountNo: string };
  Querystring: { after?: string };
}

// The receipts of one account in the order the bank booked them. Repeats and disorder as the weather has it.
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
    const page = bank
      .linesOf({ accountNo })
      .filter((line) => line.to.accountNo === accountNo && line.number > after)
      .slice(0, pageSize);
    const last = page.at(-1);
    return answerUnderWeather(world.weather, reply, {
      service: 'bank',
      effect: () => ({
        body: {
          accountNo,
          lines: disturbed(page).map(feedLineOf),
          next: last === undefined ? (request.query.after ?? null) : feedLineOf(last)['lineId'],
        },
      }),
      refusal: () => ({ status: 403, body: { error: 'NOT_ALLOWED' } }),
      mismatch: (answer) => ({ ...answer, body: { ...(answer.body as object), accountNo: '0000000000' } }),
    });
  });
};
