import {
  findGameAccount,
  transferCount,
  updateReadDue,
  wayToAccount,
  type KnownGame,
} from '#features/game/server/public.ts';
import { accounts } from '#ledger';
import type { TransferFound } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { heldWorkJob } from '#server/outside/held-work-job.ts';
import type { HeldWork } from '#server/outside/held-work.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import type { Answer } from '#server/outside/verdict.ts';
import { transferWork, type GameTransfer } from './transfers-table.ts';

const ends = ({ code, direction }: Pick<GameTransfer, 'code' | 'direction'>) =>
  direction === 'in'
    ? { from: accounts.wallet, to: accounts.game(code) }
    : { from: accounts.game(code), to: accounts.wallet };

const answerOf = (found: TransferFound, { amount, direction }: GameTransfer): Answer => {
  if (found.kind !== 'done') return found;
  if (found.amount !== amount) return { kind: 'contradiction', reason: 'another amount' };
  return found.direction === direction ? { kind: 'done' } : { kind: 'contradiction', reason: 'another direction' };
};

// The account in the unit that the transfer was sent in: an empty account may have taken a new one over since.
const accountThen = async (context: Context, { memberId, code, unitFactor }: GameTransfer) => {
  const account = await findGameAccount(context.database, memberId, code);
  return account === null || unitFactor === null ? account : { ...account, unitFactor };
};

const wayTo = async (context: Context, row: GameTransfer): Promise<KnownGame> => {
  const found = await wayToAccount(context, row, await accountThen(context, row));
  if (typeof found === 'string') throw new Error(`no way to ${row.code} for an open transfer: ${found}`);
  return found;
};

// One hop between the wallet and a game. Its verb sends it once (transfer-hop.ts); after that the job only queries it.
export const transfers: HeldWork<GameTransfer> = {
  kind: 'transfer',
  object: 'transfer',
  table: transferWork,
  lanes: ({ providers }) => Promise.resolve(providers.gameCodes),
  laneOf: laneNames.game,
  laneValueOf: (row) => row.code,
  bounds: async (context, row) => (await wayTo(context, row)).port,
  query: async (context, row) => {
    // The account of an ended transfer may have been closed with its member.
    const isClosed = row.endedAt !== null && typeof (await wayToAccount(context, row)) === 'string';
    if (isClosed) return { kind: 'unknown', reason: 'no way to the game' };
    const { account, port } = await wayTo(context, row);
    return answerOf(await port.queryTransfer({ username: account.username, reference: row.transferId }), row);
  },
  holdOf: (row) => {
    const { from, to } = ends(row);
    const { memberId, transferId, code, amount } = row;
    return { hold: { memberId, operationId: transferId, from, through: accounts.transit(code), amount }, to };
  },
  closes: { done: { status: 'SUCCESS' }, returned: { status: 'FAILED', note: 'TRANSFER_FAIL' } },
  onEnd: (work, { code }) => {
    work.record(transferCount({ code, change: 'ends', at: work.now }));
    return Promise.resolve();
  },
  // The reading of the account then holds the money.
  onDiffers: (context, { memberId, code }) => updateReadDue(context.database, { memberId, code, now: context.now() }),
};

export const queryTransfers = heldWorkJob(transfers, { name: 'query transfers', everyMs: 1_000 });
