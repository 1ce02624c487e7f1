import { spawn } from 'node:child_process';
import type { Verdict } from '../check.ts';

// A program that prints what it finds and, as its last line, what it looked at; it fails when it finds something. What it
// prints is also shown at once, with its progress, since many run for half an hour.
export const runProgram = async (
  program: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Verdict> => {
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    process.stderr.write(part);
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const isGood = (await promise) === 0;
  const lines = text.trim().split('\n');
  return { isGood, figures: (isGood ? lines.slice(-1) : lines).join('\n  ') };
};

export const runCommand = (...words: readonly string[]): Promise<Verdict> => runProgram(process.execPath, words);

// Needs npm run build.
export const runWalk = (name: string): Promise<Verdict> =>
  runProgram('npx', ['playwright', 'test', '--config', 'long-journeys.config.ts', name]);
