// Where the rows of a table live when the database is spread over several machines; all the same on one.
export type Distribution = 'by member' | { readonly by: string } | 'reference' | 'local';

// Runs outside a transaction, once the migration stands, and again from its beginning when it was interrupted.
export interface LaterStep {
  readonly name: string;
  readonly statements: readonly string[];
}

// Each statement is sent on its own. Foreign keys come last, after every table has found its place.
export interface Migration {
  readonly name: string;
  readonly tables: readonly string[];
  readonly distribution: Readonly<Record<string, Distribution>>;
  // Functions whose first argument is a member: when spread, each is run on the machine where that member lives.
  readonly delegated?: readonly string[];
  readonly foreignKeys: readonly string[];
  readonly later?: readonly LaterStep[];
}
