import type { FastifyInstance } from 'fastify';
import type { GameProtocolName } from '#contract/games.ts';
import { findSandboxGame } from './game-catalogue.ts';
import { allProtocols } from './protocols/all-protocols.ts';
import type { AddProtocol, ProtocolParts } from './protocols/protocol.ts';

const speaks = (code: string, protocol: GameProtocolName): boolean => {
  const game = findSandboxGame(code);
  return game !== undefined && (game.protocol === null || game.protocol === protocol);
};

// Signatures cover the body as sent, so these routes read it as text.
export const addProviderRoutes = (app: FastifyInstance, parts: Omit<ProtocolParts, 'speaks'>): void => {
  app.register((scope, _options, ready) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    for (const [name, addProtocol] of Object.entries(allProtocols) as [GameProtocolName, AddProtocol][])
      addProtocol(scope, { ...parts, speaks: (code) => speaks(code, name) });
    ready();
  });
};
