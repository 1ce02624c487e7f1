import { readMigration } from '#database/schema/read-migration.ts';

// What staff do for a member: a code for a new password, and changes that two people decide.
export const schema = readMigration(import.meta.url, {
  name: '0007-member-care',
  files: ['care.sql', 'erase.sql', 'export.sql'],
  delegated: ['erase_member_of(uuid, timestamptz)'],
  distribution: { password_reset: 'by member', member_change: 'by member', member_past_account: 'by member' },
});

export const conditionSchema = readMigration(import.meta.url, {
  name: '0077-conditions-by-staff',
  files: ['care.sql'],
  distribution: {},
});
