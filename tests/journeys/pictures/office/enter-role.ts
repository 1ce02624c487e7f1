import { execFile } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { askAt } from '../../support/ask-at.ts';
import type { RunningSystem } from '../../support/running-system.ts';

const addCommand = fileURLToPath(new URL('../../../../src/server/operator/add-staff-command.ts', import.meta.url));

const addStaff = async (dataDir: string, person: Record<'name' | 'role' | 'password', string>): Promise<void> => {
  const { name, role, password } = person;
  const words = [addCommand, '--name', name, '--role', role, '--by', 'the pictures'];
  const added = promisify(execFile)(process.execPath, words, { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } });
  added.child.stdin?.end(`${password}\n`);
  await added;
};

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

// What the person's authenticator app shows (RFC 6238).
const codeNow = (secret: string): string => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const place = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(place) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};

// A new person of that role who has just set up the second factor; the demo has only finance and managers.
export const enterAs = async ({ dataDir, office }: RunningSystem, role: 'support' | 'auditor'): Promise<string> => {
  const person = { name: `${role}-at-work`, role, password: randomBytes(12).toString('hex') };
  await addStaff(dataDir, person);
  const ask = (path: string, body: Record<string, unknown>) => askAt(office, { method: 'POST', path, body });
  const { name, password } = person;
  const { ticket } = (await ask('/api/login', { name, password })) as { ticket: string };
  const { secret } = (await ask('/api/login/enrol', { ticket })) as { secret: string };
  const code = codeNow(secret);
  const { token } = (await ask('/api/login/enrol/confirm', { ticket, code })) as { token: string };
  return token;
};
