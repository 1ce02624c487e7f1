import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

const places = ['/usr/lib/postgresql/15/bin/pgbench', '/usr/lib/postgresql/16/bin/pgbench', '/usr/bin/pgbench'];

const pgbenchPath = (): string => {
  const found = places.find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(
      'pgbench is not installed; on Debian: apt-get install postgresql-15 (its own cluster is never started)',
    );
  }
  return found;
};

const connectionOf = (url: string): { readonly environment: NodeJS.ProcessEnv; readonly name: string } => {
  const address = new URL(url);
  return {
    environment: {
      PATH: '/usr/bin:/bin',
      PGHOST: address.hostname,
      PGPORT: address.port,
      PGUSER: address.username,
      PGPASSWORD: decodeURIComponent(address.password),
    },
    name: address.pathname.slice(1),
  };
};

const runPgbench = async (url: string, options: readonly string[]): Promise<string> => {
  const { environment, name } = connectionOf(url);
  try {
    return (await run(pgbenchPath(), [...options, name], { env: environment, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const [complaint] = (error instanceof Error && 'stderr' in error ? String(error.stderr) : '').split('\n');
    throw new Error(`pgbench failed: ${complaint ?? ''}`, { cause: error });
  }
};

export interface PgbenchResult {
  readonly perSecond: number;
  readonly transactions: number;
  readonly meanLatencyMs: number;
}

const read = (output: string, pattern: RegExp): number => {
  const found = pattern.exec(output);
  if (found?.[1] === undefined) throw new Error(`pgbench printed no figures: ${output.slice(0, 200)}`);
  return Number(found[1]);
};

export const pgbench = async (url: string, options: readonly string[]): Promise<PgbenchResult> => {
  const output = await runPgbench(url, ['-M', 'prepared', '-c16', '-j2', ...options]);
  return {
    perSecond: read(output, /tps = ([\d.]+) \(without/),
    transactions: read(output, /actually processed: (\d+)/),
    meanLatencyMs: read(output, /latency average = ([\d.]+)/),
  };
};

const pgbenchScale = 50;

export const fillPgbench = async (url: string): Promise<void> => {
  await runPgbench(url, ['-i', '-q', '-s', String(pgbenchScale)]);
};
