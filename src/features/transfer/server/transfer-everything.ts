import type { AnswerOf } from '#contract/endpoint.ts';
import type { GameCode } from '#contract/games.ts';
import { listGameAccounts, targetGame } from '#features/game/server/public.ts';
import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import { Refusal } from '#server/refuse.ts';
import type { Asking, MemberAsking, Stepping, Steps, WriteInSteps } from '#server/verb.ts';
import type { transferCalls } from '../contract.ts';
import { wallet } from '../rules.ts';
import { refuseWhileStopped } from './refuse-while-stopped.ts';
import { transferHop, type HopEnd, type HopRefusal } from './transfer-hop.ts';
import { answerOf } from './transfer-money.ts';
import { listTransfersOfRequest, type GameTransfer } from './transfers-table.ts';

type Answer = AnswerOf<typeof transferCalls.moveEverything>;

// Several transfers may have begun.
export const answerWhenLate: Answer = { message: 'SUCCESS', status: 'PENDING' };

type EverythingRefusal = 'TRANSFER_FAIL' | 'MONEY_NOT_ENOUGH' | 'REQUEST_LIMIT';

// A game that cannot be reached now counts as refused: its money stays there, the others' money is moved.
const bringHome = async (
  asking: Stepping<HopRefusal>,
  hop: { code: GameCode; currency: Currency; isFirst: boolean },
): Promise<HopEnd | 'busy'> => {
  const { context, steps } = asking;
  const transferId = hop.isFirst ? steps.operationId : context.newId();
  const follows = hop.isFirst ? null : steps.operationId;
  try {
    const { end } = await transferHop(asking, {
      transferId,
      code: hop.code,
      direction: 'out',
      amount: null,
      currency: hop.currency,
      follows,
    });
    return end;
  } catch (error) {
    if (error instanceof Refusal) return error.code === 'REQUEST_LIMIT' ? 'busy' : 'refused';
    throw error;
  }
};

type GameEnd = { readonly code: GameCode; readonly end: HopEnd | 'busy' };

const reported = { confirmed: 'SUCCESS', pending: 'PENDING', refused: 'FAILED', busy: 'BUSY' } as const;

const gamesOf = (ends: readonly GameEnd[]): NonNullable<Answer['games']> =>
  ends.flatMap(({ code, end }) => (end === 'empty' ? [] : [{ code, status: reported[end] }]));

// Says of each game that had money how its transfer ended. Only if none moved any is it refused.
const answerOfAll = (
  asked: Asking<EverythingRefusal>,
  { ends, hops }: { readonly ends: readonly GameEnd[]; readonly hops: readonly GameTransfer[] },
): Answer => {
  const has = (wanted: GameEnd['end']): boolean => ends.some(({ end }) => end === wanted);
  const games = gamesOf(ends);
  if (games.length === 0) return asked.refuse('MONEY_NOT_ENOUGH');
  const [first, ...further] = hops;
  const line = first && {
    ...(further.length > 0 ? {} : { id: first.transferId }),
    createdAt: first.createdAt.toISOString(),
  };
  if (has('pending')) return { ...answerWhenLate, ...line, games };
  if (!has('confirmed')) return has('refused') ? asked.refuse('TRANSFER_FAIL') : asked.refuse('REQUEST_LIMIT', 409);
  const came = hops.filter(({ status }) => status === 'CONFIRMED');
  const amount = came.reduce((sum, hop) => sum + hop.amount, 0n);
  if (has('refused')) return { message: 'SUCCESS', status: 'PARTIAL', ...line, amount, games };
  return { ...(has('busy') ? answerWhenLate : { message: 'SUCCESS' }), ...line, amount, games };
};

// The answer to a repeat whose first call died between its steps, read from the state of its hops.
export const answerOfLostEverything = async (
  lost: MemberAsking<EverythingRefusal> & { readonly operationId: string },
): Promise<Answer> => {
  const hops = await listTransfersOfRequest(lost.context.database, lost.member.memberId, lost.operationId);
  if (hops.length === 0) return lost.refuse('TRANSFER_FAIL');
  const endOf = ({ status }: GameTransfer): HopEnd => {
    if (status === 'CONFIRMED') return 'confirmed';
    return status === 'RETURNED' ? 'refused' : 'pending';
  };
  return answerOfAll(lost, { ends: hops.map((hop) => ({ code: hop.code, end: endOf(hop) })), hops });
};

// The transactions of one request follow each other, since all are on one book: sixteen games take one connection.
const oneAtATime = (steps: Steps): Steps => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    ...steps,
    inTransaction: (verb) => {
      const next = last.then(() => steps.inTransaction(verb));
      last = next.catch(() => null);
      return next;
    },
  };
};

// Moves everything to one account: the whole wallet to a game, or the money of all active games to the wallet.
// Entries: as transferMoney, one hop a game.
// Repeating with the same request key returns the first answer.
// Refuses: NO_GAME, SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH when there is nothing to move, TRANSFER_FAIL when none moved.
export const transferEverything: WriteInSteps<typeof transferCalls.moveEverything> = async (asked) => {
  const { context, steps, question } = asked;
  const { memberId } = asked.member;
  const { currency } = await balancesOf(context.database, memberId);
  if (question.to !== wallet) {
    const code = await targetGame(asked, { memberId, code: question.to, currency });
    await refuseWhileStopped(asked, code);
    const ended = await transferHop(asked, {
      transferId: steps.operationId,
      code,
      direction: 'in',
      amount: null,
      currency,
      follows: null,
    });
    const answer = answerOf(asked, ended);
    const [hop] = await listTransfersOfRequest(context.database, memberId, steps.operationId);
    return hop === undefined ? answer : { ...answer, amount: hop.amount };
  }
  const active = (await listGameAccounts(context.database, memberId)).filter((account) => account.isActive);
  const asking = { ...asked, steps: oneAtATime(steps) };
  const ends = await Promise.all(
    active.map(async ({ code }, index) => ({
      code,
      end: await bringHome(asking, { code, currency, isFirst: index === 0 }),
    })),
  );
  return answerOfAll(asked, {
    ends,
    hops: await listTransfersOfRequest(context.database, memberId, steps.operationId),
  });
};
