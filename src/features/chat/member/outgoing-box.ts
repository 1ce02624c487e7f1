// Lines that the server has not confirmed yet. They survive a reload and a closed page, unless the browser blocks
// IndexedDB.
export interface Outgoing {
  readonly messageId: string;
  // Whose talk it goes to: a line of one member must never be sent as another's.
  readonly talk: string;
  readonly type: 'text' | 'postback' | 'media';
  // Of a picture: where the server keeps it.
  readonly text: string;
  readonly at: string;
  // Of a text: the line of the statement that it is about.
  readonly lineId?: string;
}

// Even if the clock was set back, a later line has a later time.
export const timeAfter = (before: string): string => {
  const now = new Date().toISOString();
  return now > before ? now : `${before}+`;
};

export const byTime = (one: Outgoing, other: Outgoing): number => one.at.localeCompare(other.at);

const storeName = 'outgoing';
const memory = new Map<string, Outgoing>();

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });

const open = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open('chat', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(storeName, { keyPath: 'messageId' });
  });
  return settled(opening);
};

// Some browsers never answer for a store that they block. A line that waits for them must still be sent.
const storeWithinMs = 1_000;

const orNothing = <Result>(asked: Promise<Result>): Promise<Result | null> => {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), storeWithinMs);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

type Work<Result> = (store: IDBObjectStore) => IDBRequest<Result>;

const workIn = async <Result>(mode: IDBTransactionMode, work: Work<Result>): Promise<Result> => {
  const database = await open();
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
};

const inStore = async <Result>(mode: IDBTransactionMode, work: Work<Result>): Promise<Result | null> => {
  try {
    return await orNothing(workIn(mode, work));
  } catch {
    return null;
  }
};

export const keepOutgoing = async (line: Outgoing): Promise<void> => {
  memory.set(line.messageId, line);
  await inStore('readwrite', (store) => store.put(line));
};

export const dropOutgoing = async (messageId: string): Promise<void> => {
  memory.delete(messageId);
  await inStore('readwrite', (store) => store.delete(messageId));
};

// In the order in which they were written.
export const listOutgoing = async (talk: string): Promise<Outgoing[]> => {
  const stored = (await inStore<Outgoing[]>('readonly', (store) => store.getAll() as IDBRequest<Outgoing[]>)) ?? [];
  const all = new Map([...stored.map((line) => [line.messageId, line] as const), ...memory]);
  return [...all.values()].filter((line) => line.talk === talk).sort(byTime);
};
