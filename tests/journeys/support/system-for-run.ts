import { mkdir, writeFile } from 'node:fs/promises';
import { startSystem } from './running-system.ts';

// One system for all journeys of a run; the workers read its addresses from their environment.
const systemForRun = async (): Promise<() => Promise<void>> => {
  const system = await startSystem();
  process.env['MEMBER_ADDRESS'] = system.member;
  process.env['OFFICE_ADDRESS'] = system.office;
  process.env['SANDBOX_ADDRESS'] = system.sandbox;
  return async () => {
    await mkdir('.cache/journeys', { recursive: true });
    await writeFile('.cache/journeys/system.log', system.output());
    await system.stop();
  };
};

export default systemForRun;
