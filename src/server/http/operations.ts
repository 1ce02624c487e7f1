import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Context } from '../context.ts';
import type { OutsideKind } from '../outside/outside-kind.ts';
import { outsideMetrics } from '../outside/outside-metrics.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const startMetrics = (() => {
  let isStarted = false;
  return () => {
    if (!isStarted) collectDefaultMetrics();
    isStarted = true;
  };
})();

// What machines ask: alive, ready, and the metrics, which answer this machine only.
export const addOperations = (app: FastifyInstance, context: Context, kinds: readonly OutsideKind[]): void => {
  startMetrics();
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await context.database.one('select 1 as one').then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database not reachable' });
  });
  app.get('/metrics', async (request, reply) => {
    const isHere = [request.socket.remoteAddress ?? '', request.ip].every((address) => loopback.has(address));
    // A proxy on this machine speaks for somebody else.
    if (!isHere || request.headers['x-forwarded-for'] !== undefined)
      return reply.status(404).send({ message: 'NO_DATA' });
    const texts = await Promise.all([register.metrics(), outsideMetrics(context, kinds)]);
    return reply.type(register.contentType).send(texts.join('\n'));
  });
};
