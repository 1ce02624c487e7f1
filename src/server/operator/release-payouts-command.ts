import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { liftBrake } from './lift-brake.ts';

const { by = '', because = '' } = parseArgs({
  options: { by: { type: 'string' }, because: { type: 'string' } },
}).values;

const lift = async (): Promise<boolean> => {
  const { database, close } = await reachDatabase(readSettings(process.env));
  try {
    const context = { database, now: () => new Date(), newId: () => randomUUIDv7() };
    const lifted = await liftBrake(context, { by: by.trim(), because: because.trim() });
    if (lifted.kind === 'failing') console.error(`the brake stays on:\n${lifted.findings.join('\n')}`);
    else console.log(lifted.kind === 'released' ? 'payouts go on' : 'the brake was not on');
    return lifted.kind !== 'failing';
  } finally {
    await close();
  }
};

if (by.trim() === '' || because.trim() === '') {
  console.error('npm run payouts:release -- --by "your name" --because "what was found and mended"');
  process.exitCode = 1;
} else if (!(await lift())) process.exitCode = 1;
