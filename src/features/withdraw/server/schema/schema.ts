import { readMigration } from '#database/schema/read-migration.ts';

// Money going out. No foreign key to book: a withdrawal is written only with its reservation, under that book's lock.
export const schema = readMigration(import.meta.url, {
  name: '0011-withdrawals',
  files: ['tables.sql', 'functions.sql', 'erase.sql'],
  distribution: { withdrawal: 'by member' },
  delegated: ['erase_withdrawals_of(uuid)', 'write_withdrawal_of(uuid, json)'],
});

// Payouts that were paid and that the bank returned.
export const returnSchema = readMigration(import.meta.url, {
  name: '0082-payout-returns',
  files: ['tables.sql'],
  distribution: { payout_return: 'by member' },
});
