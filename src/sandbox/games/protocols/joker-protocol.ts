import * as z from 'zod/mini';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { GameBook, TransferAnswer } from '../game-book.ts';
import { fieldsOf, refusedOutright, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { isFresh, jokerSignature, signatureFits } from './signatures.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { ProviderCall } from '../provider-call.ts';

interface JokerCall {
  readonly code: string;
  readonly appId: unknown;
  readonly signature: unknown;
  readonly body: unknown;
}

const jokerRequest = z.object({
  Method: z.enum(['CU', 'SP', 'GC', 'TC', 'TCH', 'WAC', 'SO', 'PLAY']),
  Username: z.optional(z.string().check(z.regex(/^\w{4,20}$/))),
  Password: z.optional(z.string().check(z.minLength(6), z.maxLength(50))),
  Timestamp: z.number(),
  RequestID: z.optional(z.string().check(z.regex(/^[0-9a-zA-Z]{1,50}$/))),
  Amount: z.optional(z.string()),
});
type JokerRequest = z.output<typeof jokerRequest>;

const fault = (status: number, message: string): WeatherAnswer => ({ status, body: { Message: message } });
const noUser = () => fault(400, 'Username does not exist');
const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': noUser,
  'bad-amount': () => fault(400, 'Invalid amount'),
  'too-little': () => fault(400, 'Insufficient credit'),
  'other-content': () => fault(400, 'RequestID already used'),
};

const createUser = (book: GameBook, code: string, username: string): WeatherAnswer => {
  const isNew = book.addPlayer({ code, username }) === 'created';
  const data = { Username: username, Status: 'Active' };
  return { status: isNew ? 201 : 200, body: { Status: isNew ? 'Created' : 'OK', Data: data } };
};

const getCredit = (book: GameBook, code: string, username: string): WeatherAnswer => {
  const player = book.player({ code, username });
  if (player === null) return noUser();
  const credit = toWireNumber(player.balance);
  return { status: 200, body: { Username: player.username, Credit: credit, OutstandingCredit: 0, FreeCredit: 0 } };
};

const transferCredit = (
  book: GameBook,
  code: string,
  requested: JokerRequest & { Username: string },
): WeatherAnswer => {
  const amount = fromDecimalText(requested.Amount ?? '');
  if (requested.RequestID === undefined || amount === null) return fault(400, 'Invalid request');
  const answer = book.transfer({ code, username: requested.Username, reference: requested.RequestID, amount });
  if (answer.kind !== 'done') return refused[answer.kind]();
  const { reference, username, at, balanceBefore, balanceAfter } = answer.transfer;
  const credits = { Credit: toWireNumber(balanceAfter), BeforeCredit: toWireNumber(balanceBefore) };
  return {
    status: 200,
    body: { RequestID: reference, Username: username, Time: at, ...credits, OutstandingCredit: 0 },
  };
};

// A withdrawal of everything from an empty balance is answered with amount zero and is not recorded: a later inquiry
// gives 404, as the provider's own page warns.
const withdrawAll = (book: GameBook, code: string, requested: JokerRequest & { Username: string }): WeatherAnswer => {
  const player = book.player({ code, username: requested.Username });
  if (player === null) return noUser();
  if (requested.RequestID === undefined) return fault(400, 'Invalid request');
  const earlier = book.findTransfer(code, requested.RequestID);
  if (earlier === null && player.balance === 0n) {
    const time = new Date().toISOString();
    return { status: 200, body: { RequestID: requested.RequestID, Username: player.username, Time: time, Amount: 0 } };
  }
  const amount = earlier?.amount ?? -player.balance;
  const answer = book.transfer({ code, username: player.username, reference: requested.RequestID, amount });
  if (answer.kind !== 'done') return refused[answer.kind]();
  const { reference, username, at } = answer.transfer;
  return { status: 200, body: { RequestID: reference, Username: username, Time: at, Amount: toWireNumber(-amount) } };
};

const findTransfer = (book: GameBook, code: string, reference: string | undefined): WeatherAnswer => {
  const found = reference === undefined ? null : book.findTransfer(code, reference);
  if (found === null) return fault(404, 'RequestID does not exist');
  const amount = toWireNumber(found.amount);
  return {
    status: 200,
    body: { RequestID: found.reference, Username: found.username, Time: found.at, Amount: amount },
  };
};

const createJoker = ({ book, tickets, secret }: Pick<ProtocolParts, 'book' | 'tickets' | 'secret'>) => {
  const act = (code: string, requested: JokerRequest): WeatherAnswer => {
    if (requested.Method === 'TCH') return findTransfer(book, code, requested.RequestID);
    const username = requested.Username;
    if (username === undefined) return fault(400, 'Invalid username');
    const named = { ...requested, Username: username };
    switch (requested.Method) {
      case 'CU':
        return createUser(book, code, username);
      case 'GC':
        return getCredit(book, code, username);
      case 'TC':
        return transferCredit(book, code, named);
      case 'WAC':
        return withdrawAll(book, code, named);
      case 'SP': {
        if (requested.Password === undefined) return fault(400, 'Invalid password');
        const isSet = book.setPassword({ code, username, password: requested.Password });
        return isSet ? { status: 200, body: { Status: 'OK' } } : noUser();
      }
      case 'SO':
        tickets.endFor(code, username);
        return { status: 200, body: { Status: 'OK', Message: 'Sign out successful.' } };
      case 'PLAY': {
        const player = book.player({ code, username });
        if (player === null) return noUser();
        return { status: 200, body: { Token: tickets.issue({ code, username }), Username: player.username } };
      }
    }
  };

  return ({ code, appId, signature, body }: JokerCall): ProviderCall => {
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return refusedOutright(fault(400, 'Invalid request'));
    const wanted = jokerSignature(body as Record<string, unknown>, secret);
    if (typeof appId !== 'string' || appId === '' || !signatureFits(signature, wanted))
      return refusedOutright(fault(401, 'Invalid signature'));
    const requested = jokerRequest.safeParse(body);
    if (!requested.success) return refusedOutright(fault(400, 'Invalid request'));
    if (!isFresh(requested.data.Timestamp)) return refusedOutright(fault(401, 'Invalid timestamp'));
    return {
      isQuestion: requested.data.Method === 'GC' || requested.data.Method === 'TCH',
      effect: () => act(code, requested.data),
      refusal: () => fault(400, 'Under maintenance'),
    };
  };
};

interface JokerRoute {
  Params: { code: string };
  Querystring: Record<string, unknown>;
}

export const jokerProtocol: AddProtocol = (scope, parts) => {
  const joker = createJoker(parts);
  scope.post<JokerRoute>('/joker/:code', (request, reply) => {
    const { code } = request.params;
    if (!parts.speaks(code)) return reply.status(404).send({ Message: 'Not found' });
    const { appid: appId, signature } = request.query;
    return parts.answer(code, joker({ code, appId, signature, body: fieldsOf(request) }), reply);
  });
};
