import type { GameCode } from '#contract/games.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { targetGame, wayToAccount } from '#features/game/server/public.ts';
import { findCurrencyNow } from '#members/members-table.ts';
import { Refusal } from '#server/refuse.ts';
import type { Asking, MemberAsking, Stepping, WriteInSteps } from '#server/verb.ts';
import type { transferCalls } from '../contract.ts';
import { transferMin, wallet } from '../rules.ts';
import { refuseWhileStopped } from './refuse-while-stopped.ts';
import { transferHop, type EndedHop, type Hop, type HopEnd, type HopRefusal } from './transfer-hop.ts';
import { listTransfersOfRequest } from './transfers-table.ts';

type Answer = AnswerOf<typeof transferCalls.move>;

// The line of the statement has the id of the operation.
const answerOfDone = (id: string, createdAt: Date | undefined): Answer => ({
  message: 'SUCCESS',
  id,
  ...(createdAt === undefined ? {} : { createdAt: createdAt.toISOString() }),
});

export const answerOfLate = (id: string, createdAt?: Date): Answer => ({
  ...answerOfDone(id, createdAt),
  status: 'PENDING',
});

export const answerOf = (
  { refuse, steps }: Stepping<'TRANSFER_FAIL' | 'MONEY_NOT_ENOUGH'>,
  { end, createdAt }: EndedHop,
): Answer => {
  if (end === 'refused') return refuse('TRANSFER_FAIL');
  if (end === 'empty') return refuse('MONEY_NOT_ENOUGH');
  return (end === 'pending' ? answerOfLate : answerOfDone)(steps.operationId, createdAt);
};

// The game of that code, where the member's account there is active.
const sourceGame = async (
  { context, refuse }: Asking<'NO_GAME' | 'SLOT_NO_ACCOUNT'>,
  asked: Parameters<typeof wayToAccount>[1],
): Promise<GameCode> => {
  const found = await wayToAccount(context, asked);
  return typeof found === 'string' ? refuse(found) : found.game.code;
};

// Moves money between the wallet and a game, or from game to game through the wallet.
// Entries: wallet -> transit:G -> game:G, or game:G -> transit:G -> wallet; back to where it was when refused.
// Repeating with the same request key returns the first answer; the provider knows each hop by its one id.
// Refuses: TRANSFER_MINIMUM, NO_GAME, SLOT_NO_ACCOUNT, MONEY_NOT_ENOUGH, TRANSFER_FAIL; KEY_INVALID for one and the same end.
export const transferMoney: WriteInSteps<typeof transferCalls.move> = async (asked) => {
  const { context, steps, refuse } = asked;
  const { memberId } = asked.member;
  const { from, to, amount } = asked.question;
  if (from === to) return refuse('KEY_INVALID');
  if (amount < transferMin) return refuse('TRANSFER_MINIMUM');
  const currency = await findCurrencyNow(context.database, memberId);
  const source = from === wallet ? null : await sourceGame(asked, { memberId, code: from, currency });
  const target = to === wallet ? null : await targetGame(asked, { memberId, code: to, currency });
  if (target !== null) await refuseWhileStopped(asked, target);
  if (source === null) {
    if (target === null) return refuse('KEY_INVALID');
    return answerOf(
      asked,
      await transferHop(asked, {
        transferId: steps.operationId,
        code: target,
        direction: 'in',
        amount,
        currency,
        follows: null,
      }),
    );
  }
  const home = await transferHop(asked, {
    transferId: steps.operationId,
    code: source,
    direction: 'out',
    amount,
    currency,
    follows: null,
  });
  if (target === null || home.end !== 'confirmed') return answerOf(asked, home);
  await refuseWhileStopped(asked, target);
  const onward = { transferId: context.newId(), code: target, direction: 'in', amount, currency } as const;
  const end = await secondHop(asked, { ...onward, follows: steps.operationId });
  return answerOf(asked, { ...home, end });
};

// Refused for any reason: the first half is in the wallet, so the money may have left it meanwhile, and another transfer
// under way is no reason to press again.
const secondHop = (asking: Stepping<HopRefusal>, hop: Hop): Promise<HopEnd> =>
  transferHop(asking, hop).then(
    ({ end }) => end,
    (error: unknown) => {
      if (error instanceof Refusal) return 'refused';
      throw error;
    },
  );

// From game to game the money goes through the wallet, and stays there if the second half fails.
const isHalfWay = ({ from, to }: { from?: string; to: string }, hops: number): boolean =>
  from !== undefined && from !== wallet && to !== wallet && hops < 2;

// The answer to a repeat whose first call died between its steps, read from the state of its hops.
export const answerOfLostTransfer = async (
  lost: MemberAsking<'TRANSFER_FAIL'> & {
    readonly operationId: string;
    readonly question: { readonly from?: string; readonly to: string };
  },
): Promise<Answer> => {
  const { context, member, operationId, question, refuse } = lost;
  const hops = await listTransfersOfRequest(context.database, member.memberId, operationId);
  const [first] = hops;
  if (first === undefined || hops.some((hop) => hop.status === 'RETURNED')) return refuse('TRANSFER_FAIL');
  if (hops.some((hop) => hop.status !== 'CONFIRMED')) return answerOfLate(operationId, first.createdAt);
  return isHalfWay(question, hops.length) ? refuse('TRANSFER_FAIL') : answerOfDone(operationId, first.createdAt);
};
