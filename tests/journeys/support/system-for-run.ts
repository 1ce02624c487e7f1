import { mkdir, writeFile } from 'node:fs/promises';
import { startSystem } from './running-system.ts';

// A provider's silence is noticed sooner than in earnest.
const quickOutside = { PROVIDER_TIMEOUT_MS: '3000' };
// All journeys come from one address.
const onePlaceForAll = { OTPS_PER_HOUR_ADDRESS: '1000', CALLS_PER_MINUTE_ADDRESS: '100000' };

// One system for all journeys of a run; the workers read its addresses from their environment.
const systemForRun = async (): Promise<() => Promise<void>> => {
  const system = await startSystem({ ...quickOutside, ...onePlaceForAll });
  process.env['MEMBER_ADDRESS'] = system.member;
  process.env['OFFICE_ADDRESS'] = system.office;
  process.env['SANDBOX_ADDRESS'] = system.sandbox;
  process.env['SYSTEM_DATA_DIR'] = system.dataDir;
  return async () => {
    await mkdir('.cache/journeys', { recursive: true });
    await writeFile('.cache/journeys/system.log', system.output());
    await system.stop();
  };
};

export default systemForRun;
