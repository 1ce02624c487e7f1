import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { TransferAnswer } from '../game-book.ts';
import type { ProviderCall } from '../provider-call.ts';
import { callTable } from './call-table.ts';
import { fieldsOf, refusedOutright, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { signatureFits } from './signatures.ts';

// BETFLIX v4: forms, keys in headers, and the agent's name before each player's. Its error codes are not public; these
// are the ones that the demonstration's settings name.
const agent = 'krbf';

const bare = z.string().check(z.regex(/^[0-9a-z]{2,16}$/));
const prefixed = z.string().check(z.regex(new RegExp(`^${agent}[0-9a-z]{2,16}$`)));
const password = z.string().check(z.minLength(6), z.maxLength(64));
const ref = z.string().check(z.regex(/^[0-9A-Za-z-]{1,50}$/));
const amount = z.string().check(z.regex(/^-?\d{1,13}(\.\d{1,2})?$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const questions = {
  'user/register': z.object({ username: bare, password }),
  'user/changePassword': z.object({ username: prefixed, new_password: password }),
  'user/balance': z.object({ username: prefixed }),
  'user/transfer': z.object({ username: prefixed, amount, ref }),
  'user/creditHistory': z.object({ username: prefixed, ref, start: day, end: day }),
  'play/login': z.object({ username: prefixed, language: z.enum(['thai', 'english']), returnUrl: z.string() }),
} as const;
type Call = keyof typeof questions;
type Fields<C extends Call> = z.output<(typeof questions)[C]>;

const ok = (data: unknown): WeatherAnswer => ({ body: { status: 'success', error_code: 0, msg: 'success', data } });
const no = (code: number, msg: string): WeatherAnswer => ({ body: { status: 'error', error_code: code, msg } });

const noPlayer = () => no(1002, 'User not found');
const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': noPlayer,
  'bad-amount': () => no(1004, 'Invalid amount'),
  'too-little': () => no(1003, 'Insufficient balance'),
  'other-content': () => no(1005, 'Duplicate ref'),
};

const own = (name: string): string => name.slice(agent.length);
const shown = (username: string): string => `${agent}${username}`;
const languages = { thai: 'th', english: 'en' } as const;

const createCalls = ({ book, tickets, publicUrl }: ProtocolParts) => ({
  'user/register': (code: string, requested: Fields<'user/register'>) =>
    book.addPlayer({ code, ...requested }) === 'created'
      ? ok({ username: shown(requested.username) })
      : no(1001, 'Username already exists'),
  'user/changePassword': (code: string, requested: Fields<'user/changePassword'>) =>
    book.setPassword({ code, username: own(requested.username), password: requested.new_password })
      ? ok({ username: requested.username })
      : noPlayer(),
  'user/balance': (code: string, { username }: Fields<'user/balance'>) => {
    const player = book.player({ code, username: own(username) });
    return player === null ? noPlayer() : ok({ username, balance: toDecimalText(player.balance) });
  },
  'user/transfer': (code: string, requested: Fields<'user/transfer'>) => {
    const signed = fromDecimalText(requested.amount) ?? 0n;
    const username = own(requested.username);
    const answer = book.transfer({ code, username, reference: requested.ref, amount: signed });
    if (answer.kind !== 'done') return refused[answer.kind]();
    const { balanceBefore, balanceAfter } = answer.transfer;
    const balances = { before_balance: toWireNumber(balanceBefore), balance: toWireNumber(balanceAfter) };
    return ok({ username: requested.username, ref: requested.ref, ...balances });
  },
  'user/creditHistory': (code: string, requested: Fields<'user/creditHistory'>) => {
    const found = book.findTransfer(code, requested.ref);
    if (found === null) return no(1006, 'Ref not found');
    return ok([
      { ref: found.reference, username: shown(found.username), amount: toDecimalText(found.amount), date: found.at },
    ]);
  },
  'play/login': (code: string, { username, language, returnUrl }: Fields<'play/login'>) => {
    const visit = { code, username: own(username) };
    if (book.player(visit) === null) return noPlayer();
    const query = new URLSearchParams({ ticket: tickets.issue(visit), lang: languages[language], returnUrl });
    return ok({ launch_url: `${publicUrl()}/games/${code}/launch?${query.toString()}` });
  },
});

const inquiries: ReadonlySet<string> = new Set<Call>(['user/balance', 'user/creditHistory']);
const isNamed = (name: unknown): boolean => typeof name === 'string' && name !== '';

const createBetflix = (parts: ProtocolParts) => {
  const effectOf = callTable(questions, createCalls(parts));
  return ({ code, call, request }: { code: string; call: string; request: FastifyRequest }): ProviderCall => {
    const { headers } = request;
    const isKnown = isNamed(headers['x-api-cat']) && signatureFits(headers['x-api-key'], parts.secret);
    if (!isKnown) return refusedOutright(no(1008, 'Invalid api key'));
    const effect = effectOf(call, code, request.method === 'GET' ? request.query : fieldsOf(request));
    if (effect === null) return refusedOutright(no(1009, 'Invalid parameters'));
    return { isQuestion: inquiries.has(call), effect, refusal: () => no(1007, 'Under maintenance') };
  };
};

interface BetflixRoute {
  Params: { code: string; area: string; call: string };
}

export const betflixProtocol: AddProtocol = (scope, parts) => {
  const betflix = createBetflix(parts);
  scope.route<BetflixRoute>({
    method: ['GET', 'POST'],
    url: '/betflix/:code/:area/:call',
    handler: (request, reply) => {
      const { code, area, call } = request.params;
      if (!parts.speaks(code)) return reply.status(404).send(no(1009, 'Not found').body);
      return parts.answer(code, betflix({ code, call: `${area}/${call}`, request }), reply);
    },
  });
};
