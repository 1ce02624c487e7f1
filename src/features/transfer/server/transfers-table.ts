import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import { statusesOf } from '#contract/lifecycle.ts';
import type { Currency } from '#money/currency.ts';
import type { HeldRow } from '#server/outside/held-work.ts';
import { workTable } from '#server/outside/work-table.ts';
import { lowestIdAt } from '#server/records/outbox.ts';
import { beginWithinMs, transferLifecycle, type TransferStatus } from '../rules.ts';

export interface GameTransfer extends HeldRow {
  readonly transferId: string;
  readonly code: GameCode;
  // From the game's view: in from the wallet, out to the wallet.
  readonly direction: 'in' | 'out';
  readonly status: TransferStatus;
}

const columns = `member_id as "memberId", transfer_id as "transferId", transfer_id as "workId", code, direction, amount,
  currency, status, sendings, inquiries, first_sent_at as "firstSentAt", last_sent_at as "lastSentAt",
  last_answer as "lastAnswer", due_at as "dueAt", created_at as "createdAt", ended_at as "endedAt"`;

export const transferWork = workTable<GameTransfer, TransferStatus>({
  table: 'game_transfer',
  id: 'transfer_id',
  lane: 'code',
  columns,
  checked: statusesOf(transferLifecycle),
  sent: 'UNKNOWN',
  done: 'CONFIRMED',
  returned: 'RETURNED',
  referenceColumn: null,
});

export interface NewTransfer {
  readonly memberId: string;
  readonly transferId: string;
  readonly code: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly due: Date;
  readonly follows: string | null;
}

// A hop is recorded as sent: its request leaves right after the hold, or never.
export const insertTransfer = async (sql: Sql, transfer: NewTransfer): Promise<GameTransfer> => {
  const row = await sql.one<GameTransfer>(
    `insert into game_transfer (member_id, transfer_id, code, direction, amount, currency, status, sendings, first_sent_at,
       last_sent_at, due_at, created_at, follows)
     values ($1, $2, $3, $4, $5, $6, 'SENDING', 1, $7, $7, $8, $7, $9) returning ${columns}`,
    [
      transfer.memberId,
      transfer.transferId,
      transfer.code,
      transfer.direction,
      transfer.amount,
      transfer.currency,
      transfer.createdAt,
      transfer.due,
      transfer.follows,
    ],
  );
  if (row === null) throw new Error('a transfer was not written');
  return row;
};

// The hops of one request: the first has its id, the second follows it.
export const listTransfersOfRequest = (sql: Sql, memberId: string, operationId: string): Promise<GameTransfer[]> =>
  sql.rows<GameTransfer>(
    `select ${columns} from game_transfer where member_id = $1 and (transfer_id = $2 or follows = $2) order by created_at`,
    [memberId, operationId],
  );

// The second hop of a transfer from game to game, which begins soon after the first has ended. Ids grow with time, so
// the key of the table finds it among the member's transfers of that time.
export const findOnwardTransfer = (
  sql: Sql,
  { memberId, transferId, endedAt }: Pick<GameTransfer, 'memberId' | 'transferId' | 'endedAt'>,
): Promise<GameTransfer | null> =>
  sql.one<GameTransfer>(
    `select ${columns} from game_transfer where member_id = $1 and transfer_id > $2 and transfer_id < $3
       and follows = $2 and direction = 'in'`,
    [memberId, transferId, lowestIdAt(new Date((endedAt ?? new Date(0)).getTime() + beginWithinMs))],
  );
