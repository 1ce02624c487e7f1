import type { Sql } from '#database/database.ts';
import { keyOf, type Move, type MoveResult } from './entry.ts';
import { requireMove, resultOf } from './post-moves.ts';
import { slotOf } from './slots.ts';

const statement = `select status, number from public.post_move($1, $2, $3, $4, $5, $6, $7, $8, $9, false,
  $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`;

// Posts one move in the caller's transaction, which has locked the member before; otherwise as postMoves.
export const postMove = async (sql: Sql, move: Move): Promise<MoveResult> => {
  requireMove(move);
  const { opens, closes } = move;
  const answer = await sql.one<{ status: number; number: bigint }>(statement, [
    move.memberId,
    keyOf(move),
    move.operationId,
    move.cause,
    move.amount,
    slotOf(move.from),
    slotOf(move.to),
    move.kind,
    move.at,
    opens?.type,
    opens?.status,
    opens?.from,
    opens?.to,
    opens?.amount,
    opens?.source,
    opens?.description,
    opens?.note,
    closes?.status,
    closes?.note,
    closes?.amount,
  ]);
  if (answer === null) throw new Error('the posting function gave no answer');
  return resultOf(answer.status, answer.number);
};
