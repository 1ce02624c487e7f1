import { type Connection, DatabaseUnusable } from './connection.ts';
import type { Sql } from './database.ts';

const oldestMajor = 15;
// With any of these off, a crash of the machine loses or corrupts transfers that were already confirmed.
const mustBeOn = ['fsync', 'full_page_writes', 'synchronous_commit'];

// Why a server with these settings must not hold money, or null.
export const unsafeReasonOf = (settings: ReadonlyMap<string, string>): string | null => {
  const major = Math.floor(Number(settings.get('server_version_num')) / 10_000);
  if (!(major >= oldestMajor))
    return `PostgreSQL ${String(major)} is too old; ${String(oldestMajor)} or newer is needed`;
  const unsafe = mustBeOn.filter((name) => (settings.get(name) ?? 'off') === 'off');
  if (unsafe.length > 0) return `unsafe for money: ${unsafe.join(', ')} ${unsafe.length > 1 ? 'are' : 'is'} off`;
  if (settings.get('transaction_read_only') === 'on') {
    return 'it is read-only (transaction_read_only is on); use the address of the primary';
  }
  return null;
};

// Asked on a connection of the role that will write, since a role may have its own settings.
export const refuseUnsafeSettings = async (connection: Connection): Promise<void> => {
  const settings = await connection.rows<{ name: string; setting: string }>(
    'select name, setting from pg_catalog.pg_settings where name = any($1)',
    [[...mustBeOn, 'server_version_num', 'transaction_read_only']],
  );
  const reason = unsafeReasonOf(new Map(settings.map(({ name, setting }) => [name, setting])));
  if (reason !== null) throw new DatabaseUnusable(reason);
};

interface Standbys {
  readonly standbys: number;
  readonly names: string;
}

// The warning about a server whose failover would lose acknowledged commits, or null.
export const standbyWarningOf = ({ standbys, names }: Standbys): string | null =>
  standbys === 0 || names.trim() !== ''
    ? null
    : `the database has ${String(standbys)} ${standbys === 1 ? 'standby' : 'standbys'} and none is synchronous: ` +
      'a failover may lose transfers that were already confirmed; set synchronous_standby_names';

export const standbyWarning = async (sql: Sql): Promise<string | null> => {
  const found = await sql.one<Standbys>(
    `select (select count(*)::int from pg_catalog.pg_stat_replication) as standbys,
       pg_catalog.current_setting('synchronous_standby_names') as names`,
  );
  return found === null ? null : standbyWarningOf(found);
};
