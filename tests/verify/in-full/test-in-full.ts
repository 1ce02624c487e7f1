import { spawn } from 'node:child_process';

export interface TestRun {
  readonly isGood: boolean;
  // Both streams.
  readonly output: string;
}

// One test file of npm test, with the environment that makes it longer.
export const runTestInFull = async (
  file: string,
  environment: Readonly<Record<string, string>>,
  project = 'server',
): Promise<TestRun> => {
  const child = spawn('npx', ['vitest', 'run', '--project', project, '--testTimeout', '120000', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { isGood: (await promise) === 0, output };
};
