import { spawn } from 'node:child_process';
import type { Check } from '../check.ts';

const command = 'tests/journeys/pictures/check-geometry-command.ts';

const output = async (): Promise<{ isGood: boolean; lines: readonly string[] }> => {
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { isGood: (await promise) === 0, lines: text.trim().split('\n') };
};

export const geometry: Check = {
  id: 'V-01',
  about: 'on every screen, at four widths and in three languages, nothing is cut off, covered or too small to press',
  run: async () => {
    const { isGood, lines } = await output();
    return { isGood, figures: (isGood ? lines.slice(-1) : lines).join('\n  ') };
  },
};
