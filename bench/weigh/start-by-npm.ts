import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from '../../tests/support/server-process.ts';

const patienceMs = 300_000;
const retryAfterMs = 20;

// The machine as a newcomer has it: without the Node or the settings of the project that runs this script.
const newcomerEnvironment = (): NodeJS.ProcessEnv => {
  const isOfScript = (name: string): boolean =>
    /^(npm_(?!config_(registry|cache|userconfig)$)|INIT_CWD$|NODE$|NODE_ENV$)/.test(name);
  const kept = Object.entries(process.env).filter(([name]) => !isOfScript(name));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
};

const answers = (port: string): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

// Seconds from `npm start` until all three pages respond. Then Ctrl-C, which a terminal sends to the whole group.
export const startByNpm = async (clone: string, ports: Ports): Promise<number> => {
  const start = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...newcomerEnvironment(), ...ports, DATA_DIR: join(clone, '.data') },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  let isOver = false;
  const ended = once(child, 'close').then(() => (isOver = true));
  try {
    for (const port of Object.values(ports) as string[]) {
      while (!(await answers(port))) {
        if (isOver || performance.now() - start > patienceMs) throw new Error(`npm start did not answer:\n${output}`);
        await sleep(retryAfterMs);
      }
    }
    return (performance.now() - start) / 1000;
  } finally {
    if (!isOver && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
};
