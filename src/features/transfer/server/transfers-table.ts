import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { TransferStatus } from '../rules.ts';

export interface GameTransfer {
  readonly memberId: string;
  readonly transferId: string;
  readonly code: string;
  // Seen from the game: in from the wallet, out to the wallet.
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly currency: Currency;
  readonly status: TransferStatus;
  readonly inquiries: number;
  readonly lastSentAt: Date;
  readonly createdAt: Date;
}

const columns = `member_id as "memberId", transfer_id as "transferId", code, direction, amount, currency, status, inquiries,
  last_sent_at as "lastSentAt", created_at as "createdAt"`;

export const insertTransfer = async (
  sql: Sql,
  transfer: Omit<GameTransfer, 'status' | 'inquiries' | 'lastSentAt'> & { due: Date; follows: string | null },
): Promise<void> => {
  await sql.rows(
    `insert into game_transfer (member_id, transfer_id, code, direction, amount, currency, status, last_sent_at, due_at, created_at, follows)
     values ($1, $2, $3, $4, $5, $6, 'SENDING', $7, $8, $7, $9)`,
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
};

export const hasOpenTransfer = async (sql: Sql, memberId: string, code: string): Promise<boolean> =>
  (await sql.one(
    `select transfer_id from game_transfer where member_id = $1 and code = $2 and ended_at is null limit 1`,
    [memberId, code],
  )) !== null;

// The hops of one request: the first has its id, the second follows it.
export const transfersOfRequest = (sql: Sql, memberId: string, operationId: string): Promise<GameTransfer[]> =>
  sql.rows<GameTransfer>(
    `select ${columns} from game_transfer where member_id = $1 and (transfer_id = $2 or follows = $2) order by created_at`,
    [memberId, operationId],
  );

export interface DueTransfer {
  readonly memberId: string;
  readonly transferId: string;
  readonly code: string;
}

// At most so many of each game, so that one that does not answer leaves room for the others.
export const dueTransfers = (sql: Sql, now: Date): Promise<DueTransfer[]> =>
  sql.rows<DueTransfer>(
    `select member_id as "memberId", transfer_id as "transferId", code from (
       select member_id, transfer_id, code, row_number() over (partition by code order by due_at) as place
       from game_transfer where due_at <= $1
     ) due where place <= 100 order by code, place`,
    [now],
  );

// Takes the transfer for one look at it: whoever comes second finds it not due.
export const takeDueTransfer = (
  sql: Sql,
  look: { memberId: string; transferId: string; now: Date; due: Date },
): Promise<GameTransfer | null> =>
  sql.one<GameTransfer>(
    `update game_transfer set due_at = $4 where member_id = $1 and transfer_id = $2 and due_at <= $3 and ended_at is null
     returning ${columns}`,
    [look.memberId, look.transferId, look.now, look.due],
  );

export const noteUnknownTransfer = async (
  sql: Sql,
  unknown: { memberId: string; transferId: string; due: Date; isForReview: boolean },
): Promise<void> => {
  await sql.rows(
    `update game_transfer set inquiries = inquiries + 1, due_at = $3,
       status = case when $4::boolean then 'REVIEW' when status = 'SENDING' then 'UNKNOWN' else status end
     where member_id = $1 and transfer_id = $2 and ended_at is null`,
    [unknown.memberId, unknown.transferId, unknown.due, unknown.isForReview],
  );
};

export const noteTransferEnd = (
  sql: Sql,
  end: { memberId: string; transferId: string; status: 'CONFIRMED' | 'RETURNED'; at: Date },
): Promise<object | null> =>
  sql.one(
    `update game_transfer set status = $3, ended_at = $4, due_at = null
     where member_id = $1 and transfer_id = $2 and ended_at is null returning member_id`,
    [end.memberId, end.transferId, end.status, end.at],
  );
