import { createInterface } from 'node:readline/promises';
import { SettingsError } from '../settings.ts';

const passwordLengthMin = 15;

// A line of standard input, so that the password appears in no process list and no shell history.
export const readPasswordLine = async (usage: string): Promise<string> => {
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  const password = String(value);
  if ([...password].length < passwordLengthMin) throw new SettingsError(usage);
  return password;
};
