import { balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { MemberAsking } from '#server/verb.ts';
import { knownGame, type KnownGame } from './known-game.ts';
import { openPassword } from './passwords/sealed-password.ts';

export interface OwnGame extends KnownGame {
  readonly currency: Currency;
}

export interface ActiveAccount extends OwnGame {
  readonly password: string;
}

// The member's active account at a game.
export const ownGame = async (asking: MemberAsking<'NO_GAME' | 'SLOT_NO_ACCOUNT'>, code: string): Promise<OwnGame> => {
  const { memberId } = asking.member;
  const { currency } = await balancesOf(asking.context.database, memberId);
  return { ...(await knownGame(asking, { memberId, code, currency })), currency };
};

// The same with its password opened.
export const activeAccount = async (
  asking: MemberAsking<'NO_GAME' | 'SLOT_NO_ACCOUNT'>,
  code: string,
): Promise<ActiveAccount> => {
  const active = await ownGame(asking, code);
  const owner = { memberId: asking.member.memberId, code };
  return { ...active, password: openPassword(asking.context.settings, owner, active.account.sealedPassword) };
};
