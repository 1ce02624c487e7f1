import { readFile, realpath, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Postmaster {
  readonly processId: number;
  readonly port: number;
  // Whether it also listens on a socket in its directory.
  readonly hasSocket: boolean;
  readonly isReady: boolean;
}

const fileOf = (directory: string) => join(directory, 'postmaster.pid');

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

const isAlive = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

const commandLineOf = async (processId: number): Promise<string> => {
  if (existsSync('/proc/self/cmdline')) return readFile(`/proc/${String(processId)}/cmdline`, 'utf8').catch(() => '');
  const { stdout } = await promisify(execFile)('ps', ['-p', String(processId), '-o', 'command=']).catch(() => ({
    stdout: '',
  }));
  return stdout;
};

// The system reuses process ids, and a dead process may wait to be reaped: the command line shows both.
export const isPostgres = async (processId: number): Promise<boolean> =>
  isAlive(processId) && (await commandLineOf(processId)).includes('postgres');

// Lines: process id, data directory, start time, port, socket directory, listen address, memory key, status.
const parse = (text: string) => {
  const lines = text.split('\n');
  const [processId, port] = [Number(lines[0]), Number(lines[3])];
  return { processId, directory: lines[1] ?? '', port, hasSocket: lines[4] === '.', status: lines[7]?.trim() };
};

// The PostgreSQL running on this very directory, or null.
export const livingPostmaster = async (directory: string): Promise<Postmaster | null> => {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => null);
  if (text === null) return null;
  const found = parse(text);
  const isLiving = Number.isInteger(found.processId) && found.processId > 0 && (await isPostgres(found.processId));
  if (!isLiving) return null;
  const isHere = (await realpath(found.directory).catch(() => found.directory)) === (await realpath(directory));
  const { processId, port, hasSocket, status } = found;
  return isHere ? { processId, port, hasSocket, isReady: status === 'ready' } : null;
};

// PostgreSQL refuses to start while the process named in its file lives, even if that number belongs to another program
// by now. With the number of its parent, this process, it starts and still checks for sessions left in memory.
export const replaceForeignProcessId = async (directory: string): Promise<void> => {
  const text = await readFile(fileOf(directory), 'utf8').catch(() => null);
  if (text === null) return;
  const { processId } = parse(text);
  if (!isAlive(processId) || (await isPostgres(processId))) return;
  await writeFile(fileOf(directory), text.replace(/^\d+/, String(process.pid)));
};
