import { spawn } from 'node:child_process';
import type { Verdict } from '../check.ts';

// A command that prints what it finds and, as its last line, what it looked at; it fails when it finds something.
export const runCommand = async (...words: readonly string[]): Promise<Verdict> => {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const isGood = (await promise) === 0;
  const lines = text.trim().split('\n');
  return { isGood, figures: (isGood ? lines.slice(-1) : lines).join('\n  ') };
};
