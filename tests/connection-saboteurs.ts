import type { Saboteur } from './saboteur.ts';

// The protections of money when the database, the network or another process fails.
export const connectionSaboteurs: readonly Saboteur[] = [
  {
    name: 'wait-for-silence',
    about: 'a silent database connection blocks until TCP gives up',
    edits: [
      {
        file: 'src/database/ask-client.ts',
        find: "() => reject(new Error('Query read timeout'))",
        replace: '() => undefined',
      },
    ],
    test: {
      file: 'src/database/silent-connections.test.ts',
      name: 'a transaction on a silent connection is repeated on another and done once',
    },
  },
  {
    name: 'ready-without-asking',
    about: 'the process reports ready without querying the database as calls do',
    edits: [
      {
        file: 'src/server/http/operations.ts',
        find: 'createReadiness(() => readAsCallsDo(context))',
        replace: 'createReadiness(() => Promise.resolve(readAsCallsDo))',
      },
    ],
    test: {
      file: 'src/server/lost-database.test.ts',
      name: 'a process whose connections fell silent is not called ready until a call with a token could be answered',
    },
  },
  {
    name: 'give-up-in-a-failover',
    about: 'writes are retried for less time than a failover takes',
    edits: [{ file: 'src/database/through-lost-connections.ts', find: '= 40_000', replace: '= 4_000' }],
    test: {
      file: 'src/database/through-lost-connections.test.ts',
      name: 'work that began before a failover of 26 seconds is completed after it',
    },
  },
  {
    name: 'run-jobs-everywhere',
    about: 'every process runs every job, regardless of its lease',
    edits: [
      {
        file: 'src/server/jobs/run-jobs.ts',
        find: 'job.isPerProcess === true || (await leases.holds(job.name))',
        replace: 'job.name !== String(leases)',
      },
    ],
    test: {
      file: 'src/server/jobs/run-jobs.test.ts',
      name: 'of two processes one runs a job, and the other takes over when the first stops',
    },
  },
  {
    name: 'trust-any-clock',
    about: 'a process continues with a clock that differs from the database’s',
    edits: [
      {
        file: 'src/server/jobs/check-clock.ts',
        find: 'if (Math.abs(difference) <= toleranceMs) return null;',
        replace: 'if (Math.abs(difference) <= toleranceMs * 1_000_000) return null;',
      },
    ],
    test: {
      file: 'src/server/jobs/check-clock.test.ts',
      name: 'a clock that goes wrong while the process runs stops payouts until people release them',
    },
  },
  {
    name: 'call-nothing-in-progress',
    about: 'a transfer that has reserved nothing is answered as in progress',
    edits: [
      {
        file: 'src/server/run/run-steps.ts',
        find: 'if (reply === null) reject',
        replace: `if (reply === null) resolve({ status: 200, body: { message: 'SUCCESS', status: 'PENDING' } });
    else if (String(reply) === '') reject`,
      },
    ],
    test: {
      file: 'src/server/lost-database.test.ts',
      name: 'a transfer is answered as in progress only once its money is reserved',
    },
  },
];
