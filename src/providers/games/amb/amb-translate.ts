import * as z from 'zod/mini';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber } from '../game-unit.ts';
import { keyNotAccepted } from '../protocol.ts';
import { isNamed, isSame, mismatch } from '../same-player.ts';

// AMB, the family of AskMeBet. Calls, answers and codes: the public document of its transfer wallet. That document has no
// reference of ours and no inquiry; an operator agrees on both, or every transfer without an answer goes to a person.
// Amounts here are hundredths of the game's unit.

const reply = <Data extends z.ZodMiniType>(data: Data) => z.object({ status: z.object({ code: z.literal(0) }), data });
const codeReply = z.object({ status: z.object({ code: z.int().check(z.positive()), message: z.string() }) });

const statusReply = reply(z.object({ username: z.optional(z.string()) }));
const playerReply = reply(z.object({ username: z.string() }));
const balanceReply = reply(z.object({ username: z.string(), balance: z.number() }));
const transferReply = reply(
  z.object({
    username: z.string(),
    balance: z.object({ before: z.number(), after: z.number() }),
    refId: z.string(),
  }),
);
const launchReply = reply(z.object({ url: z.string(), username: z.optional(z.string()) }));

const playerExists = 902;
const notAvailable = 999;

// A definite refusal changed nothing. Any code not listed means unknown: 999 (service not available), 1600 and 1601
// (the provider's own call behind this one failed or timed out) above all.
const definiteRefusals: ReadonlyMap<number, string> = new Map([
  [800, 'balance too low'],
  [804, 'agent balance too low'],
  [908, 'user name not accepted'],
  [995, 'game not accepted'],
  [996, 'no such player'],
  [997, 'fields not accepted'],
  [998, keyNotAccepted],
]);

const codeOf = (answer: Answered | Unknown): number | null => {
  if (answer.kind === 'unknown' || answer.status !== 200) return null;
  const given = codeReply.safeParse(answer.json);
  return given.success ? given.data.status.code : null;
};

const read = <Data, Value>(
  answer: Answered | Unknown,
  shape: z.ZodMiniType<{ data: Data }>,
  use: (data: Data) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  const given = shape.safeParse(answer.json);
  if (answer.status === 200 && given.success) return use(given.data.data);
  const code = codeOf(answer) ?? 0;
  const reason = definiteRefusals.get(code);
  if (reason !== undefined) return refused(reason);
  return unknown(code === notAvailable ? 'service not available' : 'reply not understood');
};

export const isAmbName = (username: string): boolean => /^[0-9a-z]{4,20}$/.test(username);

export const ambReference = (reference: string): string => {
  if (!/^[0-9A-Za-z-]{1,50}$/.test(reference)) throw new Error('a reference must have at most 50 letters and digits');
  return reference;
};

export const readCreated = (answer: Answered | Unknown, username: string): Outcome<{ isNew: boolean }> =>
  codeOf(answer) === playerExists
    ? done({ isNew: false })
    : read(answer, playerReply, (data) => (isSame(data.username, username) ? done({ isNew: true }) : mismatch()));

export const readStatus = (answer: Answered | Unknown, username: string): Outcome<object> =>
  read(answer, statusReply, (data) => (isNamed(data.username, username) ? done({}) : mismatch()));

export const readBalance = (answer: Answered | Unknown, username: string): Outcome<{ units: bigint }> =>
  read(answer, balanceReply, (data) => {
    if (!isSame(data.username, username)) return mismatch();
    const units = unitsOfNumber(data.balance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

export interface AmbTransfer {
  readonly username: string;
  // Null if the provider numbers transfers itself.
  readonly reference: string | null;
}

// What a transfer changed, positive into the game, negative out of it: the answer has the balance before and after.
const readMoved = (answer: Answered | Unknown, requested: AmbTransfer): Outcome<{ moved: bigint; balance: bigint }> =>
  read(answer, transferReply, (data) => {
    if (!isSame(data.username, requested.username)) return mismatch();
    if (requested.reference !== null && data.refId !== ambReference(requested.reference)) return mismatch();
    const [after, before] = [unitsOfNumber(data.balance.after), unitsOfNumber(data.balance.before)];
    if (after === null || before === null || after < 0n) return unknown('reply not understood');
    return done({ moved: after - before, balance: after });
  });

export const readTransfer = (
  answer: Answered | Unknown,
  requested: AmbTransfer & { units: bigint },
): Outcome<{ units: bigint }> => {
  const read = readMoved(answer, requested);
  if (read.kind !== 'done') return read;
  return read.value.moved === requested.units ? done({ units: read.value.balance }) : mismatch();
};

// `absentCode` is the agreed code for a reference that the provider does not know.
export const readFound = (
  answer: Answered | Unknown,
  requested: { username: string; reference: string; absentCode: number },
): { kind: 'done'; units: bigint } | { kind: 'absent' } | Unknown => {
  if (codeOf(answer) === requested.absentCode) return { kind: 'absent' };
  const found = readMoved(answer, requested);
  if (found.kind === 'refused') return unknown(found.reason);
  if (found.kind === 'unknown') return found;
  return found.value.moved === 0n ? unknown('reply not understood') : { kind: 'done', units: found.value.moved };
};

export const readLink = (
  answer: Answered | Unknown,
  requested: { username: string; isTrusted: (link: string) => boolean },
): Outcome<{ link: string }> =>
  read(answer, launchReply, ({ url, username }) => {
    if (!isNamed(username, requested.username)) return mismatch();
    return requested.isTrusted(url) ? done({ link: url }) : unknown('link not trusted');
  });
