import * as z from 'zod/mini';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { TransferAnswer } from '../game-book.ts';
import type { ProviderCall } from '../provider-call.ts';
import { fieldsOf, refusedOutright, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { signatureFits } from './signatures.ts';

// PG Soft's transfer wallet: forms with the operator's token and key, answers with either data or an error, and a repeat
// of a reference answered as the first was.

const playerName = z.string().check(z.regex(/^[0-9A-Za-z_@-]{3,50}$/));
const reference = z.string().check(z.regex(/^[0-9A-Za-z-]{1,50}$/));
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/));
const currency = z.string().check(z.length(3));
const session = z.string().check(z.regex(/^[0-9A-Za-z-]{16,200}$/));
const transfer = z.object({ player_name: playerName, transfer_reference: reference, amount, currency });

const ok = (data: object): WeatherAnswer => ({ body: { data, error: null } });
const no = (code: string, message: string): WeatherAnswer => ({
  body: { data: null, error: { code, message, traceId: '' } },
});

const noWallet = () => no('3005', 'Player wallet does not exist');
const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': noWallet,
  'bad-amount': () => no('3001', 'Value cannot be null'),
  'too-little': () => no('3013', 'Not enough cash balance'),
  'other-content': () => no('1035', 'Operation failed'),
};

const readsOnly: ReadonlySet<string> = new Set([
  'Cash/v3/GetPlayerWallet',
  'Cash/v3/GetSingleTransaction',
  'Bet/v4/GetHistory',
]);

type Answering = (code: string, fields: unknown) => (() => WeatherAnswer) | null;

const asked =
  <Fields>(shape: z.ZodMiniType<Fields>, act: (code: string, fields: Fields) => WeatherAnswer): Answering =>
  (code, fields) => {
    const read = shape.safeParse(fields);
    return read.success ? () => act(code, read.data) : null;
  };

const createMove = ({ book }: ProtocolParts, sign: 1n | -1n) =>
  asked(transfer, (code, { player_name: username, transfer_reference, amount: text, currency: wanted }) => {
    const player = book.player({ code, username });
    if (player === null) return noWallet();
    if (player.currency !== wanted) return no('3001', 'Value cannot be null');
    const size = fromDecimalText(text) ?? 0n;
    const answer = book.transfer({ code, username, reference: transfer_reference, amount: sign * size });
    if (answer.kind !== 'done') return refused[answer.kind]();
    const { balanceBefore, balanceAfter } = answer.transfer;
    return ok({
      transactionId: book.transfers().indexOf(answer.transfer) + 1,
      balanceAmountBefore: toWireNumber(balanceBefore),
      balanceAmount: toWireNumber(balanceAfter),
      amount: toWireNumber(size),
    });
  });

const historyQuestion = z.object({
  count: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  row_version: z.string().check(z.regex(/^\d{1,18}$/)),
  bet_type: z.literal('1'),
});

// Every currency of the operator, from the version on that was asked for.
const createHistory = ({ book }: ProtocolParts) =>
  asked(historyQuestion, (code, { count, row_version }) => ({
    body: {
      error: null,
      data: book
        .listRounds(code, Number(row_version))
        .slice(0, Number(count))
        .map(({ id, username, stake, win, at, version }) => ({
          betId: id,
          parentBetId: id,
          playerName: username,
          currency: book.player({ code, username })?.currency ?? null,
          betType: 1,
          transactionType: 1,
          betAmount: toWireNumber(stake),
          winAmount: toWireNumber(win),
          rowVersion: version,
          betTime: Date.parse(at),
          betEndTime: Date.parse(at),
        })),
    },
  }));

const createCalls = (parts: ProtocolParts): ReadonlyMap<string, Answering> => {
  const { book, tickets } = parts;
  const named = z.object({ player_name: playerName });
  const login = z.object({ player_name: playerName, operator_player_session: session, player_session: session });
  return new Map([
    [
      'Player/v1/Create',
      asked(z.object({ player_name: playerName, currency }), (code, fields) => {
        const created = book.addPlayer({ code, username: fields.player_name, currency: fields.currency });
        return created === 'created' ? ok({ action_result: 1 }) : no('1315', 'Player already exists');
      }),
    ],
    [
      'Cash/v3/GetPlayerWallet',
      asked(named, (code, { player_name: username }) => {
        const player = book.player({ code, username });
        if (player === null) return noWallet();
        const balance = toWireNumber(player.balance);
        return ok({ playerName: player.username, currencyCode: player.currency, totalBalance: balance });
      }),
    ],
    ['Bet/v4/GetHistory', createHistory(parts)],
    ['Cash/v3/TransferIn', createMove(parts, 1n)],
    ['Cash/v3/TransferOut', createMove(parts, -1n)],
    [
      'Cash/v3/GetSingleTransaction',
      asked(z.object({ player_name: playerName, transfer_reference: reference }), (code, fields) => {
        const found = book.findTransfer(code, fields.transfer_reference);
        if (found === null) return no('3040', 'Transaction does not exist');
        return ok({
          playerName: found.username,
          currencyCode: book.player(found)?.currency ?? null,
          transactionType: found.amount < 0n ? '200' : '100',
          transactionAmount: toWireNumber(found.amount),
          transactionFrom: toWireNumber(found.balanceBefore),
          transactionTo: toWireNumber(found.balanceAfter),
          transactionDateTime: Date.parse(found.at),
        });
      }),
    ],
    [
      'Login/v1/LoginGame',
      asked(login, (code, { player_name: username, operator_player_session, player_session }) => {
        if (book.player({ code, username }) === null) return no('1305', 'Invalid player');
        tickets.issue({ code, username }, operator_player_session);
        return ok({ operator_player_session, player_session: player_session.toUpperCase(), player_name: username });
      }),
    ],
  ]);
};

const signed = z.object({ operator_token: z.string().check(z.minLength(1)), secret_key: z.string() });

const createPg = (parts: ProtocolParts) => {
  const calls = createCalls(parts);
  return (code: string, call: string, fields: unknown): ProviderCall => {
    const caller = signed.safeParse(fields);
    if (!caller.success || !signatureFits(caller.data.secret_key, parts.secret))
      return refusedOutright(no('1204', 'Invalid operator'));
    const effect = calls.get(call)?.(code, fields) ?? null;
    if (effect === null) return refusedOutright(no('1034', 'Invalid request'));
    return { isQuestion: readsOnly.has(call), effect, refusal: () => no('3100', 'Transfer failed') };
  };
};

interface PgRoute {
  Params: { code: string; area: string; version: string; call: string };
  Querystring: Record<string, unknown>;
}

const textIn = (query: Record<string, unknown>, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

export const pgProtocol: AddProtocol = (scope, parts) => {
  const pg = createPg(parts);
  scope.post<PgRoute>('/pg/:code/:area/:version/:call', (request, reply) => {
    const { code, area, version, call } = request.params;
    if (!parts.speaks(code)) return reply.status(404).send(no('1034', 'Invalid request').body);
    return parts.answer(code, pg(code, `${area}/${version}/${call}`, fieldsOf(request)), reply);
  });
  // The address that opens a game: the session is a ticket.
  scope.get<PgRoute>('/pg/:code/games/index.html', ({ params, query }, reply) => {
    const fields = { ticket: textIn(query, 'ops'), lang: textIn(query, 'l'), returnUrl: textIn(query, 'f') };
    return reply.redirect(`/games/${params.code}/launch?${new URLSearchParams(fields).toString()}`, 303);
  });
};
