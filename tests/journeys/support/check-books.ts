import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../../src/server/operator/check-ledger-command.ts', import.meta.url));

// The output of `npm run ledger:check` for the books of this run's system.
export const checkBooks = async (): Promise<string> => {
  const environment = { PATH: process.env['PATH'], DATA_DIR: process.env['SYSTEM_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env: environment });
  return stdout;
};
