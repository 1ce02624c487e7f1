import type { FastifyInstance } from 'fastify';
import type { World } from './world.ts';
import { reportFrom, weatherQuestion } from './weather.ts';

// The controls of the simulated world; its records are at /book.
export const addControl = (app: FastifyInstance, world: World): void => {
  app.get('/healthz', () => ({ status: 'ok' }));

  app.post('/weather', async (request, reply) => {
    const question = weatherQuestion.safeParse(request.body);
    if (!question.success) return reply.status(400).send({ error: 'WEATHER_UNKNOWN' });
    const report = reportFrom(question.data);
    world.weather.set(report);
    return report;
  });
};
