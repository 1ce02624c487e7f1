import { readMigration } from '#database/schema/read-migration.ts';

// Slips that members uploaded, where their pictures are, and the one-time addresses of those.
export const schema = readMigration(import.meta.url, {
  name: '0012-slips',
  files: ['tables.sql', 'erase.sql'],
  delegated: ['erase_slips_of(uuid)'],
  distribution: {
    slip: 'by member',
    slip_picture: 'by member',
    slip_ticket: { by: 'ticket' },
  },
});

// Receipts reported by slips are proved, and an erasure takes a payment to somebody else out of a slip.
export const proofSchema = readMigration(import.meta.url, {
  name: '0018-slip-proofs',
  files: ['receipts.sql', 'erase.sql'],
  distribution: {},
});

// Above which amount a slip needs the proof of its sender's account steers money.
export const proofAboveSchema = readMigration(import.meta.url, {
  name: '0019-slip-proof-above',
  files: ['settings.sql'],
  distribution: {},
});

// What slips without a proved sender add up to in a day, and whose account the digits on a slip fit.
export const senderSchema = readMigration(import.meta.url, {
  name: '0034-slip-senders',
  files: ['tables.sql'],
  distribution: {},
});

// How much the slip service alone is believed steers money.
export const aloneSchema = readMigration(import.meta.url, {
  name: '0039-slip-alone',
  files: ['settings.sql'],
  distribution: {},
});
