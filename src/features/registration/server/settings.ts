import * as z from 'zod/mini';
import { setting, type Setting } from '#server/operator/setting.ts';

export const gamesAtRegistration = setting({
  name: 'gamesAtRegistration',
  about: 'Codes of the games opened for every new member.',
  shape: z.array(z.string()),
  usual: [],
});

export const settings: readonly Setting[] = [gamesAtRegistration];
