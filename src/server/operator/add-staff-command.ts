import { randomUUIDv7 } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isStaffRole, staffRoles } from '#contract/staff-roles.ts';
import { DatabaseUnusable } from '#database/connection.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { reachDatabase } from '../start/reach-database.ts';
import { engageStaff, type Engaged } from './engage-staff.ts';
import { readPasswordLine } from './read-password-line.ts';

// npm run staff:add: creates a login for the back office. The password is read as a line from standard input.

const usage =
  'npm run staff:add -- --name malee --role finance --by "your name", then the password of 15 characters or more';

const readWords = (): Omit<Engaged, 'password'> => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { name: text, role: text, by: text, 'same-as': text } });
  const [name = '', role = '', by = ''] = [values.name?.trim(), values.role?.trim(), values.by?.trim()];
  if (name === '' || role === '' || by === '') throw new SettingsError(usage);
  if (!isStaffRole(role)) throw new SettingsError(`the role is one of ${staffRoles.join(', ')}`);
  return { name, role, by, sameAs: values['same-as']?.trim() || null };
};

const main = async (): Promise<void> => {
  const words = readWords();
  const password = await readPasswordLine(usage);
  const settings = readSettings(process.env);
  const { database, close } = await reachDatabase(settings);
  try {
    const context = { database, settings, now: () => new Date(), newId: () => randomUUIDv7() };
    const staffId = await engageStaff(context, { ...words, password });
    if (staffId === null) throw new SettingsError(`there is a ${words.name} already`);
    console.log(`${words.name} may log in to the back office`);
  } finally {
    await close();
  }
};

main().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || error instanceof DatabaseUnusable;
  console.error(isExpected ? `krapao: not added: ${error.message}` : error);
  process.exitCode = 1;
});
