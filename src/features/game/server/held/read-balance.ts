import type { GameCode } from '#contract/games.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import type { ReturnedTransfer, WinLimit } from '../../rules.ts';
import { wayToAccount, type RequestedAccount, type KnownGame } from '../known-game.ts';
import { winLimits } from '../settings.ts';
import { listReturnedTransfers, type ReturnedRow } from './held-plays-table.ts';

// A balance as the provider reported it, with the account's count of transfers from before the request, and what
// distinguishes play from money that was not won.
export interface ReadBalance {
  readonly code: GameCode;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly transfers: bigint;
  readonly askedAt: Date;
  readonly limit: WinLimit;
  readonly returned: readonly ReturnedTransfer[];
}

export type AskedBalance =
  | { readonly kind: 'read'; readonly read: ReadBalance }
  // refused: the provider does not know the player.
  | { readonly kind: 'refused' | 'unknown' };

interface RequestedGame extends RequestedAccount {
  readonly code: GameCode;
}

// The time for which transfers given back as absent are watched.
const returnedForMs = 72 * 60 * 60_000;

const limitOf = async (context: Context, { code, currency }: RequestedGame): Promise<WinLimit> => {
  const { everyGame, games } = await winLimits.read(context);
  return (games[code] ?? everyGame)[currency];
};

const askAgain = async ({ account, port }: KnownGame, row: ReturnedRow): Promise<ReturnedTransfer> => {
  const found = await port.queryTransfer({ username: account.username, reference: row.transferId });
  if (found.kind === 'unknown') return { ...row, isDone: 'unknown' };
  return { ...row, isDone: found.kind === 'done' ? 'yes' : 'no' };
};

export const queryBalance = async (context: Context, asked: RequestedGame): Promise<AskedBalance> => {
  const known = await wayToAccount(context, asked);
  if (typeof known === 'string') return { kind: 'unknown' };
  const askedAt = context.now();
  const since = new Date(askedAt.getTime() - returnedForMs);
  const [outcome, rows, limit] = await Promise.all([
    known.port.balance({ username: known.account.username }),
    listReturnedTransfers(context.database, { ...asked, since }),
    limitOf(context, asked),
  ]);
  if (outcome.kind !== 'done') return { kind: outcome.kind };
  const { code, currency } = asked;
  const { transfers } = known.account;
  const returned = await Promise.all(rows.map((row) => askAgain(known, row)));
  return { kind: 'read', read: { code, currency, amount: outcome.value.amount, transfers, askedAt, limit, returned } };
};

// null if the provider gave no clear answer or the product cannot reach it.
export const readGameBalance = async (context: Context, asked: RequestedGame): Promise<ReadBalance | null> => {
  const answer = await queryBalance(context, asked);
  return answer.kind === 'read' ? answer.read : null;
};
