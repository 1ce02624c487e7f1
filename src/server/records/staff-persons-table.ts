import type { Sql } from '#database/database.ts';

export const isSuspended = async (sql: Sql, personId: string): Promise<boolean> =>
  (await sql.one(`select 1 from staff where person_id = $1 and suspended_at is not null limit 1`, [personId])) !== null;

export const isLoginSuspended = async (sql: Sql, staffId: string): Promise<boolean> =>
  (await sql.one(`select 1 from staff where staff_id = $1 and suspended_at is not null`, [staffId])) !== null;

// One name, however it is typed: in other letters, composed otherwise, with more spaces or with signs that nobody sees.
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

// The person behind a login of that name; null if no login, or more than one person, has it.
export const findPersonNamed = async (sql: Sql, name: string): Promise<string | null> => {
  const logins = await sql.rows<{ personId: string; name: string }>(`select person_id as "personId", name from staff`);
  const persons = new Set(
    logins.filter((login) => plainName(login.name) === plainName(name)).map(({ personId }) => personId),
  );
  return persons.size === 1 ? ([...persons][0] ?? null) : null;
};
