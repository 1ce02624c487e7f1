import { spawn } from 'node:child_process';
import type { Check } from '../check.ts';

// Needs npm run build; PICTURES=folder keeps a picture of every step.
export const rewardWalk: Check = {
  id: 'V-03',
  about:
    'in three languages at 360 px a new member takes, cancels, finishes and loses rewards, spins, checks the proof offline, claims, invites a friend and takes a refund',
  run: async () => {
    const child = spawn('npx', ['playwright', 'test', '--config', 'long-journeys.config.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
    const { promise, resolve } = Promise.withResolvers<number | null>();
    child.on('close', resolve);
    const isGood = (await promise) === 0;
    return { isGood, figures: isGood ? (text.trim().split('\n').at(-1) ?? '') : text };
  },
};
