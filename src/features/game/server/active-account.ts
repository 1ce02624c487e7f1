import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { knownGame, type KnownGame } from './known-game.ts';
import { openPassword } from './sealed-password.ts';

export interface ActiveAccount extends KnownGame {
  readonly password: string;
  readonly currency: Currency;
}

// The member's active account at a game, with its password opened. Refuses NO_GAME and SLOT_NO_ACCOUNT.
export const activeAccount = async (context: Context, memberId: string, code: string): Promise<ActiveAccount> => {
  const { currency } = await balancesOf(context.database, memberId);
  const known = await knownGame(context, { memberId, code, currency });
  const password = openPassword(context.settings, { memberId, code }, known.account.sealedPassword);
  return { ...known, password, currency };
};
