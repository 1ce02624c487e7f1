import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

// The whole product as `npm start` runs it: a separate process in its own group, with only these settings.
export interface ServerProcess {
  readonly processId: number;
  // Everything it has printed so far, both streams.
  output(): string;
  // Resolves once the server reports that it is ready; rejects with its output if it exits before.
  readonly ready: Promise<void>;
  // Sends the signal and returns the exit code (null if the signal itself ended it).
  end(signal: NodeJS.Signals): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

export interface Ports {
  readonly PORT: string;
  readonly OFFICE_PORT: string;
  readonly SANDBOX_PORT: string;
  readonly HEALTH_PORT: string;
}

const atRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const entry = atRoot('src/server/main.ts');
const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  scripts: { start: string };
};
// The script's arguments to Node, except the settings file.
const flags = manifest.scripts.start.split(' ').filter((word) => /^--(?!import$)/.test(word));

// Below the range that systems give to outgoing connections: a connection of another test would take the port between
// this look and the start of the server.
export const freePort = async (): Promise<string> => {
  const port = randomInt(10_000, 32_000);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return String(port);
};

export const freePorts = async (): Promise<Ports> => {
  const [PORT, OFFICE_PORT, SANDBOX_PORT, HEALTH_PORT] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { PORT, OFFICE_PORT, SANDBOX_PORT, HEALTH_PORT };
};

export const startServerProcess = (environment: Readonly<Record<string, string>>): ServerProcess => {
  const child = spawn(process.execPath, [...flags, entry], {
    // As `npm start` has it: a start costs half the processor time.
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: atRoot('.cache/compiled'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('ready;')) resolve();
      });
    }
    ended.then(() => reject(new Error(output)), reject);
  });
  ready.catch(() => undefined);
  return {
    processId: child.pid ?? 0,
    output: () => output,
    ready,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
