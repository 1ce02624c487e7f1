import { readMigration } from '#database/schema/read-migration.ts';

// Two people publish the operator's look.
export const schema = readMigration(import.meta.url, {
  name: '0066-theme',
  files: ['settings.sql'],
  distribution: {},
});
