import type { AnswerOf } from '#contract/endpoint.ts';
import { refreshBalances } from '#features/game/server/public.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { walletCalls } from '../contract.ts';
import { activeGames } from './active-games.ts';
import { gameCards } from './game-cards.ts';
import { readWallet } from './wallets-table.ts';

export const refreshSlots = async (
  context: Context,
  call: Call,
): Promise<AnswerOf<typeof walletCalls.refreshSlots>> => {
  const { memberId } = memberOf(call);
  await refreshBalances(context, memberId);
  const [reading, active] = await Promise.all([readWallet(context, memberId), activeGames(context, memberId)]);
  return { message: 'SUCCESS', slots: await gameCards(context, reading, active) };
};
