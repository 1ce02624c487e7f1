import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startMemberApp } from './member-app.ts';

const folder = new URL('../../tests/journeys/', import.meta.url);
const outputMax = 10_000_000;

// What a command of the journeys prints about a member app of its own. In another process, since its code runs in a page.
export const askJourneys = async (
  path: string,
  words: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<unknown> => {
  await using app = await startMemberApp();
  const env = { ...process.env, MEMBER_ADDRESS: app.address, SANDBOX_ADDRESS: app.sandbox, ...settings };
  const command = fileURLToPath(new URL(path, folder));
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env, maxBuffer: outputMax });
  return JSON.parse(stdout);
};
