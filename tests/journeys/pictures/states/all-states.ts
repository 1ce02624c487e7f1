import { deposits } from './deposits.ts';
import { games } from './games.ts';
import { laos } from './laos.ts';
import { rewards } from './rewards.ts';
import { screens } from './screens.ts';
import { slips } from './slips.ts';
import { officeStates } from './office.ts';
import type { State } from './state.ts';
import { troubles } from './troubles.ts';
import { waits } from './waits.ts';
import { ways } from './ways.ts';

// Screens, modals and their states, each in every language, theme and width. Features add theirs in files of their own.
export const states: readonly State[] = [
  ...screens,
  ...ways,
  ...rewards,
  ...waits,
  ...troubles,
  ...laos,
  ...deposits,
  ...slips,
  ...games,
  ...officeStates,
];
