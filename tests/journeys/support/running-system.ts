import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, startServerProcess } from '#support/server-process.ts';

export interface RunningSystem {
  readonly member: string;
  readonly office: string;
  readonly sandbox: string;
  readonly dataDir: string;
  // The output of the process so far.
  output(): string;
  stop(): Promise<void>;
}

const readyWithinMs = 90_000;
const stoppedWithinMs = 20_000;

// The user that runs PostgreSQL must be able to enter the folder, otherwise the server puts its data elsewhere.
const freshDataDir = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'krapao-journeys-'));
  await chmod(folder, 0o755);
  return folder;
};

// The real server with sandbox and database, on free ports and with its own data.
export const startSystem = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningSystem> => {
  const dataDir = await freshDataDir();
  const ports = await freePorts();
  const server = startServerProcess({ ...ports, DATA_DIR: dataDir, KRAPAO_MODE: 'demo', ...settings });

  let isStopping = false;
  const reportEnd = (code: number | null): void => {
    if (!isStopping)
      process.stderr.write(`The system ended before it was stopped (exit code ${String(code)}):\n${server.output()}\n`);
  };
  server.ended.then(reportEnd, reportEnd);

  // SIGTERM, so that the system stops its database itself; SIGKILL only if it does not exit.
  const stop = async () => {
    isStopping = true;
    const isEnded = await Promise.race([
      server.end('SIGTERM').then(() => true),
      pause(stoppedWithinMs, false, { ref: false }),
    ]);
    if (!isEnded) await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    if (!isEnded) throw new Error(`The system did not stop on SIGTERM:\n${server.output()}`);
  };

  const isReady = await Promise.race([
    server.ready.then(() => true),
    pause(readyWithinMs, false, { ref: false }),
  ]).catch((error: unknown) => {
    throw new Error('The system exited before it was ready', { cause: error });
  });
  if (!isReady) {
    await stop();
    throw new Error(`The system was not ready after ${readyWithinMs} ms:\n${server.output()}`);
  }
  return {
    member: `http://localhost:${ports.PORT}`,
    office: `http://localhost:${ports.OFFICE_PORT}`,
    sandbox: `http://localhost:${ports.SANDBOX_PORT}`,
    dataDir,
    output: server.output,
    stop,
  };
};
