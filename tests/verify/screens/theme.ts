import type { Check } from '../check.ts';
import { runWalk } from '../in-full/run-command.ts';

export const theme: Check = {
  id: 'V-09',
  about: 'a theme that the operator publishes colours every main screen, keeps its contrast and violates no policy',
  run: () => runWalk('theme'),
};
