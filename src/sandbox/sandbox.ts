import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { addControl } from './control-routes.ts';
import { addGames } from './games/games.ts';
import { createWorld, type SandboxSettings, type World } from './world.ts';

export interface Sandbox {
  app: FastifyInstance;
  world: World;
}

// Every outside party behind one HTTP server. The caller listens and closes.
export const buildSandbox = (settings: SandboxSettings): Sandbox => {
  const world = createWorld(settings);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 12_000_000 });
  app.register(formbody);
  app.addHook('onListen', () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') world.listensOn(address.port);
  });
  app.addHook('onClose', () => world.close());
  addControl(app, world);
  addGames(app, world);
  return { app, world };
};
