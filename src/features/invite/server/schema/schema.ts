import { readMigration } from '#database/schema/read-migration.ts';

// No foreign key to book: everything here is written only under that book's lock.
export const schema = readMigration(import.meta.url, {
  name: '0029-invites',
  files: ['tables.sql'],
  distribution: {
    invitation: 'by member',
    invite_payment: 'by member',
    invite_share: 'by member',
    invite_reading: 'local',
  },
});
