import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { accounts, createMoveBatcher, type Move } from '#ledger';
import { memberCount, memberIdOf } from '../members.ts';

const callers = 256;

const kinds: readonly Pick<Move, 'from' | 'to' | 'kind'>[] = [
  { from: accounts.bank, to: accounts.wallet, kind: 'deposit' },
  { from: accounts.wallet, to: accounts.held, kind: 'reserve' },
  { from: accounts.wallet, to: accounts.transit('JOKER'), kind: 'reserve' },
  { from: accounts.wallet, to: accounts.transit('SLOTXO'), kind: 'reserve' },
];

const below = (limit: number): number => Math.floor(Math.random() * limit);

const someMove = (): Move => ({
  memberId: memberIdOf(1 + below(memberCount)),
  operationId: randomUUIDv7(),
  step: 0,
  amount: BigInt(1 + below(100)),
  at: new Date(),
  ...(kinds[below(kinds.length)] ?? { from: accounts.bank, to: accounts.wallet, kind: 'deposit' }),
});

export interface LoadResult {
  readonly moves: number;
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
}

// Each of these callers requests its next move as soon as the last one is acknowledged.
export const runMoves = async (
  database: Database,
  { seconds, callerCount = callers }: { readonly seconds: number; readonly callerCount?: number },
): Promise<LoadResult> => {
  const batcher = createMoveBatcher(database);
  const start = performance.now();
  const end = start + seconds * 1_000;
  const latenciesMs: number[] = [];
  const call = async () => {
    for (let now = performance.now(); now < end;) {
      const result = await batcher.post(someMove());
      if (result.status !== 'posted') throw new Error(`the bench could not post a move: ${result.status}`);
      const answered = performance.now();
      latenciesMs.push(answered - now);
      now = answered;
    }
  };
  await Promise.all(Array.from({ length: callerCount }, call));
  const elapsedSeconds = (performance.now() - start) / 1_000;
  await batcher.close();
  return { moves: latenciesMs.length, perSecond: latenciesMs.length / elapsedSeconds, latenciesMs };
};
