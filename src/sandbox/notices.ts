import { signatureOf } from './callers.ts';
import { fpSignature } from './gateway/fp-signatures.ts';
import type { Service, Weather } from './weather.ts';
import type { World } from './world.ts';

export interface NoticeOrder {
  // The service whose weather decides how the notice is delivered.
  service: Service;
  code: string;
  // Below the product's address, such as /hooks/bank.
  path: string;
  content: (noticeId: string) => Record<string, unknown>;
  // The bank and FP sign time and bytes, each in its own way; the callbacks of other gateways carry no signature.
  signedBy: 'bank' | 'FP' | null;
}

export interface Notice extends Omit<NoticeOrder, 'content'> {
  id: string;
  // Serialised once: every delivery of a notice has the same bytes.
  body: string;
  attempts: number;
  state: 'waiting' | 'delivered' | 'given-up';
  lastAnswer: string | null;
  createdAt: string;
}

export interface Notices {
  send(order: NoticeOrder): void;
  close(): void;
}

const usualWaitsMs = [1000, 2000, 5000, 15_000, 60_000, 300_000];

// Each delivery is signed at its own time.
const headersOf = (world: World, notice: Notice): Record<string, string> => {
  if (notice.signedBy === null) return { 'content-type': 'application/json' };
  if (notice.signedBy === 'FP') return { 'content-type': 'application/json', ...fpSignature(world, notice.body) };
  const timestamp = String(Math.floor(world.now().getTime() / 1000));
  const signature = signatureOf({ secret: world.settings.secrets.bank, timestamp, text: notice.body });
  return { 'content-type': 'application/json', 'x-bank-timestamp': timestamp, 'x-bank-signature': signature };
};

const post = async (world: World, notice: Notice, body: string): Promise<string> => {
  try {
    const answer = await fetch(world.settings.serverUrl + notice.path, {
      method: 'POST',
      headers: headersOf(world, notice),
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
};

const attemptIn = async (world: World, notice: Notice, weather: Weather): Promise<string> => {
  switch (weather.kind) {
    case 'refuse':
    case 'timeout-before':
    case 'down':
      return 'not sent';
    case 'timeout-after':
      await post(world, notice, notice.body);
      return 'answer lost';
    case 'duplicate':
      await post(world, notice, notice.body);
      return post(world, notice, notice.body);
    case 'garbage':
      return post(world, notice, notice.body.slice(0, -2));
    case 'fine':
    case 'slow':
    case 'reorder':
    case 'late':
    case 'quota':
    case 'liar':
      return post(world, notice, notice.body);
  }
};

interface Timers {
  later(waitMs: number, work: () => void): void;
  readonly isClosed: boolean;
  close(): void;
}

const createTimers = (): Timers => {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  return {
    later: (waitMs, work) => {
      if (isClosed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, waitMs);
      timers.add(timer);
    },
    get isClosed() {
      return isClosed;
    },
    close: () => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

// Sends one notice, at once or as the current weather says.
const createDispatch = (timers: Timers, world: World, attempt: (notice: Notice) => Promise<void>) => {
  const held: Notice[] = [];
  // The newest goes first: a later notice overtakes all that were held back.
  const releaseHeld = async (): Promise<void> => {
    for (const notice of held.splice(0).reverse()) await attempt(notice);
  };
  return (notice: Notice): void => {
    const { kind, seconds } = world.weather.at(notice.service, notice.code);
    if (kind !== 'reorder') return timers.later(kind === 'slow' ? seconds * 1000 : 0, () => void attempt(notice));
    held.push(notice);
    if (held.length > 1) void releaseHeld();
    else timers.later(seconds * 1000, () => void releaseHeld());
  };
};

const shown = ({ id, path, attempts, state, lastAnswer, createdAt, body }: Notice) => ({
  id,
  path,
  attempts,
  state,
  lastAnswer,
  createdAt,
  body: JSON.parse(body) as unknown,
});

export const createNotices = (world: World): Notices => {
  const shelf = world.shelf<Notice>('notices');
  const waitsMs = world.settings.noticeWaitsMs ?? usualWaitsMs;
  const timers = createTimers();

  const attempt = async (notice: Notice): Promise<void> => {
    const answer = await attemptIn(world, notice, world.weather.at(notice.service, notice.code));
    if (timers.isClosed) return;
    const wait = waitsMs[notice.attempts];
    const attempts = notice.attempts + 1;
    const isDelivered = /^2\d\d$/.test(answer);
    const state = isDelivered ? 'delivered' : wait === undefined ? 'given-up' : 'waiting';
    const next = shelf.put(notice.id, { ...notice, attempts, state, lastAnswer: answer });
    if (state === 'waiting' && wait !== undefined) timers.later(wait, () => void attempt(next));
  };
  const dispatch = createDispatch(timers, world, attempt);

  world.book.addSection('notices', () => shelf.items().map(shown));
  for (const notice of shelf.items()) if (notice.state === 'waiting') dispatch(notice);

  return {
    send: ({ content, ...order }) => {
      const id = `N${String(shelf.size + 1).padStart(8, '0')}`;
      const body = JSON.stringify(content(id));
      const createdAt = world.now().toISOString();
      dispatch(shelf.put(id, { ...order, id, body, attempts: 0, state: 'waiting', lastAnswer: null, createdAt }));
    },
    close: timers.close,
  };
};
