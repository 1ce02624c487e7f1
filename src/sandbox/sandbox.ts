import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { addBank } from './bank/bank-routes.ts';
import { createBankBook } from './bank/bank.ts';
import { addFeed } from './bank/feed.ts';
import { createPayer } from './bank/payer.ts';
import { addPayouts } from './bank/payout-routes.ts';
import { createPayouts } from './bank/payouts.ts';
import { addControl } from './control-routes.ts';
import { addGames } from './games/games.ts';
import { addGateways } from './gateway/add-gateways.ts';
import { addGifts } from './gifts/gift-routes.ts';
import { createGifts } from './gifts/gifts.ts';
import { createGateway } from './gateway/gateway.ts';
import { createNotices } from './notices.ts';
import { addPages } from './pages/page-routes.ts';
import { addSlips } from './slips/slip-routes.ts';
import { addSms, createInbox } from './sms/inbox.ts';
import { createWorld, type SandboxSettings, type World } from './world.ts';

export interface Sandbox {
  app: FastifyInstance;
  world: World;
}

// Every outside party behind one HTTP server. The caller starts listening and closes it.
export const buildSandbox = (settings: SandboxSettings): Sandbox => {
  const world = createWorld(settings);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 12_000_000, pluginTimeout: 60_000 });
  app.register(formbody);
  app.addHook('onListen', () => {
    const address = app.server.address();
    if (address !== null && typeof address === 'object') world.listensOn(address.port);
  });
  const notices = createNotices(world);
  const bank = createBankBook(world);
  const gateway = createGateway(world, { bank, notices });
  const payer = createPayer({ bank, gateway, notices });
  const inbox = createInbox(world);
  const gifts = createGifts(world);
  app.addHook('onClose', () => {
    notices.close();
    world.close();
  });
  addControl(app, world);
  addBank(app, world, { bank, payer });
  addFeed(app, world, bank);
  addPayouts(app, world, createPayouts(world, bank));
  addGateways(app, world, gateway);
  addSlips(app, world, bank);
  addSms(app, world, inbox);
  addGifts(app, world, gifts);
  addPages(app, { world, bank, payer, inbox, gifts });
  addGames(app, world);
  return { app, world };
};
