import { readFile, realpath, unlink } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Postmaster {
  readonly processId: number;
  readonly port: number;
  readonly isReady: boolean;
}

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

// Process ids are used again by strangers, and the dead may wait to be reaped: both show in the command line.
export const isPostgres = async (processId: number): Promise<boolean> =>
  isAlive(processId) && (await commandLineOf(processId)).includes('postgres');

// Lines: process id, data directory, start time, port, socket directory, listen address, memory key, status.
const parse = (text: string) => {
  const lines = text.split('\n');
  return { processId: Number(lines[0]), directory: lines[1] ?? '', port: Number(lines[3]), status: lines[7]?.trim() };
};

// The PostgreSQL that serves this very directory, or null. A file that names another process is removed,
// since PostgreSQL itself would not dare to.
export const livingPostmaster = async (directory: string): Promise<Postmaster | null> => {
  const file = join(directory, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const found = parse(text);
  const isLiving = Number.isInteger(found.processId) && found.processId > 0 && (await isPostgres(found.processId));
  const isHere = (await realpath(found.directory).catch(() => found.directory)) === (await realpath(directory));
  if (!isLiving) await unlink(file).catch(() => undefined);
  if (!isLiving || !isHere) return null;
  return { processId: found.processId, port: found.port, isReady: found.status === 'ready' };
};
