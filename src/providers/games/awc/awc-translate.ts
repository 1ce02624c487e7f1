import * as z from 'zod/mini';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber, unitsOfText } from '../game-unit.ts';
import { keyNotAccepted } from '../protocol.ts';
import { isSame, mismatch } from '../same-player.ts';

// AWC's transfer wallet, which serves SEXY. Shapes and codes: the tables of AWC's wallet document as published with
// several public integrations; what they say of checkTransferOperation is in `readFound`. Amounts here are hundredths of
// the game's unit.

export type Direction = 'in' | 'out';

export interface AwcTransfer {
  readonly reference: string;
  readonly units: bigint;
  readonly direction: Direction;
}

// Figures are numbers in some answers and texts in others.
const figure = z.union([z.number(), z.string()]);
const unitsOf = (given: number | string): bigint | null =>
  typeof given === 'number' ? unitsOfNumber(given) : unitsOfText(given);

const success = z.literal('0000');
const refusalReply = z.object({ status: z.string(), desc: z.string() });
const balanceReply = z.object({
  status: success,
  results: z.array(z.object({ userId: z.string(), balance: figure })),
});
const transferReply = z.object({
  status: success,
  txCode: z.string(),
  amount: figure,
  currentBalance: figure,
  method: z.string(),
});
const foundReply = z.object({
  status: success,
  txCode: z.string(),
  txStatus: z.union([z.string(), z.number()]),
  transferAmount: figure,
  transferType: z.string(),
  balance: figure,
});
const linkReply = z.object({ status: success, url: z.string() });

const accountExists = '1001';
const noSuchCode = '1017';
// A pending, used or duplicate code speaks of an earlier sending, so it says nothing about this money.
const usedCodes: ReadonlySet<string> = new Set(['1016', '1038']);

// A definite refusal changed nothing. Any code not listed means unknown: 1012 (a transfer is pending), 1028 (try again
// later), 9998 (busy) and 9999 (failed) above all.
const definiteRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '10': 'fields not accepted',
    '11': 'platform not agreed',
    '1000': 'no such player',
    '1002': 'no such player',
    '1003': 'operation not accepted',
    '1004': 'currency not accepted',
    '1005': 'language not accepted',
    '1006': 'agent not set up',
    '1007': 'agent not set up',
    '1008': 'token not accepted',
    '1009': 'timestamp not accepted',
    '1010': 'amount not accepted',
    '1011': 'reference not accepted',
    '1013': 'player locked',
    '1014': 'player suspended',
    '1015': 'player closed',
    '1018': 'balance too low',
    '1024': 'timestamp not accepted',
    '1026': 'bet limit not accepted',
    '1027': keyNotAccepted,
    '1029': 'address not listed',
    '1030': 'device not accepted',
    '1031': 'under maintenance',
    '1032': 'signed in elsewhere',
    '1033': 'game not accepted',
    '1034': 'time not accepted',
    '1035': 'agent not accepted',
    '1036': 'fields not accepted',
    '1037': 'agent not set up',
  }),
);

const statusOf = (answer: Answered | Unknown): string | null => {
  if (answer.kind === 'unknown' || answer.status !== 200) return null;
  const reply = refusalReply.safeParse(answer.json);
  return reply.success ? reply.data.status : null;
};

const read = <Shape extends z.ZodMiniType, Value>(
  answer: Answered | Unknown,
  shape: Shape,
  use: (reply: z.output<Shape>) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  const reply = shape.safeParse(answer.json);
  if (answer.status === 200 && reply.success) return use(reply.data);
  const reason = definiteRefusals.get(statusOf(answer) ?? '');
  return reason === undefined ? unknown('reply not understood') : refused(reason);
};

// AWC accepts small letters and digits, at most 21.
export const isAwcName = (username: string): boolean => /^[0-9a-z]{1,21}$/.test(username);

export const awcReference = (reference: string): string => {
  if (!/^[0-9A-Za-z-]{1,50}$/.test(reference)) throw new Error('a reference must have at most 50 letters and digits');
  return reference;
};

// A repeat for an existing player says so, and is done.
export const readCreated = (answer: Answered | Unknown): Outcome<object> =>
  statusOf(answer) === accountExists ? done({}) : read(answer, z.object({ status: success }), () => done({}));

// A player AWC does not know is absent from the list of balances.
export const readBalance = (answer: Answered | Unknown, username: string): Outcome<{ units: bigint }> =>
  read(answer, balanceReply, ({ results }) => {
    const [only, ...others] = results;
    if (only === undefined) return refused('no such player');
    if (others.length > 0 || !isSame(only.userId, username)) return mismatch();
    const units = unitsOf(only.balance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

const methods = { in: 'DEPOSIT', out: 'WITHDRAW' } as const;
const directionOf = (method: string): Direction | null =>
  isSame(method, methods.in) ? 'in' : isSame(method, methods.out) ? 'out' : null;

// Money taken out is reported with or without a minus; a payment in below zero is not ours.
const sizeOf = (given: number | string, direction: Direction): bigint | null => {
  const units = unitsOf(given);
  return units !== null && units < 0n && direction === 'out' ? -units : units;
};

export const isUsedCode = (answer: Answered | Unknown): boolean => usedCodes.has(statusOf(answer) ?? '');

export const readTransfer = (answer: Answered | Unknown, requested: AwcTransfer): Outcome<{ units: bigint }> =>
  read(answer, transferReply, (reply) => {
    if (reply.txCode !== awcReference(requested.reference)) return mismatch();
    if (directionOf(reply.method) !== requested.direction) return mismatch();
    if (sizeOf(reply.amount, requested.direction) !== requested.units) return mismatch();
    const units = unitsOf(reply.currentBalance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

export type AwcFound =
  | { kind: 'done'; direction: Direction; units: bigint; balance: bigint }
  | { kind: 'absent' }
  | Unknown;

// The document: 0000 with txStatus 1 succeeded; 0000 with 0, and 1017, did not and never will. Anything else is for
// people. The answer names no player: the code alone, which is ours, says whose money it was.
export const readFound = (answer: Answered | Unknown, reference: string): AwcFound => {
  if (statusOf(answer) === noSuchCode) return { kind: 'absent' };
  const found = read<typeof foundReply, Exclude<AwcFound, Unknown>>(answer, foundReply, (reply) => {
    if (reply.txCode !== awcReference(reference)) return mismatch();
    const [direction, state] = [directionOf(reply.transferType), String(reply.txStatus)];
    if (direction === null || (state !== '0' && state !== '1')) return unknown('reply not understood');
    if (state === '0') return done({ kind: 'absent' });
    const [units, balance] = [sizeOf(reply.transferAmount, direction), unitsOf(reply.balance)];
    if (units === null || units <= 0n || balance === null) return unknown('reply not understood');
    return done({ kind: 'done', direction, units, balance });
  });
  if (found.kind === 'done') return found.value;
  return found.kind === 'refused' ? unknown(found.reason) : found;
};

// The earlier sending under a used code was this very transfer, or it is unknown what it was.
export const readRepeat = (answer: Answered | Unknown, requested: AwcTransfer): Outcome<{ units: bigint }> => {
  const found = readFound(answer, requested.reference);
  if (found.kind === 'unknown') return found;
  const isThis = found.kind === 'done' && found.direction === requested.direction && found.units === requested.units;
  return isThis ? done({ units: found.balance }) : mismatch();
};

export const readLink = (answer: Answered | Unknown, isTrusted: (link: string) => boolean): Outcome<{ link: string }> =>
  read(answer, linkReply, ({ url }) => (isTrusted(url) ? done({ link: url }) : unknown('link not trusted')));

const awcLanguages: Readonly<Record<string, string>> = { th: 'th', en: 'en', zh: 'cn', vi: 'vi' };
export const awcLanguage = (language: string): string => awcLanguages[language] ?? 'en';
