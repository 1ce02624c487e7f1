import { mayRepeatAtOnce } from '#database/connection-loss.ts';
import { accounts, type Finding, lockMember } from '#ledger';
import { payoutsAreStopped, stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../records/audit.ts';
import { isLastPart, partAfter, type Proof, provePart, proveMembersSince } from '../records/prove-books.ts';
import { keepWatch, readWatch, roundWithinMs, type WatchState } from '../records/watch-state.ts';
import { systemOrigin } from '../transaction-on.ts';

// Entries carry the time of their act, which may be slightly before their commit.
const overlapMs = 5 * 60_000;

// At one run a minute, a round over all books takes 20 hours.
const runsOfARound = 1_200;
const booksAtLeast = 1_000;
// A run that takes longer leaves the rest to the next.
const roundMs = 30_000;

// Records in the house member's chain why the money was stopped, just as a release is recorded. The brake does not wait
// for this.
const auditStop = (context: Context, detail: Record<string, unknown>): Promise<void> =>
  context.database.transaction(async (sql) => {
    const [memberId, id] = [accounts.house.BAHT, context.newId()];
    await lockMember(sql, memberId);
    const row = { memberId, id, at: context.now(), operationId: null, object: 'brake money-out', detail };
    await writeAudit(sql, { ...row, ...systemOrigin('stop payouts') });
  });

const stopForFindings = async (context: Context, findings: readonly Finding[]): Promise<void> => {
  const reason = [...new Set(findings.map(({ invariant }) => invariant))].slice(0, 5).join('; ');
  const wasStopped = await payoutsAreStopped(context.database);
  await stopPayouts(context.database, reason, context.now());
  context.log.fatal(
    { findings: findings.length, reason },
    'an invariant failed; payouts and transfers to games are stopped',
  );
  if (!wasStopped) await auditStop(context, { findings: findings.length, reason });
};

// Returns the errors of the members for whom the proof could not run; none if it ran for all, whatever it found. If it
// cannot run for some, it pages someone and does not delay the others.
const errorsOfProof = async (context: Context, proof: () => Promise<Proof>): Promise<readonly unknown[]> => {
  const { findings, unproved } = await proof().catch((error: unknown) => ({
    findings: [],
    unproved: [{ memberId: null, error }],
  }));
  if (findings.length > 0) await stopForFindings(context, findings);
  const [first] = unproved;
  if (first !== undefined)
    context.log.fatal(
      { err: first.error, members: unproved.length, first: first.memberId },
      'some books could not be proved',
    );
  return unproved.map(({ error }) => error);
};

const afterPart = (context: Context, state: WatchState, part: Awaited<ReturnType<typeof partAfter>>): WatchState => {
  const so = { ...state, provedUpTo: part.upTo, roundBooks: state.roundBooks + BigInt(part.members.length) };
  if (!isLastPart(part)) return so;
  const tookMs = context.now().getTime() - so.roundBeganAt.getTime();
  if (tookMs > roundWithinMs)
    context.log.warn({ hours: tookMs / 3_600_000 }, 'a round of the proofs took longer than a day');
  return { ...so, roundBeganAt: context.now(), roundBooks: 0n, lastRoundBooks: so.roundBooks };
};

// The whole history of the next books in the round, as many as this run must prove for the round to take a day. A part
// whose proof was cut short is the next run's first; a member who is too much for one statement does not stop the round.
const goOnWithTheRound = async (context: Context, before: WatchState): Promise<void> => {
  const share = Math.max(booksAtLeast, Number(before.lastRoundBooks) / runsOfARound);
  const until = performance.now() + roundMs;
  let state = before;
  let books = 0;
  do {
    const part = await partAfter(context.proofs, state.provedUpTo);
    const errors = await errorsOfProof(context, () => provePart(context.proofs, part));
    const isCutShort = errors.some(mayRepeatAtOnce);
    if (!isCutShort) state = afterPart(context, state, part);
    await keepWatch(context.database, state);
    books += part.members.length;
    if (isCutShort || isLastPart(part)) return;
  } while (books < share && performance.now() < until);
};

const beforeAll = '00000000-0000-0000-0000-000000000000';

const firstState = (now: Date): WatchState => ({
  provedUpTo: beforeAll,
  recentProvedAt: now,
  roundBeganAt: now,
  roundBooks: 0n,
  lastRoundBooks: 0n,
});

// Proves the books and audit chains of members with an entry since the last run, from their checkpoints on, and the
// whole history of the next members in a round of a day. One finding stops payouts and transfers to games until people
// release them.
export const watchLedger = async (context: Context): Promise<void> => {
  const { database, proofs } = context;
  const now = context.now();
  const last = (await readWatch(database)) ?? firstState(now);
  const since = new Date(last.recentProvedAt.getTime() - overlapMs);
  const errors = await errorsOfProof(context, () => proveMembersSince(proofs, since, now));
  await goOnWithTheRound(context, { ...last, recentProvedAt: errors.length === 0 ? now : last.recentProvedAt });
};
