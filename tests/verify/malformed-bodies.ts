import { spawn } from 'node:child_process';
import { type Check, verdictOf } from './check.ts';

// The malformed-bodies test of npm test in full: five times as many bodies for each call.
export const malformedBodies: Check = {
  id: 'B-07',
  about: 'malformed bodies to every call that writes',
  run: async (scale) => {
    const bodiesEach = scale.of(1_000);
    const child = spawn('npx', ['vitest', 'run', '--project', 'server', 'src/server/malformed-bodies.test.ts'], {
      env: { ...process.env, BODIES_EACH: String(bodiesEach) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const { promise, resolve } = Promise.withResolvers<number | null>();
    child.on('close', resolve);
    const isGood = (await promise) === 0;
    return verdictOf({ 'refused with a code': isGood }, isGood ? [`${String(bodiesEach)} bodies each`] : [output]);
  },
};
