import * as z from 'zod/mini';
import { fromDecimalText, toDecimalText } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { GameTransfer, TransferAnswer } from '../game-book.ts';
import { findSandboxGame } from '../game-catalogue.ts';
import type { ProviderCall } from '../provider-call.ts';
import { fieldsOf, refusedOutright, textOf, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { isFresh, signatureFits, transferWalletSignature } from './signatures.ts';

interface TransferWalletRequest {
  readonly code: string;
  readonly verb: string;
  readonly rawBody: string;
  // From a form or from JSON: both have the protocol's fields as text.
  readonly fields: unknown;
  readonly headers: Record<string, string | string[] | undefined>;
}

const username = z.string().check(z.regex(/^[0-9A-Za-z_]{4,32}$/));
const password = z.string().check(z.minLength(6), z.maxLength(64));
const reference = z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/));
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/));
const currency = z.string().check(z.length(3));

const questions = {
  create: z.object({ username, password, currency }),
  password: z.object({ username, password }),
  balance: z.object({ username }),
  deposit: z.object({ username, reference, amount, currency }),
  withdraw: z.object({ username, reference, amount, currency }),
  status: z.object({ reference }),
  launch: z.object({ username, password, language: z.string(), returnUrl: z.string() }),
  'login-fields': z.object({}),
  rounds: z.object({ after: z.string().check(z.regex(/^\d{0,18}$/)), currency }),
} as const;
type Verb = keyof typeof questions;
type Fields<V extends Verb> = z.output<(typeof questions)[V]>;

const ok = (data: object): WeatherAnswer => ({ body: { code: 0, message: 'OK', data } });
const no = (code: number, message: string): WeatherAnswer => ({ body: { code, message, data: null } });

const noPlayer = () => no(1002, 'no such player');
const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': noPlayer,
  'bad-amount': () => no(1003, 'amount not accepted'),
  'too-little': () => no(1004, 'balance too low'),
  'other-content': () => no(1005, 'reference used with other content'),
};

const transferData = (transfer: GameTransfer, currencyOfPlayer: string | null) => ({
  reference: transfer.reference,
  username: transfer.username,
  kind: transfer.amount < 0n ? 'withdraw' : 'deposit',
  amount: toDecimalText(transfer.amount < 0n ? -transfer.amount : transfer.amount),
  currency: currencyOfPlayer,
  balance: toDecimalText(transfer.balanceAfter),
  at: transfer.at,
});

const createVerbs = (parts: ProtocolParts) => {
  const { book, tickets, loginFields, publicUrl } = parts;
  const move = (code: string, requested: Fields<'deposit'>, sign: 1n | -1n): WeatherAnswer => {
    const player = book.player({ code, username: requested.username });
    if (player === null) return noPlayer();
    if (player.currency !== requested.currency) return no(1008, 'currency not accepted');
    const signed = sign * (fromDecimalText(requested.amount) ?? 0n);
    const answer = book.transfer({
      code,
      username: requested.username,
      reference: requested.reference,
      amount: signed,
    });
    return answer.kind === 'done' ? ok(transferData(answer.transfer, player.currency)) : refused[answer.kind]();
  };
  return {
    create: (code: string, requested: Fields<'create'>) => {
      const isNew = book.addPlayer({ code, ...requested }) === 'created';
      return ok({ username: requested.username, isNew });
    },
    password: (code: string, requested: Fields<'password'>) =>
      book.setPassword({ code, ...requested }) ? ok({ username: requested.username }) : noPlayer(),
    balance: (code: string, requested: Fields<'balance'>) => {
      const player = book.player({ code, username: requested.username });
      if (player === null) return noPlayer();
      return ok({ username: player.username, balance: toDecimalText(player.balance), currency: player.currency });
    },
    deposit: (code: string, requested: Fields<'deposit'>) => move(code, requested, 1n),
    withdraw: (code: string, requested: Fields<'withdraw'>) => move(code, requested, -1n),
    status: (code: string, requested: Fields<'status'>) => {
      const found = book.findTransfer(code, requested.reference);
      if (found === null) return no(1006, 'no such reference');
      return ok(transferData(found, book.player(found)?.currency ?? null));
    },
    launch: (code: string, requested: Fields<'launch'>) => {
      if (book.player({ code, username: requested.username }) === null) return noPlayer();
      if (!book.passwordFits({ code, ...requested })) return no(1009, 'wrong password');
      const ticket = tickets.issue({ code, username: requested.username });
      const query = new URLSearchParams({ ticket, lang: requested.language, returnUrl: requested.returnUrl });
      return ok({ username: requested.username, link: `${publicUrl()}/games/${code}/launch?${query.toString()}` });
    },
    'login-fields': (code: string) =>
      findSandboxGame(code)?.wantsLoginFields === true ? ok({ fields: loginFields.issue(code) }) : ok({ fields: {} }),
    rounds: (code: string, requested: Fields<'rounds'>) => listRounds(parts, code, requested),
  };
};

const roundsAtOnce = 200;

const listRounds = ({ book }: ProtocolParts, code: string, requested: Fields<'rounds'>): WeatherAnswer => {
  const after = Number(requested.after);
  const later = book.listRounds(code, after + 1).filter((round) => book.player(round)?.currency === requested.currency);
  const page = later.slice(0, roundsAtOnce);
  return ok({
    rounds: page.map(({ id, username, stake, win, at }) => ({
      id: `${code}-${String(id)}`,
      username,
      currency: requested.currency,
      stake: toDecimalText(stake),
      won: toDecimalText(win),
      placedAt: at,
      settledAt: at,
    })),
    next: String(page.at(-1)?.version ?? after),
    isLast: page.length === later.length,
  });
};

const isNamed = (operator: unknown): boolean => typeof operator === 'string' && operator !== '';
const isVerb = (verb: string): verb is Verb => Object.hasOwn(questions, verb);
const questionVerbs: ReadonlySet<Verb> = new Set(['balance', 'status', 'login-fields', 'rounds']);

const createTransferWallet = (settings: ProtocolParts) => {
  const verbs = createVerbs(settings);
  const effectOf = <V extends Verb>(verb: V, code: string, fields: unknown): (() => WeatherAnswer) | null => {
    const requested = questions[verb].safeParse(fields);
    if (!requested.success) return null;
    const act = verbs[verb] as (code: string, requested: Fields<V>) => WeatherAnswer;
    return () => act(code, requested.data as Fields<V>);
  };

  return ({ code, verb, rawBody, fields, headers }: TransferWalletRequest): ProviderCall => {
    const timestamp = String(headers['x-timestamp']);
    const wanted = transferWalletSignature({ timestamp, code, verb, body: rawBody }, settings.secret);
    const isSigned = isNamed(headers['x-operator']) && signatureFits(headers['x-signature'], wanted);
    if (!isSigned || !isFresh(timestamp))
      return refusedOutright({ status: 401, ...no(1001, 'signature not accepted') });
    if (!isVerb(verb)) return refusedOutright({ status: 404, ...no(1000, 'no such verb') });
    const effect = effectOf(verb, code, fields);
    if (effect === null) return refusedOutright({ status: 400, ...no(1010, 'fields not accepted') });
    return { isQuestion: questionVerbs.has(verb), effect, refusal: () => no(1007, 'not accepted at the moment') };
  };
};

export const transferWalletProtocol: AddProtocol = (scope, parts) => {
  const transferWallet = createTransferWallet(parts);
  scope.post<{ Params: { code: string; verb: string } }>('/transfer-wallet/:code/:verb', (request, reply) => {
    const { code, verb } = request.params;
    if (!parts.speaks(code)) return reply.status(404).send({ code: 1000, message: 'no such game' });
    const { headers } = request;
    const call = transferWallet({ code, verb, rawBody: textOf(request), fields: fieldsOf(request), headers });
    return parts.answer(code, call, reply);
  });
};
