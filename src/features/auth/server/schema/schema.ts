import { readMigration } from '#database/schema/read-migration.ts';

// Who may come in: sessions, staff and their second factors, limits of tries.
export const schema = readMigration(import.meta.url, {
  name: '0005-logins',
  files: ['sessions.sql', 'staff.sql', 'limits.sql'],
  foreignKeys: ['foreign-keys.sql'],
  distribution: {
    session: 'by member',
    staff: 'reference',
    staff_session: 'local',
    staff_ticket: 'local',
    staff_authenticator: 'local',
    staff_recovery_code: 'local',
    login_failure: { by: 'subject' },
    login_place: { by: 'owner_id' },
    budget: { by: 'key' },
  },
});
