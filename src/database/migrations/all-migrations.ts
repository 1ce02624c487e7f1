import type { Migration } from '../schema/migration.ts';
import { readMigration } from '../schema/read-migration.ts';

const read = (migration: Parameters<typeof readMigration>[1]) =>
  readMigration(new URL('./', import.meta.url), migration);

// In the order of their numbers; a new one goes to the end.
export const allMigrations: readonly Migration[] = [
  // What money is: books that sum to zero, entries that are only added, and the functions that alone may write them.
  read({
    name: '0001-ledger',
    files: ['tables.sql', 'post-moves.sql', 'post-move.sql', 'functions.sql'],
    distribution: {
      slot: 'reference',
      book: 'by member',
      entry: 'by member',
      entry_cause: 'by member',
      operation: 'by member',
    },
    delegated: [
      'open_book(uuid, text)',
      'lock_member(uuid)',
      'open_operation(uuid, uuid, text, text, text, text, bigint, text, text, text, timestamptz)',
      'close_operation(uuid, uuid, text, text, timestamptz)',
      `post_move(uuid, uuid, uuid, uuid, bigint, smallint, smallint, entry_kind, timestamptz, boolean,
        text, text, text, text, bigint, text, text, text, text, text, bigint)`,
    ],
  }),
  // What every write leaves behind besides its own state: an audit row chained by hash per member, an outbox row,
  // the answer kept under its idempotency key; and the brake and the watch of the proofs.
  read({
    name: '0002-conduct',
    files: ['tables.sql', 'functions.sql', 'member-writers.sql', 'outside.sql', 'checkpoints.sql'],
    distribution: {
      audit: 'by member',
      finding: 'by member',
      outside_decision: 'by member',
      audit_anchor: 'by member',
      outbox: 'by member',
      idempotency: 'by member',
      brake: 'local',
      watch: 'local',
      proof_checkpoint: 'by member',
      job_lease: 'local',
    },
    delegated: ['write_audit_of(uuid, json)', 'write_outbox_of(uuid, json)', 'write_idempotency_of(uuid, json)'],
  }),
  // Who may come in: members with their phone, bank account, password and sessions; staff; limits; one-time codes.
  read({
    name: '0003-members',
    files: ['members.sql', 'sessions.sql', 'staff.sql', 'limits.sql', 'one-time-codes.sql', 'care.sql'],
    foreignKeys: ['foreign-keys.sql'],
    distribution: {
      member: 'by member',
      member_bank_account: 'by member',
      credential: 'by member',
      phone_claim: { by: 'phone' },
      bank_account_claim: { by: 'account_no' },
      session: 'by member',
      staff: 'reference',
      staff_session: 'local',
      staff_ticket: 'local',
      staff_authenticator: 'local',
      staff_recovery_code: 'local',
      login_failure: { by: 'subject' },
      login_place: { by: 'owner_id' },
      budget: { by: 'key' },
      otp: { by: 'phone' },
      otp_code: { by: 'phone' },
      password_reset: 'by member',
      member_change: 'by member',
      member_past_account: 'by member',
    },
  }),
  // What the operator sets: few rows, read often, changed by hand.
  read({
    name: '0004-operator',
    files: ['tables.sql', 'banks.sql', 'changes.sql'],
    foreignKeys: ['foreign-keys.sql'],
    distribution: {
      operator_setting: 'local',
      bank: 'local',
      game: 'local',
      deposit_account: 'local',
      operator_change: 'local',
    },
  }),
  // Money coming in: QR codes on offer, receipts claimed once, and what waits for a name.
  read({
    name: '0005-deposits',
    files: ['tables.sql'],
    distribution: {
      bank_receipt: 'by member',
      receipt_reference: { by: 'reference' },
      receipt_road: 'by member',
      suspense_item: 'by member',
      qr_code: 'by member',
      qr_reference: { by: 'reference' },
      qr_stranger: { by: 'reference' },
      feed_place: { by: 'account_no' },
      bank_proof: { by: 'account_no' },
      feed_reject: { by: 'reject_id' },
      noted_deposit: 'by member',
    },
  }),
  // A member's accounts at games, and every transfer between the wallet and one of them.
  read({
    name: '0006-games',
    files: ['tables.sql', 'held-play.sql'],
    foreignKeys: ['foreign-keys.sql'],
    distribution: {
      game_account: 'by member',
      game_username_claim: { by: 'username' },
      game_transfer: 'by member',
      held_play: 'by member',
    },
  }),
  // Money going out. No foreign key to book: a withdrawal is written only with its reservation, under that book's lock.
  read({
    name: '0007-withdrawals',
    files: ['tables.sql', 'functions.sql'],
    distribution: { withdrawal: 'by member' },
    delegated: ['write_withdrawal_of(uuid, json)'],
  }),
];
