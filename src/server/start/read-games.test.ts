import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../settings.ts';
import { readGames } from './read-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'krapao-games-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const lucky = {
  protocol: 'transfer-wallet',
  url: 'https://api.lucky.example/wallet',
  operatorId: 'us',
  secret: { env: 'LUCKY_KEY' },
};
const variables = { LUCKY_KEY: 'a key of our own' };

it('a demonstration reaches its games at the sandbox, and adds those of the file', () => {
  const demo = readGames(readSettings({}), {});
  const more = readGames(readSettings({ GAMES_FILE: fileOf('more', JSON.stringify({ LUCKY: lucky })) }), variables);
  expect(more.map(({ code }) => code)).toEqual([...demo.map(({ code }) => code), 'LUCKY']);
});

it.each([
  ['not-json', '{', 'is not JSON'],
  ['a-list', '[]', 'must hold an object of settings for each game code'],
  ['small-letters', JSON.stringify({ lucky }), 'must hold an object of settings for each game code'],
  ['no-operator', JSON.stringify({ LUCKY: { ...lucky, operatorId: undefined } }), 'LUCKY.operatorId is missing'],
])('a file with a fault stops the start and names it: %s', (name, content, reported) => {
  const settings = readSettings({ GAMES_FILE: fileOf(name, content) });
  expect(() => readGames(settings, variables)).toThrow(SettingsError);
  expect(() => readGames(settings, variables)).toThrow(reported);
});

it('a file that is not there stops the start', () => {
  expect(() => readGames(readSettings({ GAMES_FILE: '/no/such/file' }))).toThrow('/no/such/file cannot be read');
});

it('live mode reaches the games of the file and no other, and refuses the key of the demonstration', () => {
  const live = { ...readSettings({}), isLive: true };
  const read = (entry: object) =>
    readGames({ ...live, GAMES_FILE: fileOf('live', JSON.stringify({ LUCKY: entry })) }, variables);
  expect(read(lucky).map(({ code }) => code)).toEqual(['LUCKY']);
  const demoKey = { ...lucky, secret: { env: 'GAMES_SECRET' } };
  expect(() => read(demoKey)).toThrow('LUCKY.secret: GAMES_SECRET still has its demo value');
});

it('live mode starts no AMB game whose transfers cannot be queried, unless a setting accepts that people decide them', () => {
  const live = { ...readSettings({}), isLive: true };
  const amb = { protocol: 'amb', url: 'https://api.lucky.example/amb', agent: 'us', secret: lucky.secret };
  const read = (entry: object) =>
    readGames({ ...live, GAMES_FILE: fileOf('amb', JSON.stringify({ LUCKY: entry })) }, variables).map(
      ({ code }) => code,
    );
  expect(() => read(amb)).toThrow('LUCKY.inquiry is missing, or silenceGoesToStaff');
  expect(read({ ...amb, inquiry: { path: 'transfer/transaction', absentCode: 903 } })).toEqual(['LUCKY']);
  expect(read({ ...amb, silenceGoesToStaff: true })).toEqual(['LUCKY']);
});
