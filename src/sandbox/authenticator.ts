import { createHmac } from 'node:crypto';
import type { World } from './world.ts';

interface Account {
  name: string;
  secret: string;
}

export interface ShownCode {
  name: string;
  code: string;
  // The next code, which already counts on a clock that is ahead.
  next: string;
  secondsLeft: number;
}

export interface Authenticator {
  // Accepts a base 32 secret, or the whole address in the picture. Returns false for anything else.
  add(name: string, secret: string): boolean;
  codes(): ShownCode[];
}

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const form = /^[A-Z2-7]{16,}$/;

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

// RFC 6238, like any authenticator app.
const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const place = (mac.at(-1) ?? 0) & 0x0f;
  return String((mac.readUInt32BE(place) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
};

const secretIn = (text: string): string => {
  const typed = /[?&]secret=([^&]+)/i.exec(text)?.[1] ?? text;
  return typed.toUpperCase().replaceAll(/[\s-]/g, '');
};

// The authenticator app on every simulated phone.
export const createAuthenticator = (world: World): Authenticator => {
  const shelf = world.shelf<Account>('authenticator');
  for (const account of world.settings.authenticator ?? []) shelf.put(account.name, account);
  return {
    add: (name, typed) => {
      const secret = secretIn(typed);
      if (name === '' || !form.test(secret)) return false;
      shelf.put(name, { name, secret });
      return true;
    },
    codes: () => {
      const seconds = Math.floor(world.now().getTime() / 1_000);
      const step = Math.floor(seconds / stepSeconds);
      const secondsLeft = stepSeconds - (seconds % stepSeconds);
      return shelf
        .items()
        .map(({ name, secret }) => ({ name, code: codeAt(secret, step), next: codeAt(secret, step + 1), secondsLeft }));
    },
  };
};
