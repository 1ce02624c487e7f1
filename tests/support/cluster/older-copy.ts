import { asAdministrator, type FreshDatabase } from '../fresh-database.ts';

export interface OlderCopy {
  // Puts the copy in the place of the database, as after a restore, under everything that is connected.
  restore(): Promise<void>;
}

// Nothing is connected to a database that is copied or renamed.
const alone = async (name: string, ...statements: string[]): Promise<void> =>
  asAdministrator(
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    `do $$ begin while exists (select from pg_stat_activity where datname = '${name}') loop
       perform pg_sleep(0.01), pg_stat_clear_snapshot(); end loop; end $$`,
    ...statements,
  );

// A copy of the database as it is now.
export const keepCopy = async ({ url }: FreshDatabase): Promise<OlderCopy> => {
  const name = new URL(url).pathname.slice(1);
  const allow = `alter database ${name} with allow_connections true`;
  await alone(
    name,
    `create database ${name}_kept template ${name}`,
    `revoke temporary on database ${name}_kept from public`,
    allow,
  );
  return {
    restore: () =>
      alone(
        name,
        `alter database ${name} rename to ${name}_lost`,
        `alter database ${name}_kept rename to ${name}`,
        `drop database ${name}_lost`,
      ),
  };
};
