import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

// Fields of /proc/<pid>/stat after the name in brackets: 1 parent, 11 user, 12 system, 13 and 14 those of ended children.
const statOf = async (processId: string): Promise<string[] | null> => {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticks = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0);

// Processor seconds PostgreSQL has used so far: the postmaster, its living children and those that have ended.
export const postgresSeconds = async (postmasterId: number): Promise<number> => {
  let total = 0;
  for (const processId of await readdir('/proc')) {
    if (!/^\d+$/.test(processId)) continue;
    const fields = await statOf(processId);
    if (fields === null) continue;
    if (processId === String(postmasterId)) total += ticks(fields, [11, 12, 13, 14]);
    else if (fields[1] === String(postmasterId)) total += ticks(fields, [11, 12]);
  }
  return total / ticksPerSecond;
};
