import * as z from 'zod/mini';
import { fromDecimalText, toWireNumber } from '#money/money-wire.ts';
import type { WeatherAnswer } from '../../weather.ts';
import type { GameBook, GameTransfer, TransferAnswer } from '../game-book.ts';
import type { ProviderCall } from '../provider-call.ts';
import { callTable } from './call-table.ts';
import { fieldsOf, refusedOutright, type AddProtocol, type ProtocolParts } from './protocol.ts';
import { signatureFits } from './signatures.ts';

// AWC's transfer wallet, as its document describes it: forms, a certificate in every body, codes as texts of four digits,
// and a used code refused whatever it was used for.

const userId = z.string().check(z.regex(/^[0-9a-z]{1,21}$/));
const txCode = z.string().check(z.regex(/^[0-9A-Za-z-]{1,50}$/));
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/));

const questions = {
  createMember: z.object({
    userId,
    currency: z.string().check(z.length(3)),
    betLimit: z.string().check(z.minLength(2)),
  }),
  getBalance: z.object({ userIds: z.string(), alluser: z.literal('0') }),
  deposit: z.object({ userId, txCode, transferAmount: amount }),
  withdraw: z.object({ userId, txCode, transferAmount: amount, withdrawType: z.literal('0') }),
  checkTransferOperation: z.object({ txCode }),
  login: z.object({
    userId,
    externalURL: z.string(),
    platform: z.string(),
    gameType: z.string(),
    language: z.string(),
  }),
  getTransactionByUpdateDate: z.object({
    timeFrom: z.iso.datetime({ offset: true }),
    platform: z.string(),
    currency: z.string().check(z.length(3)),
  }),
} as const;
type Call = keyof typeof questions;
type Fields<C extends Call> = z.output<(typeof questions)[C]>;

const ok = (fields: object): WeatherAnswer => ({ body: { status: '0000', ...fields } });
const no = (status: string, desc: string): WeatherAnswer => ({ body: { status, desc } });

const refused: Record<Exclude<TransferAnswer['kind'], 'done'>, () => WeatherAnswer> = {
  'no-player': () => no('1002', 'Account is not exists'),
  'bad-amount': () => no('1010', 'Invalid amount'),
  'too-little': () => no('1018', 'Not Enough Balance'),
  'other-content': () => no('1016', 'TxCode already operation!'),
};

const typeOf = (transfer: GameTransfer): string => (transfer.amount < 0n ? 'WITHDRAW' : 'DEPOSIT');
const sizeOf = (transfer: GameTransfer): number => Math.abs(toWireNumber(transfer.amount));

const listTransactions = (
  book: GameBook,
  code: string,
  requested: Fields<'getTransactionByUpdateDate'>,
): WeatherAnswer =>
  ok({
    transactions: book
      .listRounds(code, Date.parse(requested.timeFrom))
      .filter((round) => book.player(round)?.currency === requested.currency)
      .map(({ id, username, stake, win, at, version }) => ({
        platformTxId: `BAC-${String(id)}`,
        userId: username,
        platform: requested.platform,
        currency: requested.currency,
        txStatus: 1,
        realBetAmount: toWireNumber(stake),
        realWinAmount: toWireNumber(win),
        betTime: at,
        updateTime: new Date(version).toISOString(),
      })),
  });

const createCalls = ({ book, tickets, publicUrl }: ProtocolParts) => {
  const move = (code: string, requested: Fields<'deposit'>, sign: 1n | -1n): WeatherAnswer => {
    if (book.findTransfer(code, requested.txCode) !== null) return refused['other-content']();
    const signed = sign * (fromDecimalText(requested.transferAmount) ?? 0n);
    const { userId: username, txCode: reference } = requested;
    const answer = book.transfer({ code, username, reference, amount: signed });
    if (answer.kind !== 'done') return refused[answer.kind]();
    const { transfer } = answer;
    return ok({
      amount: sizeOf(transfer),
      method: typeOf(transfer),
      databaseId: reference,
      currentBalance: toWireNumber(transfer.balanceAfter),
      lastModified: transfer.at,
      txCode: reference,
    });
  };
  return {
    createMember: (code: string, { userId: username, currency }: Fields<'createMember'>) =>
      book.addPlayer({ code, username, currency }) === 'created' ? ok({ desc: '' }) : no('1001', 'Account existed'),
    getBalance: (code: string, { userIds }: Fields<'getBalance'>) => {
      const player = book.player({ code, username: userIds });
      const shown = player === null ? [] : [{ userId: player.username, balance: toWireNumber(player.balance) }];
      return ok({ count: shown.length, results: shown });
    },
    deposit: (code: string, requested: Fields<'deposit'>) => move(code, requested, 1n),
    withdraw: (code: string, requested: Fields<'withdraw'>) => move(code, requested, -1n),
    checkTransferOperation: (code: string, requested: Fields<'checkTransferOperation'>) => {
      const found = book.findTransfer(code, requested.txCode);
      if (found === null) return no('1017', 'TxCode is not exist');
      return ok({
        txStatus: '1',
        balance: toWireNumber(found.balanceAfter),
        transferAmount: sizeOf(found),
        transferType: typeOf(found),
        txCode: found.reference,
      });
    },
    getTransactionByUpdateDate: (code: string, requested: Fields<'getTransactionByUpdateDate'>) =>
      listTransactions(book, code, requested),
    login: (code: string, { userId: username, language, externalURL }: Fields<'login'>) => {
      if (book.player({ code, username }) === null) return refused['no-player']();
      const query = { ticket: tickets.issue({ code, username }), lang: language, returnUrl: externalURL };
      return ok({ url: `${publicUrl()}/games/${code}/launch?${new URLSearchParams(query).toString()}`, extension: [] });
    },
  };
};

const inquiries: ReadonlySet<string> = new Set<Call>([
  'getBalance',
  'checkTransferOperation',
  'getTransactionByUpdateDate',
]);
const signed = z.object({ cert: z.string(), agentId: z.string().check(z.minLength(1)) });

const createAwc = (parts: ProtocolParts) => {
  const effectOf = callTable(questions, createCalls(parts));
  return (code: string, call: string, fields: unknown): ProviderCall => {
    const caller = signed.safeParse(fields);
    if (!caller.success) return refusedOutright(no('10', 'please input all data!'));
    if (!signatureFits(caller.data.cert, parts.secret)) return refusedOutright(no('1027', 'Invalid Certificate'));
    const effect = effectOf(call, code, fields);
    if (effect === null) return refusedOutright(no('1036', 'Invalid parameters.'));
    return { isQuestion: inquiries.has(call), effect, refusal: () => no('1031', 'System is under maintenance.') };
  };
};

export const awcProtocol: AddProtocol = (scope, parts) => {
  const awc = createAwc(parts);
  scope.post<{ Params: { code: string; call: string } }>('/awc/:code/:area/:call', (request, reply) => {
    const { code, call } = request.params;
    if (!parts.speaks(code)) return reply.status(404).send({ status: '1035', desc: 'Invalid Agent Id.' });
    return parts.answer(code, awc(code, call, fieldsOf(request)), reply);
  });
};
