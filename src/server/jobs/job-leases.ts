import type { Sql } from '#database/database.ts';

// Decides which process runs a job when several serve one database. A lease belongs to the process, not to one run, and
// is renewed while the process lives; if it is killed, another takes over after `leaseMs`.
export interface JobLeases {
  // Whether this process runs the job now. Takes the lease if nobody holds it.
  holds(name: string): Promise<boolean>;
  renew(): Promise<void>;
  // Lets another process take over at once.
  release(): Promise<void>;
}

export interface LeaseSettings {
  readonly holder: string;
  readonly leaseMs: number;
  // A monotonic clock; the times of the leases themselves are the database's.
  readonly nowMs?: () => number;
}

interface Lease {
  readonly now: Date;
  readonly holder: string | null;
  readonly until: Date | null;
}

// A separate statement: a time that a writing statement computes itself differs between machines.
const timeOf = async (sql: Sql): Promise<Date> => {
  const row = await sql.one<{ now: Date }>('select clock_timestamp() as now');
  if (row === null) throw new Error('the database did not return its time');
  return row.now;
};

const leaseOf = (sql: Sql, name: string): Promise<Lease | null> =>
  sql.one<Lease>(
    `select clock_timestamp() as now, lease.holder, lease.until
     from (select $1::text as name) asked left join job_lease lease on lease.name = asked.name`,
    [name],
  );

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

const take = async (sql: Sql, name: string, { holder, leaseMs }: LeaseSettings): Promise<boolean> => {
  const lease = await leaseOf(sql, name);
  if (lease === null) throw new Error('the database did not return its time');
  const isFree = lease.holder === holder || lease.until === null || lease.until <= lease.now;
  if (!isFree) return false;
  const taken = await sql.one(
    `insert into job_lease (name, holder, until) values ($1, $2, $3)
     on conflict (name) do update set holder = excluded.holder, until = excluded.until
     where job_lease.holder = excluded.holder or job_lease.until <= $4
     returning name`,
    [name, holder, after(lease.now, leaseMs), lease.now],
  );
  return taken !== null;
};

const renewAll = async (sql: Sql, names: readonly string[], { holder, leaseMs }: LeaseSettings) =>
  sql.rows<{ name: string }>(
    `update job_lease set until = $3 where name = any($1::text[]) and holder = $2 returning name`,
    [names, holder, after(await timeOf(sql), leaseMs)],
  );

const longAgo = new Date(0);

export const createJobLeases = (sql: Sql, settings: LeaseSettings): JobLeases => {
  const { holder, leaseMs, nowMs = () => performance.now() } = settings;
  // Until when this process can be sure of each lease, counted from before the statement that took it.
  const sureUntil = new Map<string, number>();
  return {
    holds: async (name) => {
      const askedAt = nowMs();
      if ((sureUntil.get(name) ?? 0) > askedAt) return true;
      sureUntil.delete(name);
      const isTaken = await take(sql, name, settings);
      if (isTaken) sureUntil.set(name, askedAt + leaseMs);
      return isTaken;
    },
    renew: async () => {
      const names = [...sureUntil.keys()];
      if (names.length === 0) return;
      const askedAt = nowMs();
      const renewed = new Set((await renewAll(sql, names, settings)).map(({ name }) => name));
      for (const name of names) {
        if (renewed.has(name)) sureUntil.set(name, askedAt + leaseMs);
        else sureUntil.delete(name);
      }
    },
    release: async () => {
      sureUntil.clear();
      await sql.rows(`update job_lease set until = $2 where holder = $1`, [holder, longAgo]);
    },
  };
};
