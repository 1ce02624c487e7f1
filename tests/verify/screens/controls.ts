import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const controls: Check = {
  id: 'V-05',
  about: 'every button, link, tab and box of every screen does something, and says why when it does not',
  run: () => runCommand('tests/journeys/pictures/check-controls-command.ts'),
};
