import type { Sql } from '#database/database.ts';

export const insertWheel = async (
  sql: Sql,
  wheel: { readonly wheelHash: string; readonly text: string; readonly at: Date },
): Promise<void> => {
  await sql.rows(
    `insert into spin_wheel (wheel_hash, wheel, created_at) values ($1, $2, $3) on conflict (wheel_hash) do nothing`,
    [wheel.wheelHash, wheel.text, wheel.at],
  );
};

// The texts of wheels by their hashes.
export const listWheels = async (sql: Sql, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await sql.rows<{ wheelHash: string; wheel: string }>(
    `select wheel_hash as "wheelHash", wheel from spin_wheel where wheel_hash = any ($1)`,
    [hashes],
  );
  return new Map(rows.map(({ wheelHash, wheel }) => [wheelHash, wheel]));
};
