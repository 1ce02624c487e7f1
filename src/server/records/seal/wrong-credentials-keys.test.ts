import { expect, it } from 'vitest';
import { readSettings, SettingsError } from '../../settings.ts';
import { wrongCredentialsKeys } from './wrong-credentials-keys.ts';

const [key, other] = ['0a'.repeat(32), '1b'.repeat(32)];
const demoKey = readSettings({}).CREDENTIALS_KEY ?? '';
const messageOf = (settings: Record<string, string>): string => {
  try {
    readSettings(settings);
    return 'started';
  } catch (error) {
    return error instanceof SettingsError ? error.message : String(error);
  }
};

it.each(['CREDENTIALS_KEY_BEFORE', 'CREDENTIALS_KEY_NEXT'] as const)(
  '%s is another key of the same form, or the start stops with its name',
  (name) => {
    expect(messageOf({ CREDENTIALS_KEY: key, [name]: other })).toBe('started');
    expect(messageOf({ CREDENTIALS_KEY: key, [name]: '' })).toBe('started');
    expect(messageOf({ CREDENTIALS_KEY: key, [name]: key })).toBe(
      `${name} is the same as CREDENTIALS_KEY; it must be another key, or none`,
    );
    expect(messageOf({ [name]: demoKey })).toMatch(name);
    for (const wrong of [key.slice(2), `${key}00`, key.toUpperCase(), 'secret'])
      expect(messageOf({ CREDENTIALS_KEY: other, [name]: wrong })).toBe(
        `${name} has a value it cannot have; see .env.example`,
      );
  },
);

it('the demo key may open nothing in live mode', () => {
  const keys = { CREDENTIALS_KEY: key };
  const refused = 'has the demo value; KRAPAO_MODE=live refuses it';
  expect(wrongCredentialsKeys({ ...keys, CREDENTIALS_KEY_BEFORE: demoKey }, demoKey)).toBe(
    `CREDENTIALS_KEY_BEFORE ${refused}`,
  );
  expect(wrongCredentialsKeys({ ...keys, CREDENTIALS_KEY_NEXT: demoKey }, demoKey)).toBe(
    `CREDENTIALS_KEY_NEXT ${refused}`,
  );
  expect(wrongCredentialsKeys({ ...keys, CREDENTIALS_KEY_BEFORE: demoKey }, null)).toBeNull();
});
