import * as z from 'zod/mini';
import { dayMs } from '#contract/bangkok-day.ts';
import type { Answered } from '../../outbound.ts';
import { done, refused, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber, unitsOfText } from '../game-unit.ts';
import { keyNotAccepted } from '../protocol.ts';
import { isNamed, isSame, mismatch } from '../same-player.ts';

// BETFLIX v4. Calls and answers as several public integrations use them: status, error_code, msg and data. Its error
// codes and the fields of its credit history are not published, so they come from the operator's contract. Amounts here
// are hundredths of the game's unit.

// What an error code of the contract may mean. Every code that is not listed there is unknown.
export const meanings = [
  'player exists',
  'no such reference',
  'no such player',
  'balance too low',
  'amount not accepted',
  'user name not accepted',
  'password not accepted',
  'fields not accepted',
  'agent balance too low',
  'player locked',
  'under maintenance',
  keyNotAccepted,
] as const;
export type Meaning = (typeof meanings)[number];
export type Codes = Readonly<Record<string, Meaning>>;

// Not refusals: what they mean depends on what was asked.
const others: ReadonlySet<Meaning> = new Set(['player exists', 'no such reference']);

const figure = z.union([z.number(), z.string()]);
const unitsOf = (given: number | string): bigint | null =>
  typeof given === 'number' ? unitsOfNumber(given) : unitsOfText(given);

const success = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ status: z.literal('success'), error_code: z.literal(0), data });
const errorReply = z.object({ status: z.literal('error'), error_code: z.int().check(z.positive()) });

const playerReply = success(z.object({ username: z.string() }));
const statusReply = success(z.unknown());
const balanceReply = success(z.object({ balance: figure, username: z.optional(z.string()) }));
const transferReply = success(
  z.object({
    before_balance: figure,
    balance: figure,
    username: z.optional(z.string()),
    ref: z.optional(z.string()),
  }),
);
const historyReply = success(z.array(z.object({ ref: z.nullable(z.string()), username: z.string(), amount: figure })));
const loginReply = success(
  z.object({
    launch_url: z.optional(z.nullable(z.string())),
    url: z.optional(z.nullable(z.string())),
    login_token: z.optional(z.nullable(z.string())),
  }),
);

const meaningOf = (answer: Answered | Unknown, codes: Codes): Meaning | null => {
  if (answer.kind === 'unknown') return null;
  const reply = errorReply.safeParse(answer.json);
  const code = reply.success && answer.status === 200 ? String(reply.data.error_code) : '';
  return Object.hasOwn(codes, code) ? (codes[code] ?? null) : null;
};

const read = <Data, Value>(
  { answer, codes }: { answer: Answered | Unknown; codes: Codes },
  shape: z.ZodMiniType<{ data: Data }>,
  use: (data: Data) => Outcome<Value>,
): Outcome<Value> => {
  if (answer.kind === 'unknown') return answer;
  const reply = shape.safeParse(answer.json);
  if (answer.status === 200 && reply.success) return use(reply.data.data);
  const meaning = meaningOf(answer, codes);
  return meaning === null || others.has(meaning) ? unknown('reply not understood') : refused(meaning);
};

export interface Read {
  readonly answer: Answered | Unknown;
  readonly codes: Codes;
}

// The provider puts the agent's name before each player's and knows names of at most 20 small letters and digits.
export const betflixName = (agent: string, username: string): string | null => {
  const name = `${agent}${username}`;
  return /^[0-9a-z]+$/.test(username) && name.length <= 20 ? name : null;
};

export const betflixReference = (reference: string): string => {
  if (!/^[0-9A-Za-z-]{1,50}$/.test(reference)) throw new Error('a reference must have at most 50 letters and digits');
  return reference;
};

export const readCreated = (given: Read, name: string): Outcome<{ isNew: boolean }> =>
  meaningOf(given.answer, given.codes) === 'player exists'
    ? done({ isNew: false })
    : read(given, playerReply, (data) => (isSame(data.username, name) ? done({ isNew: true }) : mismatch()));

export const readStatus = (given: Read): Outcome<object> => read(given, statusReply, () => done({}));

export const readBalance = (given: Read, name: string): Outcome<{ units: bigint }> =>
  read(given, balanceReply, (data) => {
    if (!isNamed(data.username, name)) return mismatch();
    const units = unitsOf(data.balance);
    return units === null || units < 0n ? unknown('reply not understood') : done({ units });
  });

export interface BetflixTransfer {
  readonly name: string;
  readonly reference: string;
  // Positive units go in, negative units come out.
  readonly units: bigint;
}

// The answer need not repeat amount, player or reference: the balance before and after shows what was moved.
export const readTransfer = (given: Read, requested: BetflixTransfer): Outcome<{ units: bigint }> =>
  read(given, transferReply, (data) => {
    if (!isNamed(data.username, requested.name)) return mismatch();
    if (data.ref !== undefined && data.ref !== betflixReference(requested.reference)) return mismatch();
    const [after, before] = [unitsOf(data.balance), unitsOf(data.before_balance)];
    if (after === null || before === null || after < 0n) return unknown('reply not understood');
    return after - before === requested.units ? done({ units: after }) : mismatch();
  });

// Absent only by the contract's code. A history without the reference, even an empty one, proves nothing: it may be a
// part of what changed, or of other days.
export const readFound = (
  given: Read,
  requested: { name: string; reference: string },
): { kind: 'done'; units: bigint } | { kind: 'absent' } | Unknown => {
  if (meaningOf(given.answer, given.codes) === 'no such reference') return { kind: 'absent' };
  const found = read(given, historyReply, (changes) => {
    const [change, ...more] = changes.filter(({ ref }) => ref === betflixReference(requested.reference));
    if (change === undefined || more.length > 0 || !isSame(change.username, requested.name)) return mismatch();
    const units = unitsOf(change.amount);
    return units === null || units === 0n ? unknown('reply not understood') : done({ units });
  });
  if (found.kind === 'refused') return unknown(found.reason);
  return found.kind === 'done' ? { kind: 'done', units: found.value.units } : found;
};

export interface Door {
  // Where a token opens the lobby, if the provider answers with one instead of a link.
  readonly lobbyUrl: string | undefined;
  readonly isTrusted: (link: string) => boolean;
}

export const readLink = (given: Read, { lobbyUrl, isTrusted }: Door): Outcome<{ link: string }> =>
  read(given, loginReply, (data) => {
    const token = data.login_token ?? '';
    const opened = lobbyUrl === undefined || token === '' ? null : `${lobbyUrl}/${encodeURIComponent(token)}`;
    const link = data.launch_url ?? data.url ?? opened;
    if (link === null) return unknown('reply not understood');
    return isTrusted(link) ? done({ link }) : unknown('link not trusted');
  });

const betflixLanguages: Readonly<Record<string, string>> = { th: 'thai', en: 'english' };
export const betflixLanguage = (language: string): string => betflixLanguages[language] ?? 'english';

// From a day before the oldest transfer that counts to a day after now, whatever time zone the provider's days have.
export const daysAround = (now: Date, backMs: number): { start: string; end: string } => {
  const day = (ms: number): string => new Date(now.getTime() + ms).toISOString().slice(0, 10);
  return { start: day(-backMs - dayMs), end: day(dayMs) };
};
