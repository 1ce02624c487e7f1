import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { done, refused, unknown, type Outcome } from '../../outcome.ts';
import type { GamePort } from '../port.ts';
import { keyNotAccepted } from '../protocol.ts';
import { rotatingGame } from './rotating-game.ts';
import { secretReader } from './secret-reference.ts';

const folder = mkdtempSync(join(tmpdir(), 'krapao-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

// A provider that accepts certain keys, and counts what it carried out.
const provider = (accepts: string[]) => {
  const carriedOut: string[] = [];
  const asked: string[] = [];
  let isSilent = false;
  const answer = (secret: string): Outcome<{ amount: bigint; balance: bigint }> => {
    asked.push(secret);
    if (isSilent) return unknown('timeout');
    if (!accepts.includes(secret)) return refused(keyNotAccepted);
    carriedOut.push(secret);
    return done({ amount: 0n, balance: 0n });
  };
  const connect = (secret: string) =>
    ({
      balance: () => Promise.resolve(answer(secret)),
      transferIn: () => Promise.resolve(answer(secret)),
    }) as unknown as GamePort;
  return { accepts, carriedOut, asked, connect, silence: (is: boolean) => (isSilent = is) };
};

const secretFile = (name: string) => {
  const path = join(folder, name);
  const write = (content: string) => writeFileSync(path, content);
  write('old\n');
  const read = secretReader({ file: path }, () => undefined);
  if (read === null) throw new Error('nothing was read');
  return { read, write };
};

const transfer = { username: 'kp_a', amount: 100n, reference: 'r' };

it('a replaced secret is used without a restart, and the old one until the provider knows the new one', async () => {
  const { read, write } = secretFile('replaced');
  const other = provider(['old']);
  const port = rotatingGame(read, other.connect);
  expect((await port.transferIn(transfer)).kind).toBe('done');
  write('new\n');
  expect((await port.transferIn(transfer)).kind).toBe('done');
  expect(other.carriedOut).toEqual(['old', 'old']);
  other.accepts.push('new');
  expect((await port.transferIn(transfer)).kind).toBe('done');
  other.accepts.shift();
  expect((await port.transferIn(transfer)).kind).toBe('done');
  expect(other.carriedOut).toEqual(['old', 'old', 'new', 'new']);
});

it('a call that may have been carried out is never repeated with another secret', async () => {
  const { read, write } = secretFile('silent');
  const other = provider(['old']);
  const port = rotatingGame(read, other.connect);
  write('new');
  other.silence(true);
  expect((await port.transferIn(transfer)).kind).toBe('unknown');
  expect(other.asked).toEqual(['new']);
});

it('a secret that is refused stays refused, and one that disappears for a moment stays in force', async () => {
  const { read, write } = secretFile('gone');
  const other = provider(['old']);
  const port = rotatingGame(read, other.connect);
  write('');
  expect((await port.balance({ username: 'kp_a' })).kind).toBe('done');
  other.accepts.shift();
  expect(await port.balance({ username: 'kp_a' })).toEqual({ kind: 'refused', reason: keyNotAccepted });
});
