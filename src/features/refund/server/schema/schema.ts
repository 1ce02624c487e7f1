import { readMigration } from '#database/schema/read-migration.ts';

// No foreign key to book: a refund is written only under that book's lock.
export const schema = readMigration(import.meta.url, {
  name: '0030-refunds',
  files: ['tables.sql'],
  distribution: { refund: 'by member' },
});
