import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const commandOf = (name: string): string =>
  fileURLToPath(new URL(`../../../src/server/operator/${name}`, import.meta.url));

const run = async (name: string, ...words: readonly string[]): Promise<string> => {
  const environment = { PATH: process.env['PATH'], DATA_DIR: process.env['SYSTEM_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [commandOf(name), ...words], { env: environment });
  return stdout;
};

// The output of `npm run ledger:check` for the books of this run's system.
export const checkBooks = (): Promise<string> => run('check-ledger-command.ts');

const anyHour = JSON.stringify({ value: { closedFrom: '00:00', closedTo: '00:00', uploadWithinMinutes: 60 } });

// Slips are taken at any hour, so that the journeys may run at any hour too.
export const openSlipWindow = (): Promise<string> =>
  run('operator-command.ts', 'change', 'setting', 'slipWindow', anyHour, '--by', 'a journey', '--because', 'any hour');
