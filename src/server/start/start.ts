import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { Settings } from '../settings.ts';
import { streamPath } from '../http/stream/may-upgrade.ts';
import { givesWay, giveWay } from '../pictures/give-way.ts';
import { atMost } from './at-most.ts';
import { beforeServing } from './before-serving.ts';
import { closeServer, type Listeners, refuseTakenPort, takePort, type WantedPort } from './listeners.ts';
import { readGames } from './read-games.ts';
import { startServing } from './serving.ts';
import { startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';
import { startSandbox } from './start-sandbox.ts';

export interface Running {
  // What to tell the person who started it.
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

// Requests and jobs that do not end in this time are cut off; their unfinished work is still in the database.
const drainMs = 10_000;

const makeDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartRefused(`cannot write to ${dataDir} (${code}), set DATA_DIR to a folder that can be written`);
  }
};

const take = async (settings: Settings, wanted: WantedPort, started: AsyncDisposableStack): Promise<Server> => {
  const server = await takePort(settings, wanted);
  started.defer(() => closeServer(server));
  return server;
};

// Notices of the sandbox go to the member's origin, so the process that serves it starts the sandbox.
const startsSandbox = ({ isLive, parts }: Settings): boolean => !isLive && parts.has('member');

// A process with the stream alone listens at the members' port, where a proxy sends it the paths of the stream and the chat.
const answersMembers = ({ parts }: Settings): boolean => parts.has('member') || parts.has('stream');

const answersNoOrigin = (settings: Settings): boolean => !answersMembers(settings) && !settings.parts.has('office');

const takePorts = async (settings: Settings, started: AsyncDisposableStack): Promise<Listeners> => {
  const { HOST: host, PORT, OFFICE_PORT, SANDBOX_PORT, HEALTH_PORT, parts } = settings;
  const member = { host, port: PORT, setting: 'PORT' };
  const office = { host, port: OFFICE_PORT, setting: 'OFFICE_PORT' };
  const health = { host, port: HEALTH_PORT, setting: 'HEALTH_PORT' };
  const listeners = {
    ...(answersMembers(settings) ? { member: await take(settings, member, started) } : {}),
    ...(parts.has('office') ? { office: await take(settings, office, started) } : {}),
    ...(answersNoOrigin(settings) ? { health: await take(settings, health, started) } : {}),
  };
  if (startsSandbox(settings))
    await refuseTakenPort({ host: 'localhost', port: SANDBOX_PORT, setting: 'SANDBOX_PORT' });
  return listeners;
};

const addressLines = (settings: Settings, place: string): string[] => [
  ...(settings.parts.has('member') ? [`member app    http://localhost:${String(settings.PORT)}/`] : []),
  ...(settings.parts.has('stream') && !settings.parts.has('member')
    ? [`stream        http://localhost:${String(settings.PORT)}${streamPath}`]
    : []),
  ...(settings.parts.has('office') ? [`back office   http://localhost:${String(settings.OFFICE_PORT)}/`] : []),
  ...(answersNoOrigin(settings) ? [`health        http://localhost:${String(settings.HEALTH_PORT)}/readyz`] : []),
  ...(settings.parts.has('jobs') ? [] : ['jobs          not in this process']),
  ...(startsSandbox(settings) ? [`sandbox       ${settings.sandboxUrl}/`] : []),
  `data          ${place}`,
];

// Ports first, then the database, the sandbox, and last the calls. After a failure everything that was started is
// stopped; a normal stop runs in the opposite order, the calls first and the database last.
export const start = async (settings: Settings, report: (text: string) => void): Promise<Running> => {
  await using started = new AsyncDisposableStack();
  let isRunning = false;
  if (givesWay(settings)) giveWay();
  readGames(settings);
  const listeners = await takePorts(settings, started);
  await makeDataFolder(settings.dataDir);
  const { handles, place, stop } = await startDatabase(settings, report);
  started.defer(() => stop({ leavesFound: !isRunning }));
  await beforeServing({ settings, database: handles.database, report });
  if (startsSandbox(settings)) {
    const sandbox = await startSandbox(settings, report);
    started.defer(() => sandbox.stop());
  }
  const serving = await startServing({ settings, handles, listeners });
  started.defer(() => atMost(drainMs, serving.stop()));
  isRunning = true;
  const running = started.move();
  return { lines: [...addressLines(settings, place), ...serving.notes], stop: () => running.disposeAsync() };
};
