import { type Batches, createBatches } from '#database/batches.ts';
import type { Context } from '#server/context.ts';
import { refuseShared } from '#server/refuse.ts';
import { insertPlainLines, type PlainLine } from './new-lines-table.ts';

// Nobody sees so short a wait in a talk, and at 200 lines a second a commit has ten of them instead of one.
const everyMs = 50;
const batchMax = 64;
const waitingMax = 400;
// A batch has one line of a talk, so that many of one would fill the queue for seconds and shut out all others.
const ofTalkMax = 64;

const queues = new WeakMap<Context, Batches<PlainLine, boolean>>();

const queueOf = (context: Context): Batches<PlainLine, boolean> => {
  const known = queues.get(context);
  if (known !== undefined) return known;
  const queue = createBatches<PlainLine, boolean>({
    write: (lines) => insertPlainLines(context.database, lines),
    keyOf: ({ owner }) => owner.conversationId,
    batchMax,
    everyMs,
  });
  queues.set(context, queue);
  return queue;
};

// Whether the line was written, together with others of this moment. On a busy machine further ones are refused: the app sends
// a line until it is answered.
export const sayTogether = async (context: Context, line: PlainLine): Promise<boolean> => {
  const queue = queueOf(context);
  const hasPlace = queue.waiting() < waitingMax && queue.waitingOf(line.owner.conversationId) < ofTalkMax;
  return hasPlace ? queue.add(line) : refuseShared('SERVICE_UNAVAILABLE');
};
