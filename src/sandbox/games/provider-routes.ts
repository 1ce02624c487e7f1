import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSandboxGame, type GameProtocol } from './game-catalogue.ts';
import type { createJokerProtocol } from './joker-protocol.ts';
import type { ProviderDesk } from './provider-call.ts';
import type { createTransferWalletProtocol } from './transfer-wallet-protocol.ts';

export interface ProviderParts {
  readonly desk: ProviderDesk;
  readonly joker: ReturnType<typeof createJokerProtocol>;
  readonly transferWallet: ReturnType<typeof createTransferWalletProtocol>;
}

const speaks = (code: string, protocol: GameProtocol): boolean => findSandboxGame(code)?.protocol === protocol;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const fieldsOf = (request: FastifyRequest, text: string): unknown =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
    ? Object.fromEntries(new URLSearchParams(text))
    : jsonOf(text);

interface JokerRoute {
  Params: { code: string };
  Querystring: Record<string, unknown>;
}

// Signatures cover the body as sent, so these routes read it as text.
export const addProviderRoutes = (app: FastifyInstance, { desk, joker, transferWallet }: ProviderParts): void => {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));

    scope.post<JokerRoute>('/joker/:code', (request, reply) => {
      const { code } = request.params;
      if (!speaks(code, 'joker')) return reply.status(404).send({ Message: 'Not found' });
      const { appid: appId, signature } = request.query;
      const call = joker({ code, appId, signature, body: jsonOf(String(request.body)) });
      return desk.answer(code, call, reply);
    });

    scope.post<{ Params: { code: string; verb: string } }>('/transfer-wallet/:code/:verb', (request, reply) => {
      const { code, verb } = request.params;
      if (!speaks(code, 'transfer-wallet')) return reply.status(404).send({ code: 1000, message: 'no such game' });
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const fields = fieldsOf(request, rawBody);
      const call = transferWallet({ code, verb, rawBody, fields, headers: request.headers });
      return desk.answer(code, call, reply);
    });
    ready();
  });
};
