import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { MoveRecord } from '#ledger';
import { statusesOf } from '#contract/lifecycle.ts';
import type { Currency } from '#money/currency.ts';
import type { HeldRow } from '#server/outside/held-work.ts';
import { workTable } from '#server/outside/work-table.ts';
import { lowestIdAt, timeOfId } from '#server/records/outbox.ts';
import { beginWithinMs, transferLifecycle, type TransferStatus, type UnitFactor } from '../rules.ts';

export interface GameTransfer extends HeldRow {
  readonly transferId: string;
  readonly code: GameCode;
  // From the game's view: in from the wallet, out to the wallet.
  readonly direction: 'in' | 'out';
  readonly status: TransferStatus;
  // The unit of the account when it was sent; null in older rows.
  readonly unitFactor: UnitFactor | null;
}

const columns = `member_id as "memberId", transfer_id as "transferId", transfer_id as "workId", code, direction, amount,
  currency, status, sendings, inquiries, first_sent_at as "firstSentAt", last_sent_at as "lastSentAt",
  last_answer as "lastAnswer", due_at as "dueAt", created_at as "createdAt", ended_at as "endedAt",
  case when unit_factor_numerator is not null then json_build_object('numerator', unit_factor_numerator,
    'denominator', unit_factor_denominator) end as "unitFactor"`;

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
  readonly code: GameCode;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly currency: Currency;
  readonly createdAt: Date;
  readonly due: Date;
  readonly follows: string | null;
  readonly unitFactor: UnitFactor;
}

// A hop is recorded as sent: its request leaves right after the hold, or never.
export const sentTransfer = (transfer: NewTransfer): GameTransfer => ({
  memberId: transfer.memberId,
  transferId: transfer.transferId,
  workId: transfer.transferId,
  code: transfer.code,
  direction: transfer.direction,
  status: 'SENDING',
  amount: transfer.amount,
  currency: transfer.currency,
  sendings: 1,
  inquiries: 0,
  firstSentAt: transfer.createdAt,
  lastSentAt: transfer.createdAt,
  lastAnswer: null,
  dueAt: transfer.due,
  createdAt: transfer.createdAt,
  endedAt: null,
  unitFactor: transfer.unitFactor,
});

export const transferRecord = (transfer: NewTransfer): MoveRecord => ({
  writer: 'write_game_transfer',
  row: {
    transfer_id: transfer.transferId,
    code: transfer.code,
    direction: transfer.direction,
    amount: transfer.amount.toString(),
    currency: transfer.currency,
    sent_at: transfer.createdAt,
    due_at: transfer.due,
    follows: transfer.follows,
    unit_factor_numerator: transfer.unitFactor.numerator,
    unit_factor_denominator: transfer.unitFactor.denominator,
  },
});

// The clock by which ids are made may be set back during a request.
const setBackMs = 60_000;

// The hops of one request: the first has its id, the others follow it. Ids grow with time, so the key of the table finds
// them among the member's transfers since the request began.
export const listTransfersOfRequest = (sql: Sql, memberId: string, operationId: string): Promise<GameTransfer[]> =>
  sql.rows<GameTransfer>(
    `select ${columns} from game_transfer where member_id = $1 and transfer_id >= $3
       and (transfer_id = $2 or follows = $2) order by created_at`,
    [memberId, operationId, lowestIdAt(new Date(timeOfId(operationId) - setBackMs))],
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
