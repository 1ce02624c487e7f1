import { listActiveGames } from '#features/game/server/public.ts';
import { listObjectSteps } from '#server/records/audit-steps-table.ts';
import { promisedMinutes } from '#server/operator/shared-settings.ts';
import { reviewAfterMs } from '#server/outside/backoff.ts';
import { absentIsDefiniteAt } from '#server/outside/verdict.ts';
import type { TimelineReason } from '#contract/money-timeline.ts';
import type { Context } from '#server/context.ts';
import type { TimelineFacts, TimelineSource, SourceTimeline } from '#server/records/timeline-source.ts';
import { wallet } from '../rules.ts';
import { transfers } from './transfers.ts';
import { findOnwardTransfer, transferWork, type GameTransfer } from './transfers-table.ts';

const minuteMs = 60_000;
// The job that gives absent money back runs each second.
const returnedWithinMs = 5_000;

const sentAt = (row: GameTransfer): Date => row.firstSentAt ?? row.createdAt;
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

// When money that never arrived at the game is given back: the last moment at which it could still arrive.
const returnAt = async (context: Context, row: GameTransfer): Promise<Date> =>
  new Date(
    absentIsDefiniteAt({ lastSentAt: row.lastSentAt ?? row.createdAt }, await transfers.bounds(context, row)) +
      returnedWithinMs,
  );

const comingOf = async (context: Context, row: GameTransfer): Promise<SourceTimeline> => {
  const steps: SourceTimeline['steps'] = [];
  if (row.status === 'REVIEW') {
    const { staff } = await promisedMinutes.read(context);
    const until = later(sentAt(row), reviewAfterMs + staff * minuteMs);
    return { steps, next: { what: 'STAFF_DECIDE', until }, reason: 'GAME_UNCLEAR' };
  }
  if (row.lastAnswer === null)
    return { steps, next: { what: 'GAME_ANSWERS', until: later(row.createdAt, context.settings.ANSWER_WITHIN_MS) } };
  if (row.lastAnswer === 'absent')
    return {
      steps,
      next: { what: 'RETURNED_UNLESS_FOUND', until: await returnAt(context, row) },
      reason: 'GAME_SILENT',
    };
  return { steps, next: { what: 'GAME_QUERIED', until: later(sentAt(row), reviewAfterMs) }, reason: 'GAME_SILENT' };
};

const whyReturned = async ({ database }: Context, row: GameTransfer): Promise<TimelineReason> => {
  const steps = await listObjectSteps(database, row.memberId, `transfer ${row.transferId}`);
  const because = steps.findLast(({ detail }) => detail['ended'] !== undefined)?.detail['because'];
  if (because === 'decided') return 'DECIDED';
  return because === 'absent' ? 'NEVER_ARRIVED' : 'GAME_REFUSED';
};

const endOf = async (context: Context, row: GameTransfer, endedAt: Date): Promise<SourceTimeline> => {
  const [from, to] = row.direction === 'in' ? [wallet, row.code] : [row.code, wallet];
  if (row.status === 'RETURNED')
    return {
      steps: [{ what: 'TRANSFER_RETURNED', at: endedAt, place: from }],
      reason: await whyReturned(context, row),
      can: ['RETRY', 'ASK_HELP'],
    };
  const onward = row.direction === 'out' ? await findOnwardTransfer(context.database, row) : null;
  const sentOn = onward === null ? [] : [{ what: 'SENT_ON', at: onward.createdAt, place: onward.code } as const];
  return { steps: [{ what: 'TRANSFER_ARRIVED', at: endedAt, place: to }, ...sentOn] };
};

// Less than everything came out of a game that shows a win which staff review first, or have not confirmed.
const isWinLeft = async ({ database }: Context, { memberId, code, direction }: GameTransfer): Promise<boolean> => {
  if (direction === 'in') return false;
  const [own] = await listActiveGames(database, [memberId]);
  return (own?.found.get(code)?.difference ?? null) !== null;
};

const factsOf = (row: GameTransfer): TimelineFacts => ({
  status: row.status,
  inquiries: row.inquiries,
  lastAnswer: row.lastAnswer,
  lastSentAt: row.lastSentAt,
  dueAt: row.dueAt,
});

export const transferTimeline: TimelineSource = {
  type: 'transfer',
  tell: async (context, { memberId, operation }) => {
    const row = await transferWork.find(context.database, { memberId, workId: operation.id });
    if (row === null) return null;
    const rest = row.endedAt === null ? await comingOf(context, row) : await endOf(context, row, row.endedAt);
    const reason = rest.reason ?? ((await isWinLeft(context, row)) ? 'WIN_CHECKED' : null);
    const sent = { what: 'TRANSFER_SENT', at: row.createdAt, place: operation.from } as const;
    return {
      ...rest,
      steps: [sent, ...rest.steps],
      reason,
      facts: factsOf(row),
      objects: [`transfer ${row.transferId}`],
    };
  },
};
