import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.ts';

export interface RunningSystem {
  readonly member: string;
  readonly office: string;
  readonly sandbox: string;
  readonly dataDir: string;
  // What the process has written so far.
  output(): string;
  stop(): Promise<void>;
}

const project = fileURLToPath(new URL('../../..', import.meta.url));
const readyWithinMs = 90_000;
const stoppedWithinMs = 20_000;

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const waitUntilReady = async (child: ChildProcess, addresses: readonly string[], output: () => string) => {
  for (const end = Date.now() + readyWithinMs; Date.now() < end; await pause(100)) {
    if (hasEnded(child)) throw new Error(`The system ended before it was ready:\n${output()}`);
    const answers = await Promise.all(addresses.map((address) => isReady(address)));
    if (answers.every(Boolean)) return;
  }
  throw new Error(`The system was not ready after ${readyWithinMs} ms:\n${output()}`);
};

// SIGTERM, so that the system stops its database itself; SIGKILL only where it does not come to an end.
const stopProcess = async (child: ChildProcess, output: () => string): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const isStopped = await Promise.race([ended.then(() => true), pause(stoppedWithinMs, false, { ref: false })]);
  if (isStopped) return;
  child.kill('SIGKILL');
  throw new Error(`The system did not stop within ${stoppedWithinMs} ms of SIGTERM:\n${output()}`);
};

// The real server with sandbox and database, on free ports and with data of its own.
export const startSystem = async (settings: Readonly<Record<string, string>> = {}): Promise<RunningSystem> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'krapao-journeys-'));
  const [port = 0, officePort = 0, sandboxPort = 0] = await freePorts(3);
  const ports = { PORT: String(port), OFFICE_PORT: String(officePort), SANDBOX_PORT: String(sandboxPort) };
  const env = { ...process.env, ...ports, DATA_DIR: dataDir, KRAPAO_MODE: 'demo', ...settings };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  const output = () => written.join('');
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => written.push(part.toString()));
  const stop = async () => {
    await stopProcess(child, output);
    await rm(dataDir, { recursive: true, force: true });
  };
  const [member, office, sandbox] = [port, officePort, sandboxPort].map((one) => `http://localhost:${one}`) as [
    string,
    string,
    string,
  ];
  try {
    await waitUntilReady(child, [`${member}/readyz`, `${office}/`, `${sandbox}/book`], output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { member, office, sandbox, dataDir, output, stop };
};
