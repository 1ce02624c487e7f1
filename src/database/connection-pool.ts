import { Socket } from 'node:net';
import pg from 'pg';
import { askClient } from './ask-client.ts';
import { isConnectionLost } from './connection-loss.ts';
import { createValueParsers } from './value-parsers.ts';

export interface PoolSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly role?: string;
  // Plans each statement once for a connection and not for each of its values.
  readonly plansOnce?: boolean;
  // PostgreSQL cancels a statement after this time.
  readonly statementTimeoutMs?: number;
  // A connection without a response after this time is abandoned. PostgreSQL's own timeout must come first.
  readonly queryTimeoutMs?: number;
  // The name under which PostgreSQL lists its connections.
  readonly applicationName?: string;
  readonly onError?: (error: Error) => void;
}

// If one connection went silent, older ones are probably silent too, also those of another pool of this database.
export interface Trust {
  since: number;
}

export const fullTrust = (): Trust => ({ since: Number.NEGATIVE_INFINITY });

// One statement on the connection that was lent. It is sent at once, also while earlier ones are not answered yet;
// PostgreSQL runs them in their order, and in a transaction none after one that failed.
export type Ask = <Row extends object>(question: pg.QueryConfig) => Promise<pg.QueryResult<Row>>;

export interface ConnectionPool {
  // Lends a connection. A connection that was lost, or that the work abandoned, is destroyed; any other is reused.
  use<Result>(work: (ask: Ask, giveUp: () => void) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const connectTimeoutMs = 2_000;
const waitForConnectionMs = 10_000;
const statementTimeoutMsDefault = 30_000;
// Upper bound for locks held by a transaction whose process or network is gone: no transaction waits for outside calls.
const idleTransactionTimeoutMs = 15_000;
const connectionLifetimeSeconds = 600;
// How long a response may travel beyond PostgreSQL's own timeout.
const answerDelayMs = 5_000;

// An idle connection to a lost host fails within 20 seconds: libuv sends ten probes, one per second, after this.
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

// Connects within two seconds, though a request may wait longer for a free connection. Its socket can be destroyed,
// because the driver's polite shutdown never finishes on a silent connection.
class PooledClient extends pg.Client {
  readonly madeAt = performance.now();
  readonly socket: Socket;

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket();
    const connecting = { connectionTimeoutMillis: connectTimeoutMs, stream: () => socket };
    super({ ...(config as pg.ClientConfig), ...connecting, pipeline: true });
    this.socket = socket;
  }

  // What is asked in one turn is sent as one packet, which wakes PostgreSQL once.
  gather(): void {
    this.socket.cork();
    process.nextTick(() => this.socket.uncork());
  }
}

const destroy = (client: pg.PoolClient): void => {
  if (client instanceof PooledClient) client.socket.destroy();
  client.release(true);
};

// A pooler in front of PostgreSQL refuses options. Without a role none are sent, and PostgreSQL decides how often it plans.
const optionsOf = ({ role, plansOnce = false }: PoolSettings): { readonly options?: string } =>
  role === undefined
    ? {}
    : { options: plansOnce ? `-c role=${role} -c plan_cache_mode=force_generic_plan` : `-c role=${role}` };

const createPool = (settings: PoolSettings, statementTimeoutMs: number): pg.Pool =>
  new pg.Pool({
    connectionString: settings.url,
    Client: PooledClient,
    max: settings.poolSize,
    connectionTimeoutMillis: waitForConnectionMs,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    ...keepAlive,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: settings.applicationName ?? 'krapao',
    types: createValueParsers(),
    ...optionsOf(settings),
  });

export const openPool = (settings: PoolSettings, trust: Trust = fullTrust()): ConnectionPool => {
  const { statementTimeoutMs = statementTimeoutMsDefault } = settings;
  const { queryTimeoutMs = statementTimeoutMs + answerDelayMs } = settings;
  const pool = createPool(settings, statementTimeoutMs);
  let isClosing = false;

  // Without both listeners, a connection that PostgreSQL closes would crash this process: idle connections report to
  // the pool, busy ones emit the error themselves.
  pool.on('error', (error) => (isClosing ? undefined : settings.onError?.(error)));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect();
      if (!(client instanceof PooledClient) || client.madeAt >= trust.since) return client;
      destroy(client);
    }
  };

  return {
    use: async (work) => {
      const client = await take();
      let isGivenUp = false;
      try {
        return await work(
          (question) => {
            if (client instanceof PooledClient) client.gather();
            return askClient(client, question, queryTimeoutMs);
          },
          () => (isGivenUp = true),
        );
      } catch (error) {
        if (isSilence(error)) trust.since = performance.now();
        isGivenUp ||= isConnectionLost(error);
        throw error;
      } finally {
        if (isGivenUp) destroy(client);
        else client.release();
      }
    },
    close: async () => {
      if (isClosing) return;
      isClosing = true;
      await pool.end();
    },
  };
};

const isSilence = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || isSilence(error.cause);
};
