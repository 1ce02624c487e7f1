import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keepAlive } from './connection-pool.ts';

export interface Heard {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  // Connected, for the first time or again: what was said before was not heard.
  readonly connected: () => void;
}

export interface Listening {
  close(): Promise<void>;
}

const connectTimeoutMs = 2_000;
const answerTimeoutMs = 3_000;
const checkEveryMs = 5_000;
const againAfterMs = 500;

// Any role that connects to the database may announce anything: what cannot be understood is taken for something missed, and
// never ends the process.
const hearOrReadAgain = ({ hear, connected }: Heard, payload: string): void => {
  try {
    hear(payload);
  } catch {
    connected();
  }
};

const connect = async (from: { readonly url: string; readonly role?: string }, heard: Heard): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: from.url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    ...keepAlive,
    application_name: 'krapao-listening',
    ...(from.role === undefined ? {} : { options: `-c role=${from.role}` }),
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload }) => hearOrReadAgain(heard, payload ?? ''));
  await client.connect();
  await client.query(`listen ${pg.escapeIdentifier(heard.channel)}`);
  return client;
};

// Ends with the connection, also with one that no longer answers.
const untilLost = async (client: pg.Client, signal: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.once('end', resolve);
  signal.addEventListener('abort', () => resolve(), { once: true });
  const check = setInterval(() => void client.query('select 1').catch(() => resolve()), checkEveryMs);
  await promise;
  clearInterval(check);
};

// Hears what transactions announce by pg_notify when they commit, on a connection of its own that is made again when it
// is lost.
export const listenOn = (from: { readonly url: string; readonly role?: string }, heard: Heard): Listening => {
  const ending = new AbortController();
  const listen = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const client = await connect(from, heard).catch(() => null);
      if (client === null) {
        await sleep(againAfterMs, undefined, { signal: ending.signal }).catch(() => undefined);
        continue;
      }
      heard.connected();
      await untilLost(client, ending.signal);
      const ended = client.end().catch(() => undefined);
      if (ending.signal.aborted) await Promise.race([ended, sleep(connectTimeoutMs, undefined, { ref: false })]);
    }
  };
  const listening = listen();
  return {
    close: async () => {
      ending.abort();
      await listening;
    },
  };
};
