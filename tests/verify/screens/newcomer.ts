import type { Check } from '../check.ts';
import { runWalk } from '../in-full/run-command.ts';

// Needs npm run build; PICTURES=folder keeps a picture of every step.
export const newMember: Check = {
  id: 'V-12',
  about:
    'in three languages and in kip, on a phone of 360 px, a new member registers, goes back, pays in by every way, plays, uses codes, loses the line and the password: every button does what it says and tells where the money is',
  run: () => runWalk('newcomer'),
};
