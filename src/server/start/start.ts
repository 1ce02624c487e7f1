import { mkdir } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { atMost } from './at-most.ts';
import { beforeServing } from './before-serving.ts';
import { closeServer, type Listeners, refuseTakenPort, takePort } from './listeners.ts';
import { startServing } from './serving.ts';
import { startDatabase } from './start-database.ts';
import { StartRefused } from './start-refused.ts';
import { startSandbox } from './start-sandbox.ts';

export interface Running {
  // What to tell the person who started it.
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

// Requests and jobs that do not end in this time are cut off; what they had begun is found in the database again.
const drainMs = 10_000;

const makeDataFolder = async (dataDir: string): Promise<void> => {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartRefused(`cannot write to ${dataDir} (${code}), set DATA_DIR to a folder that can be written`);
  }
};

const takePorts = async (settings: Settings, started: AsyncDisposableStack): Promise<Listeners> => {
  const { HOST: host, PORT, OFFICE_PORT, SANDBOX_PORT } = settings;
  const member = await takePort(settings, { host, port: PORT, setting: 'PORT' });
  started.defer(() => closeServer(member));
  const office = await takePort(settings, { host, port: OFFICE_PORT, setting: 'OFFICE_PORT' });
  started.defer(() => closeServer(office));
  if (!settings.isLive) await refuseTakenPort({ host: 'localhost', port: SANDBOX_PORT, setting: 'SANDBOX_PORT' });
  return { member, office };
};

const addressLines = (settings: Settings, place: string): string[] => [
  `member app    http://localhost:${String(settings.PORT)}/`,
  `back office   http://localhost:${String(settings.OFFICE_PORT)}/`,
  ...(settings.isLive ? [] : [`sandbox       ${settings.sandboxUrl}/`]),
  `data          ${place}`,
];

// Ports first, then the database, the sandbox, and last the calls. What was started before a failure is stopped
// again; afterwards everything stops in the opposite order, the calls first and the database last.
export const start = async (settings: Settings, report: (text: string) => void): Promise<Running> => {
  await using started = new AsyncDisposableStack();
  let isRunning = false;
  const listeners = await takePorts(settings, started);
  await makeDataFolder(settings.dataDir);
  const { handles, place, stop } = await startDatabase(settings, report);
  started.defer(() => stop({ leavesFound: !isRunning }));
  await beforeServing({ settings, database: handles.database, report });
  if (!settings.isLive) {
    const sandbox = await startSandbox(settings, report);
    started.defer(() => sandbox.stop());
  }
  const serving = await startServing({ settings, handles, listeners });
  started.defer(() => atMost(drainMs, serving.stop()));
  isRunning = true;
  const running = started.move();
  return { lines: [...addressLines(settings, place), ...serving.notes], stop: () => running.disposeAsync() };
};
