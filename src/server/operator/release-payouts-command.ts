import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DatabaseUnusable } from '#database/connection.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { liftBrake, type Lifted } from './lift-brake.ts';

// npm run payouts:release: releases the brake once every proof holds. Exits with 1 if it stays on.

const usage = 'npm run payouts:release -- --by "your name" --because "what was found and fixed"';

const readWords = (): { by: string; because: string } | null => {
  const { values } = parseArgs({ options: { by: { type: 'string' }, because: { type: 'string' } } });
  const [by = '', because = ''] = [values.by?.trim(), values.because?.trim()];
  return by === '' || because === '' ? null : { by, because };
};

const print = (lifted: Lifted): void => {
  if (lifted.kind === 'failing') console.error(`the brake stays on:\n${lifted.findings.join('\n')}`);
  else console.log(lifted.kind === 'released' ? 'payouts and transfers to games go on' : 'the brake was not on');
};

const main = async (): Promise<void> => {
  const said = readWords();
  if (said === null) throw new SettingsError(usage);
  const { database, proofs, close } = await reachDatabase(readSettings(process.env));
  try {
    const lifted = await liftBrake({ database, proofs, now: () => new Date(), newId: () => randomUUIDv7() }, said);
    print(lifted);
    if (lifted.kind === 'failing') process.exitCode = 1;
  } finally {
    await close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable;
  console.error(isExpected ? `krapao: not released: ${error.message}` : error);
  process.exitCode = 1;
});
