import { refreshBalances } from '#features/game/server/public.ts';
import type { Act } from '#server/verb.ts';
import type { walletCalls } from '../contract.ts';
import { activeGames } from './active-games.ts';
import { gameCards } from './game-cards.ts';
import { findWallet } from './wallets-table.ts';

// Each game's play is booked in a separate transaction, after the provider's answer.
export const refreshSlots: Act<typeof walletCalls.refreshSlots> = async ({ context, member: { memberId } }) => {
  await refreshBalances(context, memberId);
  const [reading, active] = await Promise.all([findWallet(context, memberId), activeGames(context, memberId)]);
  return { message: 'SUCCESS', slots: await gameCards(context, reading, active) };
};
