import { readdir, readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

// Fields of /proc/<pid>/stat after the name in brackets: 1 parent, 11 user, 12 system, 13 and 14 those of ended children.
const statOf = async (processId: string): Promise<string[] | null> => {
  const text = await readFile(`/proc/${processId}/stat`, 'utf8').catch(() => null);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ticks = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0);

// Processor seconds a process has used so far, without its children.
export const secondsOf = async (processId: number): Promise<number> => {
  const fields = await statOf(String(processId));
  return fields === null ? 0 : ticks(fields, [11, 12]) / ticksPerSecond;
};

// This process, which is the caller, and the pgbench runs that have ended.
const callerSeconds = async (): Promise<number> => {
  const fields = await statOf('self');
  return fields === null ? 0 : ticks(fields, [11, 12, 13, 14]) / ticksPerSecond;
};

// Processor seconds PostgreSQL has used so far: the postmaster, its living children and those that have ended.
const postgresSeconds = async (postmasterId: number): Promise<number> => {
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

// The child of a process whose command contains these words.
export const childOf = async (parentId: number, words: string): Promise<number> => {
  for (const processId of await readdir('/proc')) {
    if (!/^\d+$/.test(processId) || (await statOf(processId))?.[1] !== String(parentId)) continue;
    const command = await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(words)) return Number(processId);
  }
  throw new Error(`no process ${words}`);
};

export interface Spent {
  readonly postgres: number;
  // The load generator and everything in its process, or pgbench.
  readonly caller: number;
  // The server's own process, if there is one.
  readonly server: number;
}

export const totalOf = ({ postgres, caller, server }: Spent): number => postgres + caller + server;

// Divided by the number of operations, in microseconds.
export const each = (spent: Spent, operations: number): Spent => {
  const share = (seconds: number): number => (seconds / operations) * 1e6;
  return { postgres: share(spent.postgres), caller: share(spent.caller), server: share(spent.server) };
};

interface Watched {
  readonly postmasterId: number;
  readonly serverId?: number;
}

const stand = async ({ postmasterId, serverId }: Watched): Promise<Spent> => ({
  postgres: await postgresSeconds(postmasterId),
  caller: await callerSeconds(),
  server: serverId === undefined ? 0 : await secondsOf(serverId),
});

// Processor time per operation, in all processes together: unlike calls per second it stays stable on a busy machine.
export const spentOn = async <T>(watched: Watched, work: () => Promise<T>): Promise<{ result: T; spent: Spent }> => {
  const before = await stand(watched);
  const result = await work();
  const after = await stand(watched);
  return {
    result,
    spent: {
      postgres: after.postgres - before.postgres,
      caller: after.caller - before.caller,
      server: after.server - before.server,
    },
  };
};

const us = (value: number): string => value.toFixed(1);

export const shown = ({ postgres, caller, server }: Spent): string =>
  [`PostgreSQL ${us(postgres)}`, ...(server > 0 ? [`server ${us(server)}`] : []), `caller ${us(caller)} us`].join(', ');
