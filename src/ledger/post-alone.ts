import type { Database, Sql } from '#database/database.ts';
import { lockMember } from './books.ts';
import type { BatchItem, MoveRecord, MoveResult } from './move.ts';
import { postMove } from './post-move.ts';

const writeRecord = async (sql: Sql, memberId: string, { writer, row }: MoveRecord): Promise<void> => {
  await sql.rows(`select public.${writer}_of($1, $2)`, [memberId, JSON.stringify([row])]);
};

// A move with its guards and records in its own transaction, by statements that each name the member.
export const postAlone = (database: Database, { move, records, guards }: BatchItem): Promise<MoveResult> => {
  if (records.length + guards.length === 0) return postMove(database, move);
  return database.transaction(async (sql) => {
    if (guards.length > 0) await lockMember(sql, move.memberId);
    const result = await postMove(sql, move, guards);
    if (result.status !== 'posted') return result;
    for (const record of records) await writeRecord(sql, move.memberId, record);
    return result;
  });
};
