import type { Server } from 'node:http';
import { anchorAuditHeads } from '../records/audit-chain.ts';
import { jobs, sealedTables, streamParts } from '../features/all-parts.ts';
import { closeEndedStreams } from '../http/stream/close-ended-streams.ts';
import { relayMissed } from '../records/relay/relay.ts';
import { buildHealthApp, buildMemberApp, buildOfficeApp, buildStreamApp } from '../app.ts';
import type { Context } from '../context.ts';
import { createContext } from './create-context.ts';
import { createLog } from './create-log.ts';
import { checkClock } from '../jobs/check-clock.ts';
import { forgetRecords } from '../jobs/forget-records.ts';
import type { Job } from '../jobs/job.ts';
import { runJobs } from '../jobs/run-jobs.ts';
import { sealAgain } from '../jobs/seal-again.ts';
import { watchLedger } from '../jobs/watch-ledger.ts';
import { seedDemo } from './seed-demo.ts';
import type { Settings } from '../settings.ts';
import { wireProviders } from './wire-providers.ts';
import type { Handles } from './open-handles.ts';
import { answerStarting, type Listeners } from './listeners.ts';

export interface ServingParts {
  readonly settings: Settings;
  readonly handles: Handles;
  // Already listening; they answer 503 until an app takes over their requests.
  readonly listeners: Listeners;
}

export interface Serving {
  // Lines printed below the addresses once everything runs: the logins of the demo.
  readonly notes: readonly string[];
  // Accepts no new requests, waits for running ones, stops the jobs.
  stop(): Promise<void>;
}

const minuteMs = 60_000;

const ago = (context: Context, ms: number): Date => new Date(context.now().getTime() - ms);

// The shell's own jobs, besides those of the features.
const ownJobs: readonly Job[] = [
  { name: 'watch the ledger', everyMs: minuteMs, run: watchLedger },
  checkClock(),
  {
    name: 'anchor the audit chains',
    everyMs: minuteMs,
    run: (context) => anchorAuditHeads(context.database, ago(context, 10 * minuteMs), context.now()),
  },
  forgetRecords,
  sealAgain(sealedTables),
  closeEndedStreams(streamParts),
  relayMissed,
];

// A process without the part `jobs` runs only the jobs that every process needs.
const jobsOf = ({ parts }: Settings): Job[] =>
  [...ownJobs, ...jobs].filter((job) => parts.has('jobs') || job.isPerProcess === true);

// Gives Fastify a server that already listens; the app answers its requests once every part is ready.
const handOver =
  (server: Server, isReady: Promise<void>) =>
  (handler: Parameters<Server['on']>[1]): Server => {
    void isReady.then(() => server.off('request', answerStarting).on('request', handler));
    return server;
  };

const closeIdleEveryMs = 50;

// Accepts no new connection and waits until every running answer is out. With its own server Fastify does not do this.
const drain = async (server: Server): Promise<void> => {
  const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  await promise;
  clearInterval(closing);
};

export const startServing = async ({ settings, handles, listeners }: ServingParts): Promise<Serving> => {
  const log = createLog(settings);
  const { database, operations, proofs } = handles;
  const context = createContext({
    settings,
    database,
    operations,
    proofs,
    log,
    providers: wireProviders(settings),
  });
  const notes = settings.isLive ? [] : await seedDemo(context);
  const ready = Promise.withResolvers<void>();
  const { member, office, health } = listeners;
  const buildForMembers = settings.parts.has('member') ? buildMemberApp : buildStreamApp;
  const apps = [
    ...(member === undefined ? [] : [await buildForMembers(context, handOver(member, ready.promise))]),
    ...(office === undefined ? [] : [await buildOfficeApp(context, handOver(office, ready.promise))]),
    ...(health === undefined ? [] : [buildHealthApp(context, handOver(health, ready.promise))]),
  ];
  for (const app of apps) await app.ready();
  ready.resolve();
  const running = runJobs(context, jobsOf(settings));
  return {
    notes: settings.parts.has('office') ? notes : [],
    stop: async () => {
      context.ending.abort();
      const open = [member, office, health].filter((server) => server !== undefined);
      await Promise.all(open.map((server) => drain(server)));
      await Promise.all(apps.map((app) => app.close()));
      await running.stop();
      await context.pictures.close();
      await context.batcher.close();
    },
  };
};
