import { mayRepeatAtOnce } from '#database/connection-loss.ts';
import type { Database } from '#database/database.ts';
import { recordTaken, sqlDetailOf, sqlStateOf } from '#database/sql-state.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { type BatchItem, type Move, type MoveGuard, type MoveRecord, type MoveResult, requireMove } from './move.ts';
import { postAlone } from './post-alone.ts';
import { postMoves, postWithRecords } from './post-moves.ts';

export interface MoveBatcher {
  // Posts a move that stands alone; its records commit with it or not at all. If a guard refuses it, nothing is
  // written.
  post(move: Move, records?: readonly MoveRecord[], guards?: readonly MoveGuard[]): Promise<MoveResult>;
  // Waits for the accepted moves; later moves are refused.
  close(): Promise<void>;
}

interface Waiting extends BatchItem {
  readonly resolve: (result: MoveResult) => void;
  readonly reject: (error: unknown) => void;
}

// A spread database needs statements for one member each, and runs many of them in parallel.
const shapeOf = ({ isSpread }: Database) =>
  isSpread ? ({ batchMax: 1, laneCount: 64 } as const) : ({ batchMax: 512, laneCount: 2 } as const);

const byMember = (left: BatchItem, right: BatchItem): number =>
  left.move.memberId < right.move.memberId ? -1 : left.move.memberId > right.move.memberId ? 1 : 0;

// One statement, and so one commit, for all of them.
const write = (database: Database, items: readonly BatchItem[]): Promise<MoveResult[]> => {
  if (database.isSpread) return Promise.all(items.map((item) => postAlone(database, item)));
  return items.some(({ records, guards }) => records.length + guards.length > 0)
    ? postWithRecords(database, items)
    : postMoves(
        database,
        items.map(({ move }) => move),
      );
};

// After a lost connection the batch may or may not be posted: the same keys are sent again, and posted ones answer
// "repeat".
const writeThroughLosses = (database: Database, items: readonly BatchItem[]): Promise<MoveResult[]> =>
  throughLostConnections(() => write(database, items));

const settleAll = async (items: readonly Waiting[], work: Promise<MoveResult[]>): Promise<void> => {
  const results = await work;
  for (const [index, item] of items.entries()) {
    const result = results[index];
    if (result === undefined) item.reject(new Error('the batch returned no result'));
    else item.resolve(result);
  }
};

const takenPlaces = (error: unknown): Set<number> =>
  new Set(sqlStateOf(error) === recordTaken ? sqlDetailOf(error).split(',').map(Number) : []);

// One item's fault must not affect its neighbours: the others are sent again together, or each alone if the database
// does not say which item failed.
const runBatch = async (database: Database, batch: readonly Waiting[]): Promise<void> => {
  if (batch.length === 0) return;
  try {
    await settleAll(batch, writeThroughLosses(database, batch));
  } catch (error) {
    if (batch.length === 1 || mayRepeatAtOnce(error)) {
      for (const item of batch) item.reject(error);
      return;
    }
    const taken = takenPlaces(error);
    const rest = batch.filter((_, index) => !taken.has(index + 1));
    for (const item of batch) if (!rest.includes(item)) item.reject(error);
    if (rest.length < batch.length) return runBatch(database, rest);
    for (const item of batch) await settleAll([item], writeThroughLosses(database, [item])).catch(item.reject);
  }
};

// Takes items that can go together from the queue, at most one per member; the rest keep their order.
const takeBatch = (queue: readonly Waiting[], batchMax: number): { batch: Waiting[]; rest: Waiting[] } => {
  const members = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const item of queue) {
    const fits = batch.length < batchMax && !members.has(item.move.memberId);
    if (fits) members.add(item.move.memberId);
    (fits ? batch : rest).push(item);
  }
  return { batch: batch.sort(byMember), rest };
};

const createLane = (database: Database, batchMax: number) => {
  let queue: Waiting[] = [];
  let running: Promise<void> | null = null;
  const run = async () => {
    // One turn of the event loop, so that callers of the same moment share the first batch.
    await Promise.resolve();
    while (queue.length > 0) {
      const { batch, rest } = takeBatch(queue, batchMax);
      queue = rest;
      await runBatch(database, batch);
    }
    running = null;
  };
  return {
    add: (item: Waiting) => {
      queue.push(item);
      running ??= run();
    },
    idle: async () => {
      await running;
    },
  };
};

const laneOf = (memberId: string, laneCount: number): number => parseInt(memberId.slice(-4), 16) % laneCount;

// Gathers moves that stand alone into few commits. No timer: moves that arrive while a batch runs form the next one.
export const createMoveBatcher = (database: Database): MoveBatcher => {
  const { batchMax, laneCount } = shapeOf(database);
  const lanes = Array.from({ length: laneCount }, () => createLane(database, batchMax));
  let isClosed = false;
  return {
    post: (move, records = [], guards = []) =>
      new Promise<MoveResult>((resolve, reject) => {
        if (isClosed) throw new Error('the ledger is closing and accepts no more moves');
        requireMove(move);
        lanes[laneOf(move.memberId, laneCount)]?.add({ move, records, guards, resolve, reject });
      }),
    close: async () => {
      isClosed = true;
      for (const lane of lanes) await lane.idle();
    },
  };
};
