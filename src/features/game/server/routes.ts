import { deleteOldRounds } from '#play/play-rounds-table.ts';
import type { Job } from '#server/jobs/job.ts';
import { sweepJob } from '#server/jobs/sweep.ts';
import { aloneLimits } from '#server/operator/decide-alone.ts';
import { reads, writes, writesInSteps, type Route } from '#server/route.ts';
import type { Asking } from '#server/verb.ts';
import { gameCalls } from '../contract.ts';
import { gameOfficeCalls } from '../office-contract.ts';
import { activateGame } from './activate-game.ts';
import { autoLogin } from './launch/auto-login.ts';
import { deleteExpiredLaunchTickets } from './launch/launch-tickets-table.ts';
import { getGameCredential } from './get-game-credential.ts';
import { acceptHeldPlay, ownerOfHeldPlay, refuseHeldPlay } from './held/decide-held-play.ts';
import { findStranded } from './held/find-stranded.ts';
import { listHeldPlays } from './held/list-held-plays.ts';
import { writeOffHeldPlay } from './held/write-off-held-play.ts';
import { proveGameDays } from './held/prove-game-days.ts';
import { compareBalances, tellOfHeldPlays } from './held/read-due-balances.ts';
import { readTogether } from './held/read-together.ts';
import { pullRounds, roundsKeptDays } from './results/pull-rounds.ts';
import { renewPasswords } from './passwords/renew-passwords.ts';
import { resetGamePassword } from './passwords/reset-game-password.ts';

// These calls take no key, so no repeat of a lost one arrives here.
const whenLost = ({ refuse }: Asking<'INTERNAL_SERVER_ERROR'>): Promise<never> => refuse('INTERNAL_SERVER_ERROR');

export const routes: readonly Route[] = [
  writesInSteps(gameCalls.activate, activateGame, { whenLost }),
  reads(gameCalls.getCredential, getGameCredential),
  writesInSteps(gameCalls.resetPassword, resetGamePassword, { whenLost }),
  writesInSteps(gameCalls.autoLogin, autoLogin, { whenLost }),
  writesInSteps(gameCalls.autoLoginWithPassword, autoLogin, { whenLost }),
];

export const officeRoutes: readonly Route[] = [
  reads(gameOfficeCalls.listHeldPlays, listHeldPlays),
  writes(gameOfficeCalls.acceptHeldPlay, acceptHeldPlay, { on: ownerOfHeldPlay, before: aloneLimits }),
  writes(gameOfficeCalls.refuseHeldPlay, refuseHeldPlay, { on: ownerOfHeldPlay }),
  writes(gameOfficeCalls.writeOffHeldPlay, writeOffHeldPlay, { on: ownerOfHeldPlay }),
];

export const jobs: readonly Job[] = [
  renewPasswords,
  tellOfHeldPlays,
  compareBalances,
  readTogether,
  proveGameDays,
  findStranded,
  pullRounds,
  sweepJob('forget rounds', [{ deletes: deleteOldRounds, afterDays: roundsKeptDays }]),
  sweepJob('forget launch tickets', [{ deletes: deleteExpiredLaunchTickets, afterDays: 1 }]),
];
