import * as z from 'zod/mini';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfText } from '../game-unit.ts';
import { roundOf, wholePage } from '../listed-round.ts';
import type { RoundPage } from '../port.ts';
import { keyNotAccepted } from '../protocol.ts';
import { mismatch } from '../same-player.ts';

// Amounts here are hundredths of the game's unit. A reply with a user, reference, amount, currency or direction other
// than the requested one proves nothing, so it is unknown and never done.

export type Direction = 'in' | 'out';

export interface TransferRequest {
  readonly username: string;
  readonly reference: string;
  readonly units: bigint;
  readonly direction: Direction;
  readonly currency: string;
}

const reply = <Data extends z.ZodMiniType>(data: Data) => z.object({ code: z.literal(0), data });
const refusalReply = z.object({ code: z.int().check(z.positive()), data: z.null() });

const createdReply = reply(z.object({ username: z.string(), isNew: z.boolean() }));
const playerReply = reply(z.object({ username: z.string() }));
const balanceReply = reply(z.object({ username: z.string(), balance: z.string(), currency: z.string() }));
const transferReply = reply(
  z.object({
    reference: z.string(),
    username: z.string(),
    kind: z.enum(['deposit', 'withdraw']),
    amount: z.string(),
    currency: z.string(),
    balance: z.string(),
  }),
);
const launchReply = reply(z.object({ username: z.string(), link: z.string() }));
const fieldsReply = reply(z.object({ fields: z.record(z.string(), z.string()) }));

const noSuchReference = 1006;

// A definite refusal changed nothing. Any code not listed here means unknown, above all 1005: our reference is already
// in use for something else, which a person must examine.
const definiteRefusals: Readonly<Record<number, string>> = {
  1001: keyNotAccepted,
  1002: 'no such player',
  1003: 'amount not accepted',
  1004: 'balance too low',
  1007: 'not accepted at the moment',
  1008: 'currency not accepted',
  1009: 'wrong password',
  1010: 'fields not accepted',
};

const notDone = (answer: Answered): Outcome<never> => {
  const no = refusalReply.safeParse(answer.json);
  const reason = no.success ? definiteRefusals[no.data.code] : undefined;
  return reason === undefined ? unknown('reply not understood') : refused(reason);
};

const read = <Data, Value>(
  answer: Answered | Unknown,
  shape: z.ZodMiniType<{ code: 0; data: Data }>,
  use: (data: Data) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  const given = shape.safeParse(answer.json);
  return answer.status === 200 && given.success ? use(given.data.data) : notDone(answer);
};

export const readCreated = (answer: Answered | Unknown, username: string): Outcome<{ isNew: boolean }> =>
  read(answer, createdReply, (data) => (data.username === username ? done({ isNew: data.isNew }) : mismatch()));

export const readPlayer = (answer: Answered | Unknown, username: string): Outcome<object> =>
  read(answer, playerReply, (data) => (data.username === username ? done({}) : mismatch()));

export const readBalance = (
  answer: Answered | Unknown,
  requested: { username: string; currency: string },
): Outcome<{ units: bigint }> =>
  read(answer, balanceReply, (data) => {
    if (data.username !== requested.username || data.currency !== requested.currency) return mismatch();
    const units = unitsOfText(data.balance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

export const readTransfer = (answer: Answered | Unknown, requested: TransferRequest): Outcome<{ units: bigint }> =>
  read(answer, transferReply, (data) => {
    if (data.username !== requested.username || data.reference !== requested.reference) return mismatch();
    if (data.kind !== (requested.direction === 'in' ? 'deposit' : 'withdraw')) return mismatch();
    if (data.currency !== requested.currency || unitsOfText(data.amount) !== requested.units) return mismatch();
    const units = unitsOfText(data.balance);
    return units === null ? unknown('reply not understood') : done({ units });
  });

export const readFound = (
  answer: Answered | Unknown,
  requested: { username: string; reference: string; currency: string },
): { kind: 'done'; direction: Direction; units: bigint } | { kind: 'absent' } | Unknown => {
  if (answer.kind === 'answered' && answer.status === 200) {
    const no = refusalReply.safeParse(answer.json);
    if (no.success && no.data.code === noSuchReference) return { kind: 'absent' };
  }
  const found = read(answer, transferReply, (data) => {
    if (data.username !== requested.username || data.reference !== requested.reference) return mismatch();
    const units = unitsOfText(data.amount);
    if (data.currency !== requested.currency || units === null || units <= 0n) return mismatch();
    const direction: Direction = data.kind === 'deposit' ? 'in' : 'out';
    return done({ direction, units });
  });
  if (found.kind === 'refused') return unknown(found.reason);
  return found.kind === 'done' ? { kind: 'done', ...found.value } : found;
};

export const readLink = (
  answer: Answered | Unknown,
  requested: { username: string; isTrusted: (link: string) => boolean },
): Outcome<{ link: string }> =>
  read(answer, launchReply, (data) => {
    if (data.username !== requested.username) return mismatch();
    return requested.isTrusted(data.link) ? done({ link: data.link }) : unknown('link not trusted');
  });

export const readLoginFields = (answer: Answered | Unknown): Outcome<{ fields: Record<string, string> }> =>
  read(answer, fieldsReply, (data) => done({ fields: data.fields }));

const listedReply = z.object({
  id: z.string(),
  username: z.string(),
  currency: z.string(),
  stake: z.string(),
  won: z.string(),
  placedAt: z.iso.datetime(),
  settledAt: z.iso.datetime(),
});
const roundsReply = reply(z.object({ rounds: z.array(listedReply), next: z.string(), isLast: z.boolean() }));

const place = /^\d{1,18}$/;

// The list of one currency, in the order in which its rounds ended or were changed.
export const readRounds = (
  answer: Answered | Unknown,
  requested: { after: string | null; currency: string; now: Date },
): Outcome<RoundPage> =>
  read(answer, roundsReply, ({ rounds, next, isLast }) => {
    if (!place.test(next) || BigInt(next) < BigInt(requested.after ?? '0')) return unknown('reply not understood');
    if (rounds.some(({ currency }) => currency !== requested.currency)) return mismatch();
    const listed = rounds.map(({ id, username, stake, won, placedAt, settledAt }) =>
      roundOf(
        {
          roundId: id,
          username,
          stake: unitsOfText(stake),
          won: unitsOfText(won),
          placedAt: Date.parse(placedAt),
          settledAt: Date.parse(settledAt),
        },
        requested.now,
      ),
    );
    const whole = wholePage(listed);
    if (whole === null) return unknown('reply not understood');
    return done({ rounds: whole, next, isLast, completeFrom: null });
  });
