import { readFileSync } from 'node:fs';
import type { Migration } from './migration.ts';
import { sqlStatements } from './sql-statements.ts';

interface MigrationFiles {
  readonly name: string;
  // SQL file names in the migration's folder, in execution order.
  readonly files: readonly string[];
  readonly foreignKeys?: readonly string[];
  // Each file is one step that runs outside a transaction.
  readonly later?: readonly string[];
  readonly distribution: Migration['distribution'];
  readonly delegated?: readonly string[];
}

// A migration is the SQL of its own folder, beside the file `home`, and uses no code that may change, so that it stays
// as it was when it was applied.
export const readMigration = (home: string, migration: MigrationFiles): Migration => {
  const { name, files, foreignKeys = [], later = [], distribution, delegated = [] } = migration;
  const statementsOf = (file: string): string[] => {
    const place = `${name}/${file}`;
    try {
      return sqlStatements(readFileSync(new URL(place, home), 'utf8'));
    } catch (error) {
      throw new Error(`the migration ${place} cannot be read`, { cause: error });
    }
  };
  return {
    name,
    tables: files.flatMap(statementsOf),
    distribution,
    delegated,
    foreignKeys: foreignKeys.flatMap(statementsOf),
    later: later.map((file) => ({ name: file, statements: statementsOf(file) })),
  };
};
