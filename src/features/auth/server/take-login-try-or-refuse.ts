import type { Sql } from '#database/database.ts';
import { refuseShared } from '#server/refuse.ts';
import { type CountedTry, findLoginWait, takeLoginTry } from './login-failures-table.ts';

// The wait is worked out alike for a name that nobody has.
export const takeLoginTryOrRefuse = async (sql: Sql, counted: CountedTry): Promise<void> => {
  if (await takeLoginTry(sql, counted)) return;
  refuseShared('REQUEST_LIMIT', { waitMs: await findLoginWait(sql, counted) });
};
