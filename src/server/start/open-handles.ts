import { type Database, type DatabaseSettings, openDatabase } from '#database/database.ts';

// One database, reached in three ways. All use the same pool unless the settings name further addresses, except proofs,
// which never share connections with calls.
export interface Handles {
  // Writes, and every read that a decision depends on.
  readonly database: Database;
  // Leases of jobs: the primary itself, never a transaction pooler.
  readonly operations: Database;
  // Proofs and reports over many members: few connections, and statements that may take minutes.
  readonly proofs: Database;
}

export interface OpenedHandles extends Handles {
  close(): Promise<void>;
}

export interface HandleSettings {
  readonly application: Pick<DatabaseSettings, 'url' | 'role' | 'isSpread' | 'lookupsEveryMs'>;
  readonly operationsUrl?: string | undefined;
  readonly poolSize: number;
  readonly onError?: (error: Error) => void;
}

const operationsPoolSize = 4;
const proofsPoolSize = 2;
const proofStatementMs = 5 * 60_000;

export const openHandles = (settings: HandleSettings): OpenedHandles => {
  const { application, poolSize, onError } = settings;
  const opened: Database[] = [];
  const open = (own: Partial<DatabaseSettings>): Database => {
    const database = openDatabase({ ...application, poolSize, ...(onError === undefined ? {} : { onError }), ...own });
    opened.push(database);
    return database;
  };
  const database = open({});
  const url = settings.operationsUrl ?? application.url;
  return {
    database,
    operations: url === application.url ? database : open({ url, poolSize: operationsPoolSize }),
    proofs: open({ poolSize: proofsPoolSize, statementTimeoutMs: proofStatementMs, applicationName: 'krapao-proofs' }),
    close: async () => {
      await Promise.all(opened.map((one) => one.close()));
    },
  };
};
