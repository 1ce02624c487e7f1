import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GameBook } from '../game-book.ts';
import { findSandboxGame, sandboxGames, type SandboxGame } from '../game-catalogue.ts';
import type { LaunchTickets, Visit } from '../launch-tickets.ts';
import type { LoginFields } from '../login-fields.ts';
import { appPage, lobbyPage, loginPage, playPage } from './game-pages.ts';
import { safeReturnUrl } from './page-frame.ts';
import { pageLanguage, type PageText } from './page-texts.ts';

export interface PageParts {
  readonly book: GameBook;
  readonly tickets: LaunchTickets;
  readonly loginFields: LoginFields;
}

interface GameRoute {
  Params: { code: string };
  Querystring: Record<string, unknown>;
  Body: unknown;
}

type GameRequest = FastifyRequest<GameRoute>;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ');

const sendPage = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(text);

const notThere = (reply: FastifyReply): FastifyReply => reply.status(404).type('text/plain').send('no such game');

const fieldsOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};

// The fields of a link or a form, with the language of its page.
const withLanguage = (fields: Record<string, unknown>, { headers }: FastifyRequest): Record<string, unknown> => ({
  ...fields,
  lang: pageLanguage(fields['lang'], headers['accept-language']),
});

const textField = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const themesSheet = sandboxGames
  .map(({ code, colours: [from, to] }) => `.theme-${code}{--game-from:${from};--game-to:${to}}`)
  .join('\n');

const assetTypes: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', js: 'text/javascript' };
const assetNames = [
  'script-fonts.css',
  'games.css',
  'lobby.css',
  'stage.css',
  'play.js',
  'random-below.js',
  'reels-pastime.js',
  'match-pastime.js',
  'draw-pastime.js',
  'cards-pastime.js',
  'rounds-list.js',
] as const;
const readAsset = (name: string): string => readFileSync(new URL(`../assets/${name}`, import.meta.url), 'utf8');

const addAssets = (app: FastifyInstance): void => {
  const send = (reply: FastifyReply, name: string, text: string) =>
    reply
      .type(assetTypes[name.split('.').at(-1) ?? ''] ?? 'text/plain')
      .header('cache-control', 'public, max-age=300')
      .send(text);
  for (const name of assetNames) {
    const text = readAsset(name);
    app.get(`/games/assets/${name}`, (_request, reply) => send(reply, name, text));
  }
  app.get('/games/assets/themes.css', (_request, reply) => send(reply, 'themes.css', themesSheet));
};

// AWC keeps no passwords: its page takes any, of a player that exists.
const mayEnter = (book: GameBook, { code, protocol }: SandboxGame, given: { username: string; password: string }) =>
  protocol === 'awc' ? book.player({ code, ...given }) !== null : book.passwordFits({ code, ...given });

const createDoors = ({ book, tickets, loginFields }: PageParts) => {
  const loginDoor = (
    reply: FastifyReply,
    game: SandboxGame,
    requested: { fields: Record<string, unknown>; trouble: PageText | null },
  ) => {
    const text = loginPage({
      game,
      language: pageLanguage(requested.fields['lang']),
      fields: game.wantsLoginFields ? loginFields.issue(game.code) : {},
      returnUrl: safeReturnUrl(requested.fields['returnUrl']),
      trouble: requested.trouble,
    });
    return sendPage(reply, text, requested.trouble === null ? 200 : 401);
  };

  const enter = (reply: FastifyReply, visit: Visit, fields: Record<string, unknown>) => {
    const returnUrl = safeReturnUrl(fields['returnUrl'] ?? fields['redirectUrl']);
    const id = tickets.openVisit({ ...visit, returnUrl, language: pageLanguage(fields['lang']) });
    return reply.header('referrer-policy', 'no-referrer').redirect(`/games/${visit.code}/play/${id}`, 303);
  };

  const logIn = (reply: FastifyReply, game: SandboxGame, fields: Record<string, unknown>) => {
    if (game.wantsLoginFields && !loginFields.fit(game.code, fields))
      return loginDoor(reply, game, { fields, trouble: 'fieldsFailed' });
    const [username, password] = [textField(fields, 'username'), textField(fields, 'password')];
    if (!mayEnter(book, game, { username, password }))
      return loginDoor(reply, game, { fields, trouble: 'loginFailed' });
    return enter(reply, { code: game.code, username }, fields);
  };

  const openByTicket = (
    reply: FastifyReply,
    game: SandboxGame,
    requested: { ticket: unknown; fields: Record<string, unknown> },
  ) => {
    const visit = typeof requested.ticket === 'string' ? tickets.redeem(game.code, requested.ticket) : null;
    return visit === null
      ? loginDoor(reply, game, { fields: requested.fields, trouble: 'linkUsed' })
      : enter(reply, visit, requested.fields);
  };
  return { loginDoor, logIn, openByTicket };
};

// Pages for people: a lobby, a login form for each game, and the game itself, opened by a one-time link or that form.
export const addGamePages = (app: FastifyInstance, parts: PageParts): void => {
  const { loginDoor, logIn, openByTicket } = createDoors(parts);
  const { book, tickets } = parts;
  addAssets(app);

  app.get<GameRoute>('/games', (request, reply) =>
    sendPage(reply, lobbyPage(pageLanguage(request.query['lang'], request.headers['accept-language']))),
  );

  const gameAt = (path: string, answer: (game: SandboxGame, request: GameRequest, reply: FastifyReply) => unknown) =>
    app.get<GameRoute>(path, (request, reply) => {
      const game = findSandboxGame(request.params.code);
      return game === undefined ? notThere(reply) : answer(game, request, reply);
    });

  gameAt('/games/:code', ({ code }, _request, reply) => reply.redirect(`/games/${code}/login`));
  gameAt('/games/:code/login', (game, request, reply) =>
    loginDoor(reply, game, { fields: withLanguage(request.query, request), trouble: null }),
  );
  // JOKER's forward address and the launch address of others: both contain a ticket that opens once.
  gameAt('/joker/:code/forward', (game, request, reply) =>
    openByTicket(reply, game, { ticket: request.query['token'], fields: withLanguage(request.query, request) }),
  );
  gameAt('/games/:code/launch', (game, request, reply) =>
    openByTicket(reply, game, { ticket: request.query['ticket'], fields: withLanguage(request.query, request) }),
  );
  for (const system of ['android', 'ios'])
    gameAt(`/games/:code/${system}`, (game, { query, headers }, reply) =>
      sendPage(reply, appPage(game, pageLanguage(query['lang'], headers['accept-language']))),
    );
  app.post<GameRoute>('/games/:code/login', (request, reply) => {
    const game = findSandboxGame(request.params.code);
    return game === undefined ? notThere(reply) : logIn(reply, game, withLanguage(fieldsOf(request.body), request));
  });

  // A login form that is also posted to the root of its host.
  app.post<GameRoute>('/', (request, reply) => {
    const game = sandboxGames.find(({ isPostedToHost }) => isPostedToHost);
    return game === undefined ? notThere(reply) : logIn(reply, game, withLanguage(fieldsOf(request.body), request));
  });

  app.get<{ Params: { code: string; visit: string } }>('/games/:code/play/:visit', (request, reply) => {
    const game = findSandboxGame(request.params.code);
    if (game === undefined) return notThere(reply);
    const visit = tickets.findVisit(request.params.visit);
    const player = visit?.code === game.code ? book.player(visit) : null;
    if (visit === null || player === null)
      return loginDoor(reply, game, { fields: withLanguage({}, request), trouble: 'linkUsed' });
    return sendPage(reply, playPage({ game, visit, player, rounds: book.rounds(visit) }));
  });
};
