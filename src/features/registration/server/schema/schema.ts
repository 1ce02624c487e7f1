import { readMigration } from '#database/schema/read-migration.ts';

// The state of a phone's one-time codes.
export const schema = readMigration(import.meta.url, {
  name: '0006-one-time-codes',
  files: ['one-time-codes.sql'],
  distribution: { otp: { by: 'phone' }, otp_code: { by: 'phone' } },
});
