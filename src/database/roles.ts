import { type Connection, DatabaseUnusable } from './connection.ts';
import { sqlStateOf } from './sql-state.ts';

// Everything but migrations runs as this role: it reads, makes the writes that the migrations grant, and owns nothing.
export const applicationRole = 'krapao_app';

const duplicateStates = ['42710', '23505'];
const noPrivilege = '42501';

const makeRole = async (connection: Connection): Promise<void> => {
  try {
    await connection.rows(`create role ${applicationRole} nologin`);
  } catch (error) {
    const state = sqlStateOf(error) ?? '';
    // Two databases of one cluster may be migrated at the same time, and roles belong to the cluster.
    if (duplicateStates.includes(state)) return;
    if (state !== noPrivilege) throw error;
    throw new DatabaseUnusable(
      `the role ${applicationRole} is missing and this user may not create roles; ask the administrator for: ` +
        `create role ${applicationRole} nologin; grant ${applicationRole} to <the user of DATABASE_URL>`,
    );
  }
};

interface Standing {
  exists: boolean;
  isTaken: boolean;
}

const standing = async (connection: Connection): Promise<Standing> => {
  const [row] = await connection.rows<Standing>(
    `select exists (select from pg_catalog.pg_roles where rolname = $1) as "exists",
       exists (select from pg_catalog.pg_roles r where r.rolname = $1
         and pg_catalog.pg_has_role(current_user, r.oid, 'usage')) as "isTaken"`,
    [applicationRole],
  );
  return row ?? { exists: false, isTaken: false };
};

// Creates the application's role if permitted, and lets the user of the address switch to it.
export const prepareRoles = async (connection: Connection): Promise<void> => {
  if (!(await standing(connection)).exists) await makeRole(connection);
  if (!(await standing(connection)).isTaken) {
    await connection.rows(`grant ${applicationRole} to current_user`).catch((error: unknown) => {
      if (sqlStateOf(error) !== noPrivilege) throw error;
    });
  }
  const [database] = await connection.rows<{ statement: string }>(
    `select pg_catalog.format('revoke temporary on database %I from public', pg_catalog.current_database()) as statement`,
  );
  await connection.rows('revoke create on schema public from public');
  if (database !== undefined) await connection.rows(database.statement);
};

interface ApplicationUser {
  user: string;
  isSuperuser: boolean;
  hasRole: boolean;
  owns: string | null;
}

// An application that owns its tables could remove every protection of the database.
export const refuseWrongUser = async (connection: Connection): Promise<void> => {
  const [found] = await connection.rows<ApplicationUser>(
    `select r.rolname::text as "user", r.rolsuper as "isSuperuser",
       pg_catalog.pg_has_role(r.oid, $1::text, 'usage') as "hasRole",
       (select c.relname::text from pg_catalog.pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
           and pg_catalog.pg_has_role(r.oid, c.relowner, 'usage') order by 1 limit 1) as owns
     from pg_catalog.pg_roles r where r.rolname = current_user`,
    [applicationRole],
  );
  if (found === undefined) throw new DatabaseUnusable('the user of the application does not exist there');
  const { user, isSuperuser, hasRole, owns } = found;
  if (isSuperuser) throw new DatabaseUnusable(`the application's user ${user} is a superuser there`);
  if (owns !== null) throw new DatabaseUnusable(`the application's user ${user} owns the table ${owns} there`);
  if (!hasRole) throw new DatabaseUnusable(`its user lacks a role; run: grant ${applicationRole} to ${user}`);
};
