import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { Sql } from '#database/database.ts';

const lowest = constants.priority.PRIORITY_LOW;

// Lets a proof take only the processor time that the server under load leaves, as if it ran on a machine of its own. Linux
// shares its processors among sessions first, and PostgreSQL begins one for each connection.
export const lowerBackend = async (sql: Sql): Promise<void> => {
  const backend = await sql.one<{ id: number }>('select pg_backend_pid() as id');
  if (backend === null) return;
  try {
    setPriority(backend.id, lowest);
    writeFileSync(`/proc/${String(backend.id)}/autogroup`, String(lowest));
  } catch {
    // Another system has no such file, or gives no right to it.
  }
};
