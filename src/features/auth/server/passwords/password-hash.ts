import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context } from '#server/context.ts';
import { hashingQueues } from './hashing-queues.ts';

const deriveKey = promisify(argon2);

const passes = 2;
const parallelism = 1;
const saltBytes = 16;
const tagBytes = 32;
const phcForm = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{43})$/;

const withoutPadding = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');

// Argon2id off the main thread, as a PHC string.
const newHash = async (context: Pick<Context, 'settings'>, password: string): Promise<string> => {
  const memory = context.settings.PASSWORD_MEMORY_KIB;
  const nonce = randomBytes(saltBytes);
  const message = password.normalize('NFKC');
  const tag = await deriveKey('argon2id', { message, nonce, parallelism, tagLength: tagBytes, memory, passes });
  return `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$${withoutPadding(nonce)}$${withoutPadding(tag)}`;
};

// For a new password, set by a person who has proved who they are.
export const hashPassword = (context: Pick<Context, 'settings'>, password: string): Promise<string> =>
  hashingQueues.member.known(() => newHash(context, password));

const isHashOf = async (phc: string, password: string): Promise<boolean> => {
  const [, memory, times, lanes, salt = '', tag = ''] = phcForm.exec(phc) ?? [];
  if (memory === undefined) throw new Error('a stored password has an unknown format');
  const expected = Buffer.from(tag, 'base64');
  const found = await deriveKey('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: Number(lanes),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(times),
  });
  return timingSafeEqual(found, expected);
};

// Run it in a hashing queue. Without a stored password it does the same work on a dummy hash, so that an unknown name
// takes as long.
export const isPasswordRight = async (context: Context, phc: string | null, password: string): Promise<boolean> => {
  if (phc !== null) return isHashOf(phc, password);
  await newHash(context, password);
  return false;
};
