import { createHmac } from 'node:crypto';
import type { Call, Context } from '#server/context.ts';
import { networkBudgets, takeFromBudgets, takeOrRefuse, waitForBudgets, type Budget } from '#server/records/budgets.ts';
import { refuseShared } from '#server/refuse.ts';
import type { HashingLane } from './hashing-queue.ts';
import { hashingQueues } from './hashing-queues.ts';
import { takeBackLoginTry, type CountedTry } from '../login-failures-table.ts';
import { isKnownPlace, upsertFailureAt, upsertPlace, type LoginPlace } from '../login-places-table.ts';
import { takeLoginTryOrRefuse } from '../take-login-try-or-refuse.ts';
import { isPasswordRight } from './password-hash.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const nobody = '00000000-0000-0000-0000-000000000000';

interface Guess {
  // Null if nobody has the name.
  readonly passwordHash: string | null;
  readonly password: string;
}

export interface LoginTry extends Guess {
  readonly who: 'member' | 'staff';
  // The password as typed, and its owner.
  readonly name: string;
  readonly ownerId: string | null;
  readonly call: Pick<Call, 'network' | 'device'>;
}

// Unknown names share 65,536 rows, so that trying new names adds no rows, and only the server knows which names are
// unknown.
const subjectOf = (context: Context, { who, name, ownerId }: LoginTry): string => {
  if (ownerId !== null) return `${who} ${ownerId}`;
  const digest = createHmac('sha256', context.settings.CREDENTIALS_KEY ?? '')
    .update(name)
    .digest('hex');
  return `unknown ${who} ${digest.slice(0, 4)}`;
};

// The budgets for the tries of a network, over all names: all tries by the minute, wrong passwords by the hour.
interface Spent {
  readonly tries: readonly Budget[];
  readonly failures: readonly Budget[];
}

const budgetsOf = ({ settings, now }: Context, { who, call }: LoginTry, known: LoginPlace | null): Spent => {
  const tries = { key: `${who} logins`, at: now(), windowMs: minuteMs, max: settings.LOGINS_PER_MINUTE_ADDRESS };
  // A try from a known place counts only against that place.
  if (known !== null)
    return { tries: [{ ...tries, key: `${tries.key} ${known.ownerId} ${known.place}` }], failures: [] };
  const failuresMax = settings.LOGIN_FAILURES_PER_HOUR_ADDRESS;
  const failures = { key: `wrong ${tries.key}`, at: tries.at, windowMs: hourMs, max: failuresMax };
  const { network } = call;
  return { tries: networkBudgets({ ...tries, network }), failures: networkBudgets({ ...failures, network }) };
};

const spend = async ({ database }: Context, { tries, failures }: Spent): Promise<void> => {
  const waitMs = await waitForBudgets(database, failures);
  if (waitMs !== null) refuseShared('REQUEST_LIMIT', { waitMs });
  await takeOrRefuse(database, tries);
};

const countFailure = async (context: Context, network: string, budgets: readonly Budget[]): Promise<void> => {
  const used = await takeFromBudgets(context.database, budgets);
  const [own] = budgets;
  if (own !== undefined && used?.[0] === own.max)
    context.log.warn(
      { network },
      'a network has used up its wrong passwords; unknown callers from it cannot log in until the hour is over',
    );
};

// Only a wrong password is a failure: a right one, and one that was not checked, give their count back.
const guess = async (context: Context, counted: CountedTry, check: () => Promise<boolean>): Promise<boolean> => {
  await takeLoginTryOrRefuse(context.database, counted);
  let isRight: boolean | null = null;
  try {
    isRight = await check();
    return isRight;
  } finally {
    if (isRight !== false) await takeBackLoginTry(context.database, counted, isRight === true);
  }
};

// Checks the password of a login. If an address has used up its budget, it is refused before anything is hashed. A
// place where the person has logged in goes ahead of strangers and skips the waits that strangers' failures cause.
export const tryPassword = async (context: Context, wanted: LoginTry): Promise<boolean> => {
  const { database } = context;
  const { network, device } = wanted.call;
  const at = context.now();
  const place = { ownerId: wanted.ownerId ?? nobody, place: device ?? network };
  const isKnown = await isKnownPlace(database, place);
  const budgets = budgetsOf(context, wanted, isKnown ? place : null);
  await spend(context, budgets);
  const lane = hashingQueues[wanted.who][isKnown ? 'known' : 'strangers'];
  const counted = { subject: subjectOf(context, wanted), from: isKnown ? place.place : network, isKnown, at };
  const isRight = await guess(context, counted, () =>
    lane(() => isPasswordRight(context, wanted.passwordHash, wanted.password), counted.from),
  );
  if (isRight) {
    if (wanted.ownerId !== null) await upsertPlace(database, { ...place, at });
    return true;
  }
  await countFailure(context, network, budgets.failures);
  if (isKnown) await upsertFailureAt(database, place);
  return false;
};

export interface Confirmation extends Guess {
  readonly subject: string;
  readonly lane: HashingLane;
}

// Asks a logged-in person for the password again. Tries wait for each other before they are counted, so that many right
// ones at once do not look like many failures.
export const confirmPassword = (context: Context, { subject, lane, ...asked }: Confirmation): Promise<boolean> =>
  lane(() => {
    const counted = { subject, from: 'session', isKnown: false, at: context.now() };
    return guess(context, counted, () => isPasswordRight(context, asked.passwordHash, asked.password));
  });
