import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkBooks, openSlipWindow } from './check-books.ts';
import { startSystem } from './running-system.ts';

// A provider's silence is noticed sooner than in production, and at one game its absence of a transfer is final sooner.
const quickOutside = {
  PROVIDER_TIMEOUT_MS: '3000',
  GAMES_FILE: fileURLToPath(new URL('../quick-games.json', import.meta.url)),
};
// A hash of the usual strength takes 60 ms of a processor, and each person of a journey needs two.
const cheapHashes = { PASSWORD_MEMORY_KIB: '64' };
// All journeys come from one IP address.
const onePlaceForAll = {
  OTPS_PER_HOUR_DEVICE: '1000',
  OTPS_PER_HOUR_ADDRESS: '1000',
  REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: '100000',
  LOGINS_PER_MINUTE_ADDRESS: '1000',
  LOGIN_FAILURES_PER_HOUR_ADDRESS: '1000',
  CALLS_PER_MINUTE_ADDRESS: '100000',
  // All journeys of a worker share the logins of the two staff members.
  CALLS_PER_MINUTE_MEMBER: '100000',
};

const faultOrFatal = /^\{"level":[56]0,/;

// What no single journey checks: whether the books are right after all of them, and whether the system had a fault.
const expectWellAtEnd = (books: string, output: string): void => {
  if (!books.includes('all invariants green')) throw new Error(books);
  const faults = output.split('\n').filter((line) => faultOrFatal.test(line));
  if (faults.length > 0) throw new Error(`faults in the log of the system:\n${faults.join('\n')}`);
};

// One system for all journeys of a run; the workers read its addresses from their environment.
const systemForRun = async (): Promise<() => Promise<void>> => {
  const system = await startSystem({ ...quickOutside, ...cheapHashes, ...onePlaceForAll });
  process.env['MEMBER_ADDRESS'] = system.member;
  process.env['OFFICE_ADDRESS'] = system.office;
  process.env['SANDBOX_ADDRESS'] = system.sandbox;
  process.env['SYSTEM_DATA_DIR'] = system.dataDir;
  await openSlipWindow();
  return async () => {
    const books = await checkBooks().catch(String);
    await mkdir('.cache/journeys', { recursive: true });
    await writeFile('.cache/journeys/system.log', `${system.output()}\n${books}`);
    await system.stop();
    expectWellAtEnd(books, system.output());
  };
};

export default systemForRun;
