import type { GameCode } from '#contract/games.ts';
import { accounts, balancesOf } from '#ledger';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import type { Asking } from '#server/verb.ts';
import { updateUnitFactor, type UnitFactor } from './game-accounts-table.ts';
import { knownGame, type RequestedAccount } from './known-game.ts';
import { readGameBalance } from './held/read-balance.ts';
import { offeredGame } from './offered-game.ts';

const isSame = (one: UnitFactor, other: UnitFactor): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator;

// An account that is empty, at the provider and in the books, uses the game's present unit from now on.
// Entries: none.
// A repeat finds the new unit. Refuses: TRANSFER_FAIL while the account is not empty.
const takeUnitOver = async (
  { context, refuse }: Asking<'TRANSFER_FAIL'>,
  target: RequestedAccount & { readonly code: GameCode },
  unitFactor: UnitFactor,
): Promise<void> => {
  const { memberId, code } = target;
  const origin = systemOrigin('take unit over');
  const read = await readGameBalance(context, target);
  if (read === null || read.amount !== 0n) return refuse('TRANSFER_FAIL');
  await transactionOn(context, { memberId, operationId: context.newId(), origin }, async (work) => {
    const { balances } = await balancesOf(work.sql, memberId);
    const isEmpty = [accounts.game(code), accounts.transit(code)].every((name) => (balances.get(name) ?? 0n) === 0n);
    const stored = isEmpty
      ? await updateUnitFactor(work.sql, { memberId, code, transfers: read.transfers, unitFactor })
      : null;
    if (stored === null) refuse('TRANSFER_FAIL');
    work.audit(`game ${code}`, { unitFactor: `${unitFactor.numerator}/${unitFactor.denominator}` });
  });
};

// The game of that code, if money may go to the member's account there: it is on offer, the account is active, and both
// use the same unit.
export const targetGame = async (
  asking: Asking<'NO_GAME' | 'SLOT_NO_ACCOUNT' | 'TRANSFER_FAIL'>,
  target: RequestedAccount,
): Promise<GameCode> => {
  const offered = await offeredGame(asking, target);
  const { account } = await knownGame(asking, target);
  const { code } = account;
  if (!isSame(account.unitFactor, offered.unitFactor))
    await takeUnitOver(asking, { ...target, code }, offered.unitFactor);
  return code;
};
