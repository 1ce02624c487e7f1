import { bonuses } from './bonuses.ts';
import { chats } from './chats.ts';
import { deposits } from './deposits.ts';
import { emptyStates } from './empty.ts';
import { games } from './games.ts';
import { inAppStates } from './in-app.ts';
import { laosStates } from './laos.ts';
import { offlineStates } from './offline.ts';
import { rewards } from './rewards.ts';
import { screens } from './screens.ts';
import { slips } from './slips.ts';
import { officeStates } from './office.ts';
import type { State } from './state.ts';
import { transfers } from './transfers.ts';
import { troubles } from './troubles.ts';
import { waits } from './waits.ts';
import { ways } from './ways.ts';

const memberStates: readonly State[] = [
  ...screens,
  ...ways,
  ...rewards,
  ...bonuses,
  ...waits,
  ...emptyStates,
  ...troubles,
  ...deposits,
  ...slips,
  ...games,
  ...transfers,
  ...chats,
];

// Screens, modals and their states, each in every language, theme and width. Features add theirs in files of their own.
export const states: readonly State[] = [
  ...memberStates,
  ...offlineStates(memberStates),
  ...laosStates(memberStates),
  ...inAppStates(memberStates),
  ...officeStates,
];
