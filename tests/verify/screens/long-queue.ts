import type { Check } from '../check.ts';
import { runWalk } from '../in-full/run-command.ts';

export const longQueue: Check = {
  id: 'V-10',
  about: 'a queue of 1,000 withdrawals scrolls at 50 frames a second, page by page, and new ones move no row',
  run: () => runWalk('queue'),
};
