import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { World } from '../world.ts';
import { good, problem } from './payonex-answers.ts';

const tokenLifeMs = 24 * 60 * 60_000;
const question = z.object({ accessKey: z.string(), secretKey: z.string() });

// Tokens for a day, which the gateway's people can end.
export const addPayonexTokens = (app: FastifyInstance, world: World) => {
  const tokens = new Map<string, number>();
  const logins: string[] = [];
  world.book.addSection('payonexLogins', () => logins.map((at) => ({ at })));
  const isRight = (body: unknown): boolean => {
    const given = question.safeParse(body);
    const own = world.settings.secrets.payonex;
    if (!given.success || own === undefined) return false;
    return given.data.accessKey === own.accessKey && given.data.secretKey === own.secretKey;
  };
  app.post('/payonex/authenticate', async (request, reply) => {
    if (!isRight(request.body)) return reply.status(400).send(problem('40502').body);
    logins.push(world.now().toISOString());
    const token = world.randomText(64, '0123456789abcdef');
    tokens.set(token, world.now().getTime() + tokenLifeMs);
    return good({ token }).body;
  });
  app.post('/gateway/payonex/forget-tokens', () => {
    tokens.clear();
    return { status: 'forgotten' };
  });
  return (request: FastifyRequest): boolean =>
    (tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, '')) ?? 0) > world.now().getTime();
};
