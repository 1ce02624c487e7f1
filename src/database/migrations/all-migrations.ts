import type { Migration } from '../migration.ts';

// In the order of their numbers; a new one goes to the end.
export const allMigrations: readonly Migration[] = [];
