import type { Sql } from '#database/database.ts';

export const isSuspended = async (sql: Sql, personId: string): Promise<boolean> =>
  (await sql.one(`select 1 from staff where person_id = $1 and suspended_at is not null limit 1`, [personId])) !== null;

export const isLoginSuspended = async (sql: Sql, staffId: string): Promise<boolean> =>
  (await sql.one(`select 1 from staff where staff_id = $1 and suspended_at is not null`, [staffId])) !== null;

// The person behind a login of that name, however its letters are written; null if no login, or more than one person, has it.
export const findPersonNamed = async (sql: Sql, name: string): Promise<string | null> => {
  const persons = await sql.rows<{ personId: string }>(
    `select distinct person_id as "personId" from staff where lower(name) = lower($1) limit 2`,
    [name],
  );
  return persons.length === 1 ? (persons[0]?.personId ?? null) : null;
};
