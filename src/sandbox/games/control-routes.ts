import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { amountField, toWireNumber } from '#money/money-wire.ts';
import type { GameBook, Player, Round } from './game-book.ts';

interface AccountRoute {
  Params: { code: string; username: string };
}

const roundQuestion = z.object({
  stake: amountField().check(z.nonnegative()),
  win: amountField().check(z.nonnegative()),
  shown: z.optional(z.string().check(z.maxLength(40))),
});

const shown = ({ username, balance }: Player) => ({ username, balance: toWireNumber(balance) });

export const shownRound = ({ at, stake, win, shown: seen }: Round) => ({
  at,
  stake: toWireNumber(stake),
  win: toWireNumber(win),
  shown: seen,
});

// Reads and actions of the provider itself, for tests and for the playable pages. Amounts are in the game's unit.
export const addGameControl = (app: FastifyInstance, book: GameBook): void => {
  app.get<AccountRoute>('/games/:code/accounts/:username', (request, reply) => {
    const player = book.player(request.params);
    return player === null ? reply.status(404).send({ error: 'NO_ACCOUNT' }) : shown(player);
  });

  app.get<AccountRoute>('/games/:code/accounts/:username/rounds', (request, reply) =>
    book.player(request.params) === null
      ? reply.status(404).send({ error: 'NO_ACCOUNT' })
      : book.rounds(request.params).map(shownRound),
  );

  app.post<{ Params: { code: string; id: string } }>('/games/:code/rounds/:id', (request, reply) => {
    const requested = roundQuestion.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ error: 'BAD_REQUEST' });
    const changed = book.changeRound(request.params.code, Number(request.params.id), requested.data);
    return changed === null ? reply.status(404).send({ error: 'NO_ROUND' }) : shownRound(changed);
  });

  app.post<AccountRoute>('/games/:code/accounts/:username/rounds', (request, reply) => {
    const requested = roundQuestion.safeParse(request.body);
    if (!requested.success) return reply.status(400).send({ error: 'BAD_REQUEST' });
    const { code, username } = request.params;
    const { stake, win, shown: seen = '' } = requested.data;
    const round = book.playRound({ code, username, stake, win, shown: seen });
    if (round.kind === 'no-player') return reply.status(404).send({ error: 'NO_ACCOUNT' });
    return round.kind === 'done' ? shown(round.player) : reply.status(409).send({ error: 'TOO_LITTLE' });
  });
};
