import { availableParallelism } from 'node:os';
import { createHashingQueue, type HashingQueue } from './hashing-queue.ts';

// Node gives such work four threads, which files and name look-ups share: two for members and one for staff at most.
const forMembersAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

// Staff wait for staff alone, however many members log in. Known staff are as many as their calls a minute allow.
export const hashingQueues: Readonly<Record<'member' | 'staff', HashingQueue>> = {
  member: createHashingQueue({ atOnce: forMembersAtOnce, waitingMax: { known: 200, strangers: 50 } }),
  staff: createHashingQueue({ atOnce: 1, waitingMax: { known: 1_000, strangers: 50 } }),
};
