import type { Sql } from '#database/database.ts';
import { keyOf, type Move, type MoveGuard, type MoveResult, requireMove } from './move.ts';
import { guardsText, resultOf } from './post-moves.ts';
import { slotOf } from './slots.ts';

const statement = `select status, number from public.post_move($1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`;

const codeOf = async (sql: Sql, guards: readonly MoveGuard[]): Promise<string | null> => {
  const text = guardsText([{ guards }]);
  if (text === null) return null;
  const answer = await sql.one<{ code: string | null }>('select codes[1] as code from public.run_guards($1::json, 1)', [
    text,
  ]);
  return answer?.code ?? null;
};

// Posts one move in the caller's transaction, which already holds the member's lock; otherwise like postMoves.
export const postMove = async (sql: Sql, move: Move, guards: readonly MoveGuard[] = []): Promise<MoveResult> => {
  requireMove(move);
  const code = await codeOf(sql, guards);
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
    code !== null,
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
  if (answer === null) throw new Error('the posting function returned nothing');
  return resultOf(answer.status, answer.number, code);
};
