// Where the rows of a table are stored on a spread database; on a single machine all are equal.
export type Distribution = 'by member' | { readonly by: string } | 'reference' | 'local';

// Runs outside a transaction after the migration is applied; if it was interrupted, it runs again from its beginning.
export interface LaterStep {
  readonly name: string;
  readonly statements: readonly string[];
}

// Each statement is sent separately. Foreign keys come last, after every table is distributed.
export interface Migration {
  readonly name: string;
  readonly tables: readonly string[];
  readonly distribution: Readonly<Record<string, Distribution>>;
  // Functions whose first argument is a member: on a spread database each runs on the machine where that member lives.
  readonly delegated?: readonly string[];
  readonly foreignKeys: readonly string[];
  readonly later?: readonly LaterStep[];
}
