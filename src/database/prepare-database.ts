import { DatabaseUnusable, withConnection } from './connection.ts';
import { migrate } from './migrate.ts';
import { isSpread } from './schema/spread.ts';
import type { Migration } from './schema/migration.ts';
import { applicationRole, refuseWrongUser } from './roles.ts';
import { refuseUnsafeSettings } from './unsafe-settings.ts';

// An address and the name that people know it by.
export interface Address {
  readonly url: string;
  readonly name: string;
}

// The roles of the application and of the tables' owner; they may be the same.
export interface Addresses {
  readonly application: Address;
  readonly owner: Address;
}

const naming = async <T>({ name }: Address, work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DatabaseUnusable)) throw error;
    throw new DatabaseUnusable(`${name}: ${error.message}`, { cause: error });
  }
};

export interface ApplicationSettings {
  readonly url: string;
  readonly role?: string;
  readonly isSpread?: boolean;
}

// Checks a further address of the same database as the application will use it.
export const refuseWrongAddress = (address: Address, { role }: ApplicationSettings): Promise<void> => {
  const settings = { url: address.url, ...(role === undefined ? {} : { role }) };
  const check = withConnection(settings, async (connection) => {
    await refuseUnsafeSettings(connection);
    await refuseWrongUser(connection);
  });
  return naming(address, check);
};

// Refuses a database that is unsafe for money, migrates its schema, and checks it again as the application's role.
// Returns the settings the application connects with.
export const prepareDatabase = async (
  { application, owner }: Addresses,
  migrations: readonly Migration[],
): Promise<ApplicationSettings> => {
  const { url } = application;
  const settings = url === owner.url ? { url, role: applicationRole } : { url };
  await naming(owner, withConnection({ url: owner.url }, refuseUnsafeSettings));
  await naming(owner, migrate(owner.url, migrations));
  await refuseWrongAddress(application, settings);
  return { ...settings, isSpread: await withConnection(settings, isSpread) };
};
