import type { Check } from '../check.ts';
import { runCommand } from '../in-full/run-command.ts';

export const geometry: Check = {
  id: 'V-01',
  about: 'on every screen, at four widths and in three languages, nothing is cut off, covered or too small to press',
  run: () => runCommand('tests/journeys/pictures/check-geometry-command.ts'),
};
