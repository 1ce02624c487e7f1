import { readMigration } from '#database/schema/read-migration.ts';

// Talks with support. Visitors have talks too, so the tables are no member's and lie together on one machine.
const talks = readMigration(import.meta.url, {
  name: '0031-chat',
  files: ['tables.sql'],
  distribution: { chat_conversation: 'local', chat_message: 'local', chat_picture: 'local' },
});

// What kind of file a line shows.
const media = readMigration(import.meta.url, { name: '0046-chat-media', files: ['tables.sql'], distribution: {} });

// Who answers a talk, notes, saved replies and what customers thought of the help.
const desk = readMigration(import.meta.url, {
  name: '0047-chat-desk',
  files: ['tables.sql'],
  distribution: { chat_note: 'local', chat_presence: 'local', chat_reply: 'local', chat_rating: 'local' },
});

// Members' complaints about lines of their statements.
const complaints = readMigration(import.meta.url, {
  name: '0049-complaints',
  files: ['tables.sql'],
  distribution: { complaint: 'local' },
});

// Files that arrive in parts.
const uploads = readMigration(import.meta.url, {
  name: '0056-chat-uploads',
  files: ['tables.sql'],
  distribution: { chat_upload: 'local', chat_upload_part: 'local' },
});

const ownComplaints = readMigration(import.meta.url, {
  name: '0057-own-complaints',
  files: ['tables.sql'],
  distribution: {},
});

// How far the customer's browser has fetched the talk.
const delivered = readMigration(import.meta.url, {
  name: '0069-chat-delivered',
  files: ['tables.sql'],
  distribution: {},
});

const age = readMigration(import.meta.url, { name: '0072-chat-age', files: ['tables.sql'], distribution: {} });

export const schema = [talks, media, desk, complaints, uploads, ownComplaints, delivered, age];
