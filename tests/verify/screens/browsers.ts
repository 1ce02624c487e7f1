import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const otherBrowsers: Check = {
  id: 'V-07',
  about: 'what members do most works in Firefox and in WebKit',
  run: () => runCommand('tests/journeys/browsers/walk-command.ts'),
};
