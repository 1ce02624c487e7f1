import type { Migration } from '../schema/migration.ts';
import { readMigration } from '../schema/read-migration.ts';

const read = (migration: Parameters<typeof readMigration>[1]) => readMigration(import.meta.url, migration);

// The migrations of the rooms that all features share, in the order of their numbers. A feature's own migrations lie
// beside it.
export const sharedMigrations: readonly Migration[] = [
  // The money: books that sum to zero, entries that are only added, and the only functions that may write them.
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
  // What every write leaves behind besides its own state: an audit row in the member's hash chain, an outbox row, and
  // the answer stored under its idempotency key. Also the brake and the progress of the proofs.
  read({
    name: '0002-conduct',
    files: ['tables.sql', 'functions.sql', 'member-writers.sql', 'outside.sql', 'checkpoints.sql', 'budgets.sql'],
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
      budget: { by: 'key' },
    },
    delegated: ['write_audit_of(uuid, json)', 'write_outbox_of(uuid, json)', 'write_conduct_of(uuid, json)'],
  }),
  // The members: name, phone, bank account.
  read({
    name: '0003-members',
    files: ['members.sql'],
    foreignKeys: ['foreign-keys.sql'],
    distribution: {
      member: 'by member',
      member_bank_account: 'by member',
      phone_claim: { by: 'phone' },
      bank_account_claim: { by: 'account_no' },
    },
  }),
  // The operator's data: few rows, read often, changed by hand.
  read({
    name: '0004-operator',
    files: ['tables.sql', 'banks.sql', 'changes.sql'],
    foreignKeys: ['foreign-keys.sql'],
    distribution: {
      operator_setting: 'local',
      steering_setting: 'local',
      bank: 'local',
      game: 'local',
      deposit_account: 'local',
      operator_change: 'local',
      decided_alone: 'local',
    },
  }),
  // What each account of the operator may receive in a day, and whether its bank has frozen it.
  read({
    name: '0015-account-health',
    files: ['tables.sql', 'changes.sql'],
    distribution: { account_health: 'local' },
  }),
  // Games of further protocols.
  read({ name: '0021-game-protocols', files: ['tables.sql'], distribution: {} }),
  // How well each provider answers, what staff set about it, and when each balance at a game was last confirmed.
  read({
    name: '0024-provider-health',
    files: ['tables.sql', 'readings.sql'],
    distribution: {
      provider_reading: 'local',
      provider_health: 'local',
      provider_switch: 'local',
      balance_reading: 'by member',
    },
  }),
  // What each member won and lost, by day and game.
  read({
    name: '0026-play-days',
    files: ['tables.sql'],
    delegated: ['keep_play_of(uuid)'],
    distribution: { play_day: 'by member' },
  }),
  // Bonuses and their like: what was given to whom under which condition, and what is on offer.
  read({
    name: '0027-rewards',
    files: ['grants.sql', 'offers.sql'],
    distribution: { reward_grant: 'by member', reward_offer: 'local' },
  }),
  // Offers and content are published by two people, and every version stays.
  read({
    name: '0037-published',
    files: ['offers.sql', 'changes.sql', 'content.sql'],
    distribution: { reward_offer_version: 'local', reward_code: 'local' },
  }),
  // What each member staked and won, as the providers list it, and how far each list was read.
  read({
    name: '0041-play-rounds',
    files: ['tables.sql'],
    distribution: { play_round: 'by member', play_result: 'by member', round_feed: 'local' },
  }),
  // Further settings that two people publish.
  read({ name: '0043-content', files: ['settings.sql'], distribution: {} }),
  // Who of the staff has which item open.
  read({ name: '0068-staff-presence', files: ['tables.sql'], distribution: { staff_presence: 'local' } }),
  // The money that a member had before a bonus, which does not count for its condition.
  read({ name: '0073-own-money', files: ['grants.sql'], distribution: {} }),
  // What was won before a bonus and read after it.
  read({ name: '0074-wins-from-before', files: ['grants.sql'], distribution: {} }),
  // The kind of an entry for a payout that its bank returned.
  read({ name: '0081-returned-payouts', files: ['kinds.sql'], distribution: {} }),
];
