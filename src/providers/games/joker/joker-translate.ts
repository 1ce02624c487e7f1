import * as z from 'zod/mini';
import { toDecimalText } from '#money/money-wire.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, underMaintenance, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber } from '../game-unit.ts';
import { keyNotAccepted } from '../protocol.ts';
import { isSame, mismatch } from '../same-player.ts';
import type { JokerFields } from './joker-client.ts';

// Amounts here are hundredths of the game's unit. A reply with a user, reference or amount other than the requested one
// proves nothing, so it is unknown and never done.

const errorReply = z.object({ Message: z.string() });
const createReply = z.object({ Status: z.enum(['OK', 'Created']), Data: z.object({ Username: z.string() }) });
const statusReply = z.object({ Status: z.literal('OK') });
const creditReply = z.object({ Username: z.string(), Credit: z.number() });
const transferReply = z.object({
  RequestID: z.string(),
  Username: z.string(),
  Credit: z.number(),
  BeforeCredit: z.number(),
});
const foundReply = z.object({ RequestID: z.string(), Username: z.string(), Amount: z.number() });
const tokenReply = z.object({ Token: z.string().check(z.minLength(1)), Username: z.string() });

// A definite refusal changed nothing. Any message not listed here means unknown.
const definiteRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'Insufficient credit': 'balance too low',
    'Invalid amount': 'amount not accepted',
    'Invalid username': 'user name not accepted',
    'Username does not exist': 'no such player',
    'Invalid password': 'password not accepted',
    'Invalid request': 'request not accepted',
    'Invalid signature': keyNotAccepted,
    'Invalid timestamp': 'timestamp not accepted',
    'Under maintenance': underMaintenance,
  }),
);
const noSuchRequest = /^request ?id (does not exist|not found)\.?$/i;

const isOk = (answer: Answered): boolean => answer.status === 200 || answer.status === 201;

const notDone = (answer: Answered): Outcome<never> => {
  const reply = errorReply.safeParse(answer.json);
  const reason = reply.success && answer.status < 500 ? definiteRefusals.get(reply.data.Message) : undefined;
  return reason === undefined ? unknown(`status ${answer.status}`) : refused(reason);
};

const read = <Shape extends z.ZodMiniType, Value>(
  answer: Answered | Unknown,
  shape: Shape,
  use: (reply: z.output<Shape>) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  if (!isOk(answer)) return notDone(answer);
  const reply = shape.safeParse(answer.json);
  return reply.success ? use(reply.data) : unknown('reply not understood');
};

// RequestID allows only letters and digits, at most 50: a uuid without its dashes.
export const jokerRequestId = (reference: string): string => {
  const id = reference.replaceAll('-', '');
  if (!/^[0-9A-Za-z]{1,50}$/.test(id)) throw new Error('a reference must have at most 50 letters and digits');
  return id;
};

// Positive units go in, negative units come out.
export const transferFields = (requested: { username: string; reference: string; units: bigint }): JokerFields => ({
  Method: 'TC',
  Username: requested.username,
  RequestID: jokerRequestId(requested.reference),
  Amount: toDecimalText(requested.units),
});

export const readCreated = (answer: Answered | Unknown, username: string): Outcome<object> =>
  read(answer, createReply, (reply) => (isSame(reply.Data.Username, username) ? done({}) : mismatch()));

export const readStatus = (answer: Answered | Unknown): Outcome<object> => read(answer, statusReply, () => done({}));

export const readCredit = (answer: Answered | Unknown, username: string): Outcome<{ units: bigint }> =>
  read(answer, creditReply, (reply) => {
    if (!isSame(reply.Username, username)) return mismatch();
    const units = unitsOfNumber(reply.Credit);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

// The reply contains no amount: the credit before and after shows what was moved.
export const readTransfer = (
  answer: Answered | Unknown,
  requested: { username: string; reference: string; units: bigint },
): Outcome<{ units: bigint }> =>
  read(answer, transferReply, (reply) => {
    if (!isSame(reply.Username, requested.username)) return mismatch();
    if (reply.RequestID !== jokerRequestId(requested.reference)) return mismatch();
    const [after, before] = [unitsOfNumber(reply.Credit), unitsOfNumber(reply.BeforeCredit)];
    if (after === null || before === null) return unknown('reply not understood');
    return after - before === requested.units ? done({ units: after }) : mismatch();
  });

export const readFound = (
  answer: Answered | Unknown,
  requested: { username: string; reference: string },
): { kind: 'done'; units: bigint } | { kind: 'absent' } | Unknown => {
  if (answer.kind === 'answered' && answer.status === 404) {
    const reply = errorReply.safeParse(answer.json);
    return reply.success && noSuchRequest.test(reply.data.Message) ? { kind: 'absent' } : unknown('status 404');
  }
  const found = read(answer, foundReply, (reply) => {
    if (!isSame(reply.Username, requested.username)) return mismatch();
    if (reply.RequestID !== jokerRequestId(requested.reference)) return mismatch();
    const units = unitsOfNumber(reply.Amount);
    return units === null || units === 0n ? unknown('reply not understood') : done({ units });
  });
  if (found.kind === 'refused') return unknown(found.reason);
  return found.kind === 'done' ? { kind: 'done', units: found.value.units } : found;
};

export const readToken = (answer: Answered | Unknown, username: string): Outcome<{ token: string }> =>
  read(answer, tokenReply, (reply) => (isSame(reply.Username, username) ? done({ token: reply.Token }) : mismatch()));

const jokerLanguages: Readonly<Record<string, string>> = { th: 'th', en: 'en', zh: 'zh' };

export const forwardLink = (visit: {
  forwardUrl: string;
  token: string;
  returnUrl: string;
  language: string;
}): string => {
  const link = new URL(visit.forwardUrl);
  link.searchParams.set('token', visit.token);
  link.searchParams.set('redirectUrl', visit.returnUrl);
  link.searchParams.set('mobile', 'true');
  link.searchParams.set('lang', jokerLanguages[visit.language] ?? 'en');
  return link.toString();
};
