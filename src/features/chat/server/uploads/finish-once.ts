import PQueue from 'p-queue';
import type { Context } from '#server/context.ts';

// Each holds a whole file in memory, and many would keep calls about money from the database.
const atOnce = 2;

interface Finishing {
  readonly queue: PQueue;
  readonly underWay: Map<string, Promise<{ path: string }>>;
}

const known = new WeakMap<Context, Finishing>();

const finishingOf = (context: Context): Finishing => {
  const finishing = known.get(context) ?? { queue: new PQueue({ concurrency: atOnce }), underWay: new Map() };
  known.set(context, finishing);
  return finishing;
};

// Uploads are finished few at once. A call about one that is being finished gets its answer, so that no more wait than there are
// uploads.
export const finishOnce = (
  context: Context,
  picture: Buffer,
  finish: () => Promise<{ path: string }>,
): Promise<{ path: string }> => {
  const { queue, underWay } = finishingOf(context);
  const name = picture.toString('hex');
  const finishing = underWay.get(name) ?? queue.add(finish).finally(() => underWay.delete(name));
  underWay.set(name, finishing);
  return finishing;
};
