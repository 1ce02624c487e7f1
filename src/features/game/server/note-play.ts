import type { Currency } from '#money/currency.ts';
import { accounts, balancesOf } from '#ledger';
import type { Context } from '#server/context.ts';
import { transactionOn, type Work } from '#server/transaction-on.ts';
import { findGameAccount } from './game-accounts-table.ts';
import { knownGame } from './known-game.ts';

// A balance as the provider said it, with the account's count of transfers from before it was asked.
export interface ReadBalance {
  readonly code: string;
  readonly amount: bigint;
  readonly transfers: bigint;
}

// null where the provider gave no clear answer. Refuses NO_GAME and SLOT_NO_ACCOUNT.
export const readGameBalance = async (
  context: Context,
  asked: { memberId: string; code: string; currency: Currency },
): Promise<ReadBalance | null> => {
  const { account, port } = await knownGame(context, asked);
  const outcome = await port.balance({ username: account.username });
  if (outcome.kind !== 'done') return null;
  return { code: asked.code, amount: outcome.value.amount, transfers: account.transfers };
};

// Books what was won or lost since the balance was last confirmed.
// Entries: play -> game:G, or game:G -> play.
// A repeat finds no difference; with money in transit, or a transfer since the reading, nothing is compared.
// Refuses: nothing.
export const notePlay = async (work: Work, newId: () => string, read: ReadBalance): Promise<void> => {
  const account = await findGameAccount(work.sql, work.memberId, read.code);
  if (account === null || account.openTransfers > 0 || account.transfers !== read.transfers) return;
  const gameAccount = accounts.game(read.code);
  const booked = (await balancesOf(work.sql, work.memberId)).balances.get(gameAccount) ?? 0n;
  const difference = read.amount - booked;
  if (difference === 0n) return;
  const [from, to] = difference > 0n ? [accounts.play, gameAccount] : [gameAccount, accounts.play];
  const amount = difference > 0n ? difference : -difference;
  const result = await work.post({ operationId: newId(), step: 0, from, to, amount, kind: 'play' });
  if (result.status !== 'posted') throw new Error(`play at ${read.code} came back as ${result.status}`);
  work.audit(`game ${read.code}`, { play: difference.toString() });
};

const bySystem = { actor: { kind: 'system' }, act: 'read game balance', requestId: '-', address: '-' } as const;

export const notePlayAlone = (context: Context, memberId: string, read: ReadBalance): Promise<void> =>
  transactionOn(context, { memberId, operationId: context.newId(), origin: bySystem }, (work) =>
    notePlay(work, () => context.newId(), read),
  );
