import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DatabaseUnusable } from '#database/connection.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { readPasswordLine } from './read-password-line.ts';
import { resetStaff } from './reset-staff.ts';

// npm run staff:reset: for staff whose phone is lost and, with --password, whose password is lost too.

const usage =
  'npm run staff:reset -- --name malee --by "your name" --because "lost phone" [--password], then the new password of 15 characters or more';

const readWords = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, by: text, because: text, password: { type: 'boolean' } } });
  const [name = '', by = '', because = ''] = [values.name?.trim(), values.by?.trim(), values.because?.trim()];
  if (name === '' || by === '' || because === '') throw new SettingsError(usage);
  return { name, by, because, takesPassword: values.password === true };
};

const main = async (): Promise<void> => {
  const { takesPassword, ...words } = readWords();
  const password = takesPassword ? await readPasswordLine(usage) : null;
  const settings = readSettings(process.env);
  const { database, close } = await reachDatabase(settings);
  try {
    const context = { database, settings, now: () => new Date(), newId: () => randomUUIDv7() };
    if (!(await resetStaff(context, { ...words, password }))) throw new SettingsError(`there is no ${words.name}`);
    console.log(`${words.name} sets up a new authenticator at the next login`);
  } finally {
    await close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable;
  console.error(isExpected ? `krapao: not reset: ${error.message}` : error);
  process.exitCode = 1;
});
