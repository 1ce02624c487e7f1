import { pbkdf2Sync } from 'node:crypto';
import * as z from 'zod/mini';
import { amountField, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { GameTransfer, TransferAnswer } from '../game-book.ts';
import type { ProviderCall } from '../provider-call.ts';
import { callTable } from './call-table.ts';
import { fieldsOf, refusedOutright, textOf, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { signatureFits } from './signatures.ts';

// AMB's transfer wallet, with the reference and the inquiry that an operator agrees on.

const username = z.string().check(z.regex(/^[0-9a-z]{4,20}$/));
const password = z.string().check(z.minLength(6), z.maxLength(64));
const agent = z.string().check(z.minLength(1));
const refId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,50}$/));
const amount = amountField().check(z.positive());

const questions = {
  create: z.object({ username, password, agent }),
  password: z.object({ username, newPassword: password, agent }),
  balance: z.object({ username, agent }),
  deposit: z.object({ username, amount, refId, agent }),
  withdraw: z.object({ username, amount, refId, agent }),
  transaction: z.object({ username, refId, agent }),
  launch: z.object({ username, agent, language: z.string(), returnUrl: z.string() }),
} as const;
type Call = keyof typeof questions;
type Fields<C extends Call> = z.output<(typeof questions)[C]>;

const ok = (data: object): WeatherAnswer => ({ body: { status: { code: 0, message: 'Success' }, data } });
const no = (code: number, message: string): WeatherAnswer => ({ body: { status: { code, message } } });

const noPlayer = () => no(996, 'Invalid Username');
const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': noPlayer,
  'bad-amount': () => no(997, 'Invalid request data'),
  'too-little': () => no(800, 'Balance insufficient'),
  'other-content': () => no(900, 'Duplicate reference id'),
};

const transferData = ({ username: player, reference, balanceBefore, balanceAfter, at }: GameTransfer) => ({
  username: player,
  wallet: { balance: toWireNumber(balanceAfter), lastUpdate: at },
  balance: { before: toWireNumber(balanceBefore), after: toWireNumber(balanceAfter) },
  refId: reference,
});

const createCalls = ({ book, tickets, publicUrl }: ProtocolParts) => {
  const move = (code: string, requested: Fields<'deposit'>, sign: 1n | -1n): WeatherAnswer => {
    const named = { code, username: requested.username, reference: requested.refId };
    const answer = book.transfer({ ...named, amount: sign * requested.amount });
    return answer.kind === 'done' ? ok(transferData(answer.transfer)) : refused[answer.kind]();
  };
  return {
    create: (code: string, requested: Fields<'create'>) =>
      book.addPlayer({ code, username: requested.username, password: requested.password }) === 'created'
        ? ok({ username: requested.username })
        : no(902, 'Username is already exist'),
    password: (code: string, requested: Fields<'password'>) =>
      book.setPassword({ code, username: requested.username, password: requested.newPassword })
        ? ok({ username: requested.username })
        : noPlayer(),
    balance: (code: string, requested: Fields<'balance'>) => {
      const player = book.player({ code, username: requested.username });
      return player === null ? noPlayer() : ok({ username: player.username, balance: toWireNumber(player.balance) });
    },
    deposit: (code: string, requested: Fields<'deposit'>) => move(code, requested, 1n),
    withdraw: (code: string, requested: Fields<'withdraw'>) => move(code, requested, -1n),
    transaction: (code: string, requested: Fields<'transaction'>) => {
      const found = book.findTransfer(code, requested.refId);
      return found === null ? no(903, 'Reference id not found') : ok(transferData(found));
    },
    launch: (code: string, { username: player, language, returnUrl }: Fields<'launch'>) => {
      const visit = { code, username: player };
      if (book.player(visit) === null) return noPlayer();
      const query = new URLSearchParams({ ticket: tickets.issue(visit), lang: language, returnUrl });
      return ok({ username: player, url: `${publicUrl()}/games/${code}/launch?${query.toString()}` });
    },
  };
};

const inquiries: ReadonlySet<string> = new Set<Call>(['balance', 'transaction']);

const createAmb = (parts: ProtocolParts) => {
  const effectOf = callTable(questions, createCalls(parts));
  const signatureOf = (body: string): string => pbkdf2Sync(body, parts.secret, 1000, 64, 'sha512').toString('base64');

  return (signed: { code: string; call: string; body: string; fields: unknown; signature: unknown }): ProviderCall => {
    if (!signatureFits(signed.signature, signatureOf(signed.body))) return refusedOutright(no(998, 'Invalid agent id'));
    const effect = effectOf(signed.call, signed.code, signed.fields);
    if (effect === null) return refusedOutright(no(997, 'Invalid request data'));
    return { isQuestion: inquiries.has(signed.call), effect, refusal: () => no(995, 'Invalid game id') };
  };
};

export const ambProtocol: AddProtocol = (scope, parts) => {
  const amb = createAmb(parts);
  scope.post<{ Params: { code: string; call: string } }>('/amb/:code/transfer/:call', (request, reply) => {
    const { code, call } = request.params;
    if (!parts.speaks(code)) return reply.status(404).send(no(998, 'Invalid agent id').body);
    const signature = request.headers['x-amb-signature'];
    return parts.answer(code, amb({ code, call, body: textOf(request), fields: fieldsOf(request), signature }), reply);
  });
};
