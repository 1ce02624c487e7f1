import { hash } from 'node:crypto';
import type { Sql } from '#database/database.ts';

// Differs after point-in-time recovery, in a restored dump and in another installation. A cold copy of the files keeps it;
// clients then notice that the server has fewer lines than they have.
export const findEpoch = async (sql: Sql): Promise<string> => {
  const row = await sql.one<{ it: string }>(
    `select (select system_identifier from pg_control_system())::text || ' ' ||
       (select timeline_id from pg_control_checkpoint())::text || ' ' ||
       (select oid from pg_database where datname = current_database())::text as it`,
  );
  return hash('sha256', row?.it ?? '', 'base64url').slice(0, 12);
};
