import { type Batches, createBatches } from '#database/batches.ts';
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

// A spread database needs statements for one member each, and runs many of them in parallel.
const shapeOf = ({ isSpread }: Database) =>
  isSpread ? ({ batchMax: 1, laneCount: 64 } as const) : ({ batchMax: 512, laneCount: 2 } as const);

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

const takenPlaces = (error: unknown): Set<number> =>
  new Set(sqlStateOf(error) === recordTaken ? sqlDetailOf(error).split(',').map(Number) : []);

const createLane = (database: Database, batchMax: number): Batches<BatchItem, MoveResult> =>
  createBatches({
    write: (items) => writeThroughLosses(database, items),
    keyOf: ({ move }) => move.memberId,
    batchMax,
    faultsOf: takenPlaces,
  });

const laneOf = (memberId: string, laneCount: number): number => parseInt(memberId.slice(-4), 16) % laneCount;

// Gathers moves that stand alone into few commits. No timer: moves that arrive while a batch runs form the next one.
export const createMoveBatcher = (database: Database): MoveBatcher => {
  const { batchMax, laneCount } = shapeOf(database);
  const lanes = Array.from({ length: laneCount }, () => createLane(database, batchMax));
  let isClosed = false;
  return {
    post: async (move, records = [], guards = []) => {
      if (isClosed) throw new Error('the ledger is closing and accepts no more moves');
      requireMove(move);
      const lane = lanes[laneOf(move.memberId, laneCount)] as Batches<BatchItem, MoveResult>;
      return lane.add({ move, records, guards });
    },
    close: async () => {
      isClosed = true;
      for (const lane of lanes) await lane.idle();
    },
  };
};
