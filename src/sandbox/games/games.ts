import type { FastifyInstance } from 'fastify';
import { toWireNumber } from '#money/money-wire.ts';
import type { World } from '../world.ts';
import { addGameControl } from './control-routes.ts';
import { createGameBook, type GameBook } from './game-book.ts';
import { createLaunchTickets } from './launch-tickets.ts';
import { createLoginFields } from './login-fields.ts';
import { addGamePages } from './pages/page-routes.ts';
import { createProviderDesk } from './provider-call.ts';
import { addProviderRoutes } from './provider-routes.ts';

const believed = (book: GameBook) => ({
  accounts: book.players().map((player) => ({ ...player, balance: toWireNumber(player.balance) })),
  transfers: book.transfers().map(({ code, reference, username, amount, at }) => ({
    code,
    reference,
    username,
    amount: toWireNumber(amount),
    at,
  })),
});

// All game providers: their protocols for the product, control calls for tests, and pages for people.
export const addGames = (app: FastifyInstance, world: World): void => {
  const book = createGameBook({
    players: world.shelf('game-players'),
    transfers: world.shelf('game-transfers'),
    rounds: world.shelf('game-rounds'),
    now: () => world.now(),
  });
  const tickets = createLaunchTickets();
  const { games: secret } = world.settings.secrets;
  const loginFields = createLoginFields(secret);
  const desk = createProviderDesk(world);
  app.addHook('onClose', () => desk.close());
  world.book.addSection('games', () => believed(book));

  const publicUrl = () => world.publicUrl();
  const answer = desk.answer.bind(desk);
  addProviderRoutes(app, { book, tickets, loginFields, secret, publicUrl, answer });
  addGameControl(app, book);
  addGamePages(app, { book, tickets, loginFields });
};
