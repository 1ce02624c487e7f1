import type { Check } from '../check.ts';
import { runWalk } from '../in-full/run-command.ts';

// Needs npm run build; PICTURES=folder keeps a picture of every step.
export const rewardWalk: Check = {
  id: 'V-03',
  about:
    'in three languages at 360 px a new member takes, cancels, finishes and loses rewards, spins, checks the proof offline, claims, invites a friend and takes a refund',
  run: () => runWalk('rewards'),
};
