import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const reach: Check = {
  id: 'V-13',
  about:
    'on every screen, in three languages, what can be pressed lies apart, in the safe areas of an upright and a turned phone and above its keyboard, Tab reaches it in order with a ring around it, and no toast covers it',
  run: () => runCommand('tests/journeys/pictures/check-reach-command.ts'),
};
