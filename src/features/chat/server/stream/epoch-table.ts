import { hash } from 'node:crypto';
import type { Sql } from '#database/database.ts';

// Differs after a recovery to some moment, in a restored dump and in another installation. Files that were copied while
// nothing ran keep it; clients then notice that there are fewer lines than they know.
export const findEpoch = async (sql: Sql): Promise<string> => {
  const row = await sql.one<{ it: string }>(
    `select (select system_identifier from pg_control_system())::text || ' ' ||
       (select timeline_id from pg_control_checkpoint())::text || ' ' ||
       (select oid from pg_database where datname = current_database())::text as it`,
  );
  return hash('sha256', row?.it ?? '', 'base64url').slice(0, 12);
};
