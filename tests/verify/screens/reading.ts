import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const reading: Check = {
  id: 'V-06',
  about:
    'every screen in three languages with no finding of axe in both themes, with wide text, with text of twice the size, without motion and in the colours of the system',
  run: () => runCommand('tests/journeys/pictures/check-reading-command.ts'),
};
