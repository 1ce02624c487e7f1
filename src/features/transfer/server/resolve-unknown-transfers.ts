import { knownGame } from '#features/game/server/public.ts';
import type { TransferFound } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { transactionOn, type Work } from '#server/transaction-on.ts';
import { inquiryWaitMs, looksBeforeAbsent, reviewAfterMs } from '../rules.ts';
import { endTransfer, type TransferEnd } from './end-transfer.ts';
import {
  dueTransfers,
  noteUnknownTransfer,
  takeDueTransfer,
  type DueTransfer,
  type GameTransfer,
} from './transfers-table.ts';

// Whoever looks is given this long, twice what a provider may take; a process killed meanwhile delays the next look by it.
const lookMs = 30_000;
const afterWindowMs = 500;
const looksAtOnce = 4;
const runMs = 5_000;

type Verdict = TransferEnd | 'unknown' | 'contradiction';

const onTransfer = <Result>(
  context: Context,
  transfer: { memberId: string; transferId: string },
  verb: (work: Work) => Promise<Result>,
): Promise<Result> =>
  transactionOn(
    context,
    {
      memberId: transfer.memberId,
      operationId: transfer.transferId,
      origin: { actor: { kind: 'system' }, act: 'transfer inquiry', requestId: transfer.transferId, address: '-' },
    },
    verb,
  );

// An absence is definite only once nothing sent can still arrive. Another amount or direction than ours is for a person.
const verdictOf = (
  found: TransferFound,
  transfer: GameTransfer,
  since: { sentAgoMs: number; windowMs: number },
): Verdict => {
  if (found.kind === 'unknown') return 'unknown';
  if (found.kind === 'absent')
    return since.sentAgoMs > since.windowMs && transfer.inquiries >= looksBeforeAbsent ? 'RETURNED' : 'unknown';
  return found.amount === transfer.amount && found.direction === transfer.direction ? 'CONFIRMED' : 'contradiction';
};

interface Asked {
  readonly verdict: Verdict;
  // When an absence becomes definite, where the provider knows nothing of the transfer.
  readonly definiteAt: number | null;
}

const ask = async (context: Context, transfer: GameTransfer): Promise<Asked> => {
  const { account, port } = await knownGame(context, transfer);
  const found = await port.queryTransfer({ username: account.username, reference: transfer.transferId });
  const sentAgoMs = context.now().getTime() - transfer.lastSentAt.getTime();
  const verdict = verdictOf(found, transfer, { sentAgoMs, windowMs: port.lateArrivalWindowMs });
  const definiteAt = transfer.lastSentAt.getTime() + port.lateArrivalWindowMs + afterWindowMs;
  return { verdict, definiteAt: found.kind === 'absent' ? definiteAt : null };
};

// By the ladder, but no later than an absence becomes definite.
const nextLook = (now: Date, inquiries: number, definiteAt: number | null): Date => {
  const byLadder = now.getTime() + inquiryWaitMs(inquiries);
  const isAhead = definiteAt !== null && definiteAt > now.getTime();
  return new Date(isAhead ? Math.min(byLadder, definiteAt) : byLadder);
};

const look = async (context: Context, due: { memberId: string; transferId: string }): Promise<void> => {
  const now = context.now();
  const next = new Date(now.getTime() + lookMs);
  const transfer = await onTransfer(context, due, (work) => takeDueTransfer(work.sql, { ...due, now, due: next }));
  if (transfer === null) return;
  const { verdict, definiteAt } = await ask(context, transfer);
  await onTransfer(context, due, async (work) => {
    if (verdict === 'CONFIRMED' || verdict === 'RETURNED') return endTransfer(work, transfer, verdict);
    const isOld = work.now.getTime() - transfer.createdAt.getTime() >= reviewAfterMs;
    const again = nextLook(work.now, transfer.inquiries, definiteAt);
    await noteUnknownTransfer(work.sql, { ...due, due: again, isForReview: isOld || verdict === 'contradiction' });
  });
};

// A look that fails is made again when the transfer is next due, and keeps no other from its own.
const lookSafely = async (context: Context, due: DueTransfer): Promise<void> => {
  try {
    await look(context, due);
  } catch (error) {
    context.log.error({ err: error, transferId: due.transferId }, 'a transfer could not be looked at');
  }
};

// Asks providers about transfers whose outcome is not known. Money is never returned on a timeout alone. Each game has
// its own few looks at a time, and none begins late in a run, so that a game in silence holds up no other for long.
export const resolveUnknownTransfers = async (context: Context): Promise<void> => {
  const stopAt = performance.now() + runMs;
  const queues = Object.values(Object.groupBy(await dueTransfers(context.database, context.now()), ({ code }) => code));
  const work = async (queue: DueTransfer[]): Promise<void> => {
    for (let due = queue.shift(); due !== undefined && performance.now() < stopAt; due = queue.shift())
      await lookSafely(context, due);
  };
  await Promise.all(queues.flatMap((queue = []) => Array.from({ length: looksAtOnce }, () => work(queue))));
};
