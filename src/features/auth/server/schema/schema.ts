import { readMigration } from '#database/schema/read-migration.ts';

// Logins: passwords, sessions, staff and their second factors, limits of tries.
export const schema = readMigration(import.meta.url, {
  name: '0005-logins',
  files: ['credentials.sql', 'sessions.sql', 'staff.sql', 'limits.sql', 'erase.sql'],
  foreignKeys: ['foreign-keys.sql'],
  delegated: ['erase_logins_of(uuid)'],
  distribution: {
    credential: 'by member',
    session: 'by member',
    staff: 'reference',
    staff_session: 'local',
    staff_ticket: 'local',
    staff_authenticator: 'local',
    staff_recovery_code: 'local',
    staff_passkey: 'local',
    login_failure: { by: 'subject' },
    login_place: { by: 'owner_id' },
  },
});
