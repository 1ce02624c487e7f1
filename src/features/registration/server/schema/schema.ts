import { readMigration } from '#database/schema/read-migration.ts';

// What has come of the one-time codes of a phone.
export const schema = readMigration(import.meta.url, {
  name: '0006-one-time-codes',
  files: ['one-time-codes.sql'],
  distribution: { otp: { by: 'phone' }, otp_code: { by: 'phone' } },
});
