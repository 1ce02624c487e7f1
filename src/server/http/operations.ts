import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Context } from '../context.ts';
import type { OutsideKind } from '../outside/outside-kind.ts';
import { outsideMetrics } from '../outside/outside-metrics.ts';
import { Refusal } from '../refuse.ts';
import { type MetricsSource, textOfMetrics } from '../records/metrics-source.ts';
import { createReadiness } from './readiness.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const startMetrics = (() => {
  let isStarted = false;
  return () => {
    if (!isStarted) collectDefaultMetrics();
    isStarted = true;
  };
})();

const tokenOfNobody = 'A'.repeat(64);

// Does the same look-up as calls with a token, so that a process that could not answer those is not called ready.
const readAsCallsDo = async (context: Context): Promise<void> => {
  await context.actors.memberOfToken(context, tokenOfNobody).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
};

interface Measured {
  readonly kinds: readonly OutsideKind[];
  readonly sources: readonly MetricsSource[];
}

// For machines: liveness, readiness, and metrics, which are shown only to callers on this machine.
export const addOperations = (app: FastifyInstance, context: Context, { kinds, sources }: Measured): void => {
  startMetrics();
  app.get('/healthz', () => ({ status: 'ok' }));
  const isReady = createReadiness(() => readAsCallsDo(context));
  app.get('/readyz', async (_request, reply) => {
    const isGood = await isReady();
    return reply.status(isGood ? 200 : 503).send({ status: isGood ? 'ok' : 'database not reachable' });
  });
  app.get('/metrics', async (request, reply) => {
    const isHere = [request.socket.remoteAddress ?? '', request.ip].every((address) => loopback.has(address));
    // A proxy on this machine calls on behalf of somebody else.
    if (!isHere || request.headers['x-forwarded-for'] !== undefined)
      return reply.status(404).send({ message: 'NO_DATA' });
    const texts = await Promise.all([
      register.metrics(),
      outsideMetrics(context, kinds),
      textOfMetrics(context, sources),
    ]);
    return reply.type(register.contentType).send(texts.join('\n'));
  });
};
