import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { MemberAsking } from '#server/verb.ts';
import { knownGame, type KnownGame } from './known-game.ts';
import { openPassword } from './passwords/sealed-password.ts';

export interface ActiveAccount extends KnownGame {
  readonly password: string;
  readonly currency: Currency;
}

// The member's active account at a game, with its password opened.
export const activeAccount = async (
  asking: MemberAsking<'NO_GAME' | 'SLOT_NO_ACCOUNT'>,
  code: string,
): Promise<ActiveAccount> => {
  const { settings, database } = asking.context;
  const { memberId } = asking.member;
  const { currency } = await balancesOf(database, memberId);
  const known = await knownGame(asking, { memberId, code, currency });
  const password = openPassword(settings, { memberId, code }, known.account.sealedPassword);
  return { ...known, password, currency };
};
