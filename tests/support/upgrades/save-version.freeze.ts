import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { populate } from './populate.ts';
import { keepVersion, saveDatabase } from './saved-database.ts';

const mostBytes = 1_000_000;
const server = await startTestServer();

it('saves a database of this version', { timeout: 300_000 }, async () => {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  await populate(server);
  await server.check();
  const text = await saveDatabase(server.database.owner, { version, savedAt: server.clock.now().toISOString() });
  expect(text.length).toBeLessThan(mostBytes);
  await keepVersion(version, text);
});
