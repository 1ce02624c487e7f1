import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';
import { errorAnswers } from './http/refusals-to-http.ts';

export interface Notice {
  readonly body: string;
  readonly headers: Record<string, string | undefined>;
}

// A notice from a bank or a gateway. The body stays as sent, since signatures cover its bytes.
export interface Hook {
  readonly path: `/hooks/${string}`;
  readonly receive: (context: Context, notice: Notice) => Promise<{ status: number; body: unknown }>;
}

const headersOf = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

export const addHooks = async (app: FastifyInstance, context: Context, hooks: readonly Hook[]): Promise<void> => {
  await app.register(async (scope) => {
    scope.setErrorHandler(errorAnswers(context));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    for (const hook of hooks) {
      scope.post(hook.path, async (request, reply) => {
        const notice = { body: typeof request.body === 'string' ? request.body : '', headers: headersOf(request) };
        const answer = await hook.receive(context, notice);
        return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body);
      });
    }
  });
};
