import { laneIsStopped } from '../brake.ts';
import type { Context } from '../context.ts';
import { systemOrigin, transactionOn, type Work } from '../transaction-on.ts';
import { raiseFinding } from './raise-finding.ts';
import { endHold, type HeldRow, type HeldWork, type HoldEnd } from './held-work.ts';
import { dueAheadMsMax, nextInquiryAt, refusedWatchMs, reviewAfterMs, watchEveryMs, watchForMs } from './backoff.ts';
import {
  absentIsDefiniteAt,
  enterLaneWithinMs,
  inquiriesBeforeAbsent,
  verdictOfInquiry,
  verdictOfSending,
  type Answer,
  type Bounds,
  type Sent,
  type Verdict,
} from './verdict.ts';
import type { WorkKey } from './work-table.ts';

// A check holds the row this long; after that, the next check finds what the provider knows under the same reference.
const leaseMs = 60_000;

const step = <Result>(
  context: Context,
  { kind, key }: { kind: { readonly kind: string }; key: WorkKey },
  verb: (work: Work) => Promise<Result>,
): Promise<Result> => {
  const { memberId, workId } = key;
  const origin = systemOrigin(`query ${kind.kind}`);
  return transactionOn(context, { memberId, operationId: workId, origin }, verb);
};

const sentOf = (row: HeldRow): Sent => ({
  sendings: row.sendings,
  inquiries: row.inquiries,
  firstSentAt: row.firstSentAt ?? row.createdAt,
  lastSentAt: row.lastSentAt ?? row.createdAt,
  isInReview: row.status === 'REVIEW',
});

const wordOf = (answer: Answer): string => ('reason' in answer && answer.reason ? answer.reason : answer.kind);

interface Check<Row extends HeldRow> {
  readonly context: Context;
  readonly kind: HeldWork<Row>;
  readonly row: Row;
}

interface Outcome {
  readonly verdict: Verdict;
  readonly answer: Answer;
  readonly sendingsMax: number | null;
  readonly definiteAtMs: number | null;
}

// Null: nothing was sent, because of a brake, the feature's own rule, or another process that was first.
const sendRow = async <Row extends HeldRow>({ context, kind, row }: Check<Row>): Promise<Outcome | null> => {
  const startMs = performance.now();
  const recorded = await step(context, { kind, key: row }, async (work) => {
    if (await laneIsStopped(work.sql, kind.laneOf(kind.laneValueOf(row)))) return null;
    if (kind.maySend !== undefined && !(await kind.maySend(work, context, row))) return null;
    const sent = await kind.table.recordSending(work.sql, { ...row, at: work.now });
    if (sent !== null) work.audit(`${kind.object} ${row.workId}`, { sent: row.sendings + 1 });
    return sent;
  });
  if (recorded === null || kind.send === undefined) return null;
  const ageMs = Math.max(
    performance.now() - startMs,
    context.now().getTime() - (recorded.lastSentAt ?? context.now()).getTime(),
  );
  const answer: Answer =
    ageMs > enterLaneWithinMs ? { kind: 'unknown', reason: 'too late to send' } : await kind.send(context, recorded);
  return { verdict: verdictOfSending(answer, row.sendings), answer, sendingsMax: row.sendings + 1, definiteAtMs: null };
};

const queryRow = async <Row extends HeldRow>({ context, kind, row }: Check<Row>): Promise<Outcome | null> => {
  const bounds: Bounds = await kind.bounds(context, row);
  const answer = await kind.query(context, row);
  const sent = sentOf(row);
  const verdict = verdictOfInquiry(answer, sent, { bounds, now: context.now() });
  const definiteAtMs = answer.kind === 'absent' ? absentIsDefiniteAt(sent, bounds) + 500 : null;
  const queried: Outcome = { verdict, answer, sendingsMax: null, definiteAtMs };
  if (verdict !== 'absent' || kind.send === undefined) return queried;
  // Surely never arrived: work that its job may send goes out again under the same id. What may not be sent now is without
  // an outcome as before, so that a person sees it in time.
  return (await sendRow({ context, kind, row })) ?? { ...queried, verdict: 'unknown' };
};

const endOf = (outcome: Outcome, now: Date, watchesRefused: boolean): HoldEnd | null => {
  const { verdict, answer, sendingsMax } = outcome;
  const { reference = null, arrived = null } = answer.kind === 'done' ? answer : {};
  if (verdict === 'done') return { outcome: 'done', reference, arrived };
  const watchAt = watchesRefused ? new Date(now.getTime() + refusedWatchMs) : null;
  if (verdict === 'refused') return { outcome: 'returned', sendingsMax, watchAt };
  if (verdict !== 'absent') return null;
  return { outcome: 'returned', watchAt: new Date(now.getTime() + watchEveryMs), detail: { because: 'absent' } };
};

const conclude = <Row extends HeldRow>({ context, kind, row }: Check<Row>, outcome: Outcome): Promise<boolean> =>
  step(context, { kind, key: row }, async (work) => {
    const end = endOf(outcome, work.now, kind.watchesRefused === true);
    if (end !== null) return endHold(work, kind, { row, end });
    const { firstSentAt } = sentOf(row);
    const reviewAtMs = firstSentAt.getTime() + reviewAfterMs;
    const isOld = work.now.getTime() >= reviewAtMs;
    await kind.table.recordUnknown(work.sql, {
      ...row,
      due: nextInquiryAt(work.now, row.inquiries, [outcome.definiteAtMs, reviewAtMs]),
      isForReview: isOld || outcome.verdict === 'review',
      answer: wordOf(outcome.answer),
    });
    return true;
  });

// Refused, or absent between the two bounds of an absence.
const isDefinitelyNot = async <Row extends HeldRow>(
  { context, kind, row }: Check<Row>,
  answer: Answer,
): Promise<boolean> => {
  if (answer.kind !== 'refused' && answer.kind !== 'absent') return false;
  const sent = { ...sentOf(row), inquiries: inquiriesBeforeAbsent, isInReview: false };
  const verdict = verdictOfInquiry(answer, sent, { bounds: await kind.bounds(context, row), now: context.now() });
  return verdict === 'refused' || verdict === 'absent';
};

const isOtherAmount = (row: HeldRow, answer: Answer): boolean =>
  answer.kind === 'done' && answer.arrived !== undefined && answer.arrived.amount !== row.amount;

// Money that went out although the books gave it back, or came back although the books say it was spent, or another
// amount than the books say.
export const checkEnded = async <Row extends HeldRow>(
  { context, kind, row }: Check<Row>,
  answer: Answer,
): Promise<boolean> => {
  const isDone = row.status === kind.table.shape.done;
  const isOther = answer.kind === 'contradiction' || (isDone && isOtherAmount(row, answer));
  const differs = isOther || (isDone ? await isDefinitelyNot({ context, kind, row }, answer) : answer.kind === 'done');
  if (!differs) return false;
  await raiseFinding(context, {
    memberId: row.memberId,
    kind: isDone ? 'ENDED_AS_DONE_BUT_NOT' : 'RETURNED_BUT_DONE',
    lane: kind.laneOf(kind.laneValueOf(row)),
    object: `${kind.object} ${row.workId}`,
    detail: { amount: row.amount.toString(), currency: row.currency, status: row.status },
    stopsLane: true,
  });
  await kind.onDiffers?.(context, row);
  return true;
};

// Ended work that is still watched: done by the provider's word alone until its record says so too, given back as absent,
// or decided by a person.
const watchEnded = async <Row extends HeldRow>(check: Check<Row>): Promise<void> => {
  const { context, kind, row } = check;
  const answer = await kind.query(context, row);
  const isFound = await checkEnded(check, answer);
  const isAgreed = row.status === kind.table.shape.done && answer.kind === 'done';
  const now = context.now();
  const isOver = isFound || isAgreed || now.getTime() - (row.endedAt ?? now).getTime() >= watchForMs;
  await kind.table.watch(context.database, { ...row, due: isOver ? null : new Date(now.getTime() + watchEveryMs) });
};

// Work that a call sends itself is due for the job only after this time, so that the call can answer with its outcome.
// Shorter than the lease of a check, so that the call takes it once.
export const keptForCallMs = 30_000;

// One check of one due item; with `keptUntil`, of one that is kept until then for the call that wrote it. The row's due time
// moves on before the provider is called, so that a crash means "checked again", never "forgotten".
export const checkHeldWork = async <Row extends HeldRow>(
  context: Context,
  kind: HeldWork<Row>,
  { keptUntil, ...key }: WorkKey & { readonly keptUntil?: Date },
): Promise<void> => {
  const now = context.now();
  const row = await step(context, { kind, key }, (work) =>
    kind.table.take(work.sql, {
      ...key,
      now: keptUntil ?? now,
      impossible: new Date(now.getTime() + dueAheadMsMax),
      until: new Date(now.getTime() + leaseMs),
    }),
  );
  if (row === null) return;
  const check = { context, kind, row };
  if (row.endedAt !== null) return watchEnded(check);
  const outcome = row.sendings === 0 ? await sendRow(check) : await queryRow(check);
  if (outcome === null || (await conclude(check, outcome))) return;
  // Someone else ended it meanwhile: the provider's answer is compared with that end.
  const ended = await kind.table.find(context.database, key);
  if (ended !== null && ended.endedAt !== null) await checkEnded({ context, kind, row: ended }, outcome.answer);
};
