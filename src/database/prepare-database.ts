import { withConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { applicationRole, refuseWrongUser } from './roles.ts';
import { refuseUnsafeSettings } from './unsafe-settings.ts';

export interface Addresses {
  // What the application uses, and what the owner of the tables uses; they may be one and the same.
  readonly url: string;
  readonly migrateUrl: string;
}

// Refuses a database that is unsafe for money, brings its schema up to date, and looks at it again as the
// application will. Answers the settings the application connects with.
export const prepareDatabase = async (
  { url, migrateUrl }: Addresses,
  migrations: readonly Migration[],
): Promise<{ url: string; role?: string }> => {
  await withConnection({ url: migrateUrl }, refuseUnsafeSettings);
  await migrate(migrateUrl, migrations);
  const application = url === migrateUrl ? { url, role: applicationRole } : { url };
  await withConnection(application, async (connection) => {
    await refuseUnsafeSettings(connection);
    await refuseWrongUser(connection);
  });
  return application;
};
