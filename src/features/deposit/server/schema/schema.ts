import { readMigration } from '#database/schema/read-migration.ts';

// QR gateways beside KBANK's: which they are, and whom they know.
export const gatewaySchema = readMigration(import.meta.url, {
  name: '0014-qr-gateways',
  files: ['tables.sql'],
  delegated: ['erase_gateway_customers_of(uuid)'],
  distribution: { gateway_customer: 'by member' },
});

// Incoming money: QR codes on offer, receipts claimed once, and money that waits for its owner to be named.
export const schema = readMigration(import.meta.url, {
  name: '0008-deposits',
  files: ['tables.sql', 'erase.sql'],
  delegated: ['erase_deposits_of(uuid)'],
  distribution: {
    bank_receipt: 'by member',
    receipt_reference: { by: 'reference' },
    receipt_channel: 'by member',
    suspense_item: 'by member',
    qr_code: 'by member',
    qr_reference: { by: 'reference' },
    qr_stranger: { by: 'reference' },
    feed_place: { by: 'account_no' },
    bank_proof: { by: 'account_no' },
    feed_reject: { by: 'reject_id' },
    reported_deposit: 'by member',
  },
});

// Indexes for what the desk proposes.
export const matchSchema = readMigration(import.meta.url, {
  name: '0016-desk-matches',
  files: ['tables.sql'],
  distribution: {},
});

// Codes drawn by us for accounts of our own.
export const ownQrSchema = readMigration(import.meta.url, {
  name: '0020-own-qrs',
  files: ['tables.sql'],
  distribution: { reserved_amount: { by: 'account_no' } },
});

// The receivers of static codes in kip steer money.
export const laoSchema = readMigration(import.meta.url, {
  name: '0017-lao-qr',
  files: ['settings.sql'],
  distribution: {},
});

// An index for the timeline of money that waits or waited.
export const timelineSchema = readMigration(import.meta.url, {
  name: '0023-money-timeline',
  files: ['tables.sql'],
  distribution: {},
});

// A line in suspense is joined with the credit that was made before it came.
export const joinedSchema = readMigration(import.meta.url, {
  name: '0067-joined-credits',
  files: ['tables.sql'],
  later: ['later.sql'],
  distribution: {},
});

// An index of the money that people credited and no line of a bank has shown.
export const unshownSchema = readMigration(import.meta.url, {
  name: '0070-unshown-credits',
  files: [],
  later: ['later.sql'],
  distribution: {},
});

// Money in suspense that is a payout which its bank returned.
export const payoutSchema = readMigration(import.meta.url, {
  name: '0083-payouts-in-suspense',
  files: ['tables.sql'],
  later: ['later.sql'],
  distribution: {},
});
