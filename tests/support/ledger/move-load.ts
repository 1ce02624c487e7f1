import { randomUUIDv7 } from 'node:crypto';
import type { Sql } from '#database/database.ts';
import { accounts, type Move, type MoveBatcher } from '#ledger';

// The ledger's answers for each move, by operation id: how often it was acknowledged and with how much.
export interface Acknowledged {
  readonly amounts: Map<string, bigint>;
  unknown: number;
}

const depositOf = (memberId: string, amount: bigint): Move => ({
  memberId,
  operationId: randomUUIDv7(),
  step: 0,
  from: accounts.bank,
  to: accounts.wallet,
  amount,
  kind: 'deposit',
  at: new Date(),
});

// Callers that request one move after another until stopped, and record what was acknowledged.
export const runLoad = async (
  batcher: MoveBatcher,
  load: { members: readonly string[]; callers: number; isOver: () => boolean; acknowledged: Acknowledged },
): Promise<void> => {
  const call = async (_: unknown, place: number) => {
    for (let turn = 0; !load.isOver(); turn += 1) {
      const memberId = load.members[(place * 31 + turn * 7) % load.members.length] ?? '';
      const move = depositOf(memberId, BigInt(1 + (turn % 50)));
      try {
        const { status } = await batcher.post(move);
        if (status !== 'posted' && status !== 'repeat') throw new Error(`the move was not posted: ${status}`);
        load.acknowledged.amounts.set(move.operationId, move.amount);
      } catch {
        load.acknowledged.unknown += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: load.callers }, call));
};

// Acknowledged moves that are missing or have another amount, and operations posted more than once.
export const lostOrDoubled = async (
  sql: Sql,
  { amounts }: Acknowledged,
  since: Date,
): Promise<{ lost: number; doubled: number }> => {
  const rows = await sql.rows<{ head: string; amount: bigint; count: bigint }>(
    `select left(key::text, 34) as head, min(amount) as amount, count(*) as count from entry
     where member_id is not null and created_at >= $1 group by left(key::text, 34)`,
    [since],
  );
  const found = new Map(rows.map((row) => [row.head, row]));
  const lost = [...amounts].filter(([id, amount]) => found.get(id.slice(0, 34))?.amount !== amount).length;
  return { lost, doubled: rows.filter(({ count }) => count > 1n).length };
};
