import type { Sql } from '#database/database.ts';

export interface SealedRow {
  // Its primary key, in the order of the walk.
  readonly key: readonly string[];
  // The owner that its secrets are bound to.
  readonly owner: string;
  readonly sealed: readonly (Buffer | null)[];
}

export interface Page {
  // The key of the last row before it; null for the first page.
  readonly after: readonly string[] | null;
  readonly limit: number;
}

// Below every id.
export const beforeAllIds = '00000000-0000-0000-0000-000000000000';

// A table with sealed secrets that last. Each row is sealed again after a change of CREDENTIALS_KEY.
export interface SealedTable {
  readonly name: string;
  // Rows with a secret, by the order of their keys.
  readonly list: (sql: Sql, page: Page) => Promise<readonly SealedRow[]>;
  // Stores the secrets in the order in which they were listed, only if all are still those that were read. False if not.
  readonly update: (sql: Sql, row: SealedRow, sealed: readonly (Buffer | null)[]) => Promise<boolean>;
}
