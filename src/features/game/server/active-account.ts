import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { findGameAccount, type GameAccount } from './game-accounts-table.ts';
import { offeredGame, type OfferedGame } from './offered-game.ts';
import { openPassword } from './sealed-password.ts';

export interface ActiveAccount extends OfferedGame {
  readonly account: GameAccount;
  readonly password: string;
  readonly currency: Currency;
}

// The member's active account at a game, with its password opened. Refuses NO_GAME and SLOT_NO_ACCOUNT.
export const activeAccount = async (context: Context, memberId: string, code: string): Promise<ActiveAccount> => {
  const { currency } = await balancesOf(context.database, memberId);
  const offered = await offeredGame(context, code, currency);
  const account = await findGameAccount(context.database, memberId, code);
  if (account === null || !account.isActive) return refuse('SLOT_NO_ACCOUNT');
  const password = openPassword(context.settings, { memberId, code }, account.sealedPassword);
  return { ...offered, account, password, currency };
};
