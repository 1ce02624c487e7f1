import { readMigration } from '#database/schema/read-migration.ts';

// A member's accounts at games, and what a game shows beyond the booked balance.
export const schema = readMigration(import.meta.url, {
  name: '0009-games',
  files: ['tables.sql', 'held-play.sql'],
  foreignKeys: ['foreign-keys.sql'],
  distribution: {
    game_account: 'by member',
    game_username_claim: { by: 'username' },
    held_play: 'by member',
  },
});

// One-time addresses that open a game.
export const ticketSchema = readMigration(import.meta.url, {
  name: '0022-launch-tickets',
  files: ['tables.sql'],
  distribution: {
    launch_ticket: { by: 'ticket' },
  },
});

// What the last reading of each game account found.
export const comparisonSchema = readMigration(import.meta.url, {
  name: '0025-game-comparisons',
  files: ['tables.sql'],
  distribution: { game_comparison: 'by member' },
});

// Counts of transfers, written with the other records of their transaction.
export const transferCountSchema = readMigration(import.meta.url, {
  name: '0052-transfer-counts',
  files: ['functions.sql'],
  distribution: {},
  delegated: ['write_transfer_count_of(uuid, json)'],
});

// Called when a reward is paid, since what was won before it is read after it, and when its condition seems to end.
export const gamesWithMoneySchema = readMigration(import.meta.url, {
  name: '0075-games-with-money',
  files: ['functions.sql'],
  distribution: {},
  delegated: ['make_games_due_of(uuid, timestamptz)', 'has_unread_game_of(uuid, bigint, boolean)'],
});

// Of all games of a member at once, which alone shows what was won or lost in all.
export const commonReadingSchema = readMigration(import.meta.url, {
  name: '0076-common-readings',
  files: ['tables.sql', 'functions.sql'],
  distribution: { common_reading: 'by member' },
  delegated: [
    'make_games_due_of(uuid, timestamptz)',
    'has_unread_play_of(uuid, bigint, boolean, timestamptz)',
    'finish_common_reading_of(uuid, text[], timestamptz, timestamptz, boolean)',
  ],
});

// New passwords of accounts whose present one somebody else may have seen. Called by the room where sessions end.
export const passwordSchema = readMigration(import.meta.url, {
  name: '0078-game-passwords',
  files: ['tables.sql', 'functions.sql'],
  later: ['later.sql'],
  distribution: {},
  delegated: ['make_game_passwords_due_of(uuid, timestamptz)'],
});

// Which games the rewards of a member wait for, as staff see them.
export const silentGamesSchema = readMigration(import.meta.url, {
  name: '0079-silent-games',
  files: ['functions.sql'],
  distribution: {},
  delegated: ['silent_games_of(uuid, timestamptz)'],
});
