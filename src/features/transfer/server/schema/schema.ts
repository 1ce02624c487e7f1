import { readMigration } from '#database/schema/read-migration.ts';

// Every transfer between the wallet and an account at a game.
export const schema = readMigration(import.meta.url, {
  name: '0010-transfers',
  files: ['tables.sql'],
  foreignKeys: ['foreign-keys.sql'],
  distribution: { game_transfer: 'by member' },
});

// A transfer, written with the other records of its transaction.
export const recordSchema = readMigration(import.meta.url, {
  name: '0053-transfer-records',
  files: ['functions.sql'],
  distribution: {},
  delegated: ['write_game_transfer_of(uuid, json)'],
});

// The unit that each transfer was sent in.
export const unitSchema = readMigration(import.meta.url, {
  name: '0080-transfer-units',
  files: ['tables.sql', 'functions.sql'],
  distribution: {},
  delegated: ['write_game_transfer_of(uuid, json)'],
});
