import type { Check } from '../check.ts';
import { runWalk } from '../in-full/run-command.ts';

export const returnFromBank: Check = {
  id: 'V-08',
  about:
    'a page that comes back from the back/forward cache shows money that arrived meanwhile; how soon is W12 of the bench',
  run: () => runWalk('return'),
};
