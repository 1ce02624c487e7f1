import { availableParallelism } from 'node:os';
import { createHashingQueue, type HashingQueue } from './hashing-queue.ts';

// Node has four threads for such work, shared with files and name look-ups: at most two for members and one for staff.
const forMembersAtOnce = Math.min(2, Math.max(1, availableParallelism() - 1));

// Staff wait only for staff, however many members log in. The calls per minute limit the number of known staff.
export const hashingQueues: Readonly<Record<'member' | 'staff', HashingQueue>> = {
  member: createHashingQueue({ atOnce: forMembersAtOnce, waitingMax: { known: 200, strangers: 50 } }),
  staff: createHashingQueue({ atOnce: 1, waitingMax: { known: 1_000, strangers: 50 } }),
};
