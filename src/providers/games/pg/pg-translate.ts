import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber } from '../game-unit.ts';
import { keyNotAccepted } from '../protocol.ts';
import { isSame, mismatch } from '../same-player.ts';

// Amounts here are hundredths of the game's unit. An answer has either data or an error. It repeats neither player nor
// reference of a transfer, so the amount and the balances before and after show what was moved.

const reply = <Data extends z.ZodMiniType>(data: Data) => z.object({ data, error: z.null() });
const errorReply = z.object({ data: z.null(), error: z.object({ code: z.string() }) });

const actionReply = reply(z.object({ action_result: z.literal(1) }));
const walletReply = reply(z.object({ playerName: z.string(), currencyCode: z.string(), totalBalance: z.number() }));
const transferReply = reply(
  z.object({ balanceAmountBefore: z.number(), balanceAmount: z.number(), amount: z.number() }),
);
const foundReply = reply(
  z.object({
    playerName: z.string(),
    currencyCode: z.string(),
    transactionType: z.enum(['100', '200']),
    transactionAmount: z.number(),
  }),
);
const sessionReply = reply(z.object({ operator_player_session: z.string(), player_name: z.string() }));

const playerExists = '1315';
const noSuchTransaction = '3040';

// A definite refusal changed nothing. Any other code means unknown, above all 3101: the transfer is under way.
const definiteRefusals: ReadonlyMap<string, string> = new Map([
  ['1204', keyNotAccepted],
  ['1034', 'request not accepted'],
  ['1305', 'no such player'],
  ['3001', 'fields not accepted'],
  ['3005', 'no such player'],
  ['3013', 'balance too low'],
  ['3100', 'transfer not accepted'],
]);

const errorOf = (answer: Answered): string | null => {
  const no = errorReply.safeParse(answer.json);
  return answer.status === 200 && no.success ? no.data.error.code : null;
};

const notDone = (answer: Answered): Outcome<never> => {
  const reason = definiteRefusals.get(errorOf(answer) ?? '');
  return reason === undefined ? unknown('reply not understood') : refused(reason);
};

const read = <Data, Value>(
  answer: Answered | Unknown,
  shape: z.ZodMiniType<{ data: Data; error: null }>,
  use: (data: Data) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  const given = shape.safeParse(answer.json);
  return answer.status === 200 && given.success ? use(given.data.data) : notDone(answer);
};

// The provider allows 50 characters.
export const pgReference = (reference: string): string => {
  if (!/^[0-9A-Za-z-]{1,50}$/.test(reference))
    throw new Error('a reference must have at most 50 letters, digits and hyphens');
  return reference;
};

export const transferFields = (requested: {
  username: string;
  reference: string;
  units: bigint;
  currency: string;
}): Record<string, string> => ({
  player_name: requested.username,
  transfer_reference: pgReference(requested.reference),
  amount: toDecimalText(requested.units),
  currency: requested.currency,
});

export const readCreated = (answer: Answered | Unknown): Outcome<object> => {
  const isThere = answer.kind === 'answered' && errorOf(answer) === playerExists;
  return isThere ? done({}) : read(answer, actionReply, () => done({}));
};

export const readWallet = (
  answer: Answered | Unknown,
  requested: { username: string; currency: string },
): Outcome<{ units: bigint }> =>
  read(answer, walletReply, (data) => {
    if (!isSame(data.playerName, requested.username) || data.currencyCode !== requested.currency) return mismatch();
    const units = unitsOfNumber(data.totalBalance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

// `units` is positive into the game, negative out of it.
export const readTransfer = (answer: Answered | Unknown, requested: { units: bigint }): Outcome<{ units: bigint }> =>
  read(answer, transferReply, (data) => {
    const [before, after] = [unitsOfNumber(data.balanceAmountBefore), unitsOfNumber(data.balanceAmount)];
    const amount = unitsOfNumber(data.amount);
    if (before === null || after === null || amount === null || after < 0n) return unknown('reply not understood');
    const size = requested.units < 0n ? -requested.units : requested.units;
    const isOurs = (amount === size || amount === requested.units) && after - before === requested.units;
    return isOurs ? done({ units: after }) : mismatch();
  });

export const readFound = (
  answer: Answered | Unknown,
  requested: { username: string; currency: string },
): { kind: 'done'; direction: 'in' | 'out'; units: bigint } | { kind: 'absent' } | Unknown => {
  if (answer.kind === 'answered' && errorOf(answer) === noSuchTransaction) return { kind: 'absent' };
  const found = read(answer, foundReply, (data) => {
    if (!isSame(data.playerName, requested.username) || data.currencyCode !== requested.currency) return mismatch();
    const given = unitsOfNumber(data.transactionAmount);
    if (given === null || given === 0n) return unknown('reply not understood');
    const isIn = data.transactionType === '100';
    if (isIn && given < 0n) return mismatch();
    return done({ direction: isIn ? ('in' as const) : ('out' as const), units: given < 0n ? -given : given });
  });
  if (found.kind === 'refused') return unknown(found.reason);
  return found.kind === 'done' ? { kind: 'done', ...found.value } : found;
};

export const readSession = (
  answer: Answered | Unknown,
  requested: { username: string; session: string },
): Outcome<object> =>
  read(answer, sessionReply, (data) => {
    const isOurs =
      isSame(data.player_name, requested.username) && isSame(data.operator_player_session, requested.session);
    return isOurs ? done({}) : mismatch();
  });

const pgLanguages: Readonly<Record<string, string>> = { th: 'th', lo: 'lo', en: 'en' };

export const gameLink = (visit: {
  gamesUrl: string;
  operatorToken: string;
  session: string;
  returnUrl: string;
  language: string;
}): string => {
  const link = new URL(`${visit.gamesUrl}/index.html`);
  link.searchParams.set('btt', '1');
  link.searchParams.set('ot', visit.operatorToken);
  link.searchParams.set('ops', visit.session);
  link.searchParams.set('l', pgLanguages[visit.language] ?? 'en');
  link.searchParams.set('f', visit.returnUrl);
  return link.toString();
};
