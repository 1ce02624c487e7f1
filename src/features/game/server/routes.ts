import { refuse } from '#server/refuse.ts';
import type { Job } from '#server/jobs/job.ts';
import { reads, writesInSteps, writesOnMember, type Route } from '#server/route.ts';
import { gameCalls } from '../contract.ts';
import { gameOfficeCalls } from '../office-contract.ts';
import { activateGame } from './activate-game.ts';
import { autoLogin } from './auto-login.ts';
import { getGameCredential } from './get-game-credential.ts';
import { acceptHeldPlay, ownerForAcceptance, ownerForRefusal, refuseHeldPlay } from './held/decide-held-play.ts';
import { listHeldPlays } from './held/list-held-plays.ts';
import { proveGameDays } from './held/prove-game-days.ts';
import { compareBalances, tellOfHeldPlays } from './held/read-due-balances.ts';
import { resetGamePassword } from './reset-game-password.ts';

// These calls take no key, so no repeat of a lost one reaches here.
const whenLost = (): Promise<never> => refuse('INTERNAL_SERVER_ERROR');

export const routes: readonly Route[] = [
  writesInSteps(gameCalls.activate, { verb: activateGame, whenLost }),
  reads(gameCalls.getCredential, getGameCredential),
  writesInSteps(gameCalls.resetPassword, { verb: resetGamePassword, whenLost }),
  writesInSteps(gameCalls.autoLogin, {
    verb: (steps, question) => autoLogin(steps, { ...question, password: null }),
    whenLost,
  }),
  writesInSteps(gameCalls.autoLoginWithPassword, { verb: autoLogin, whenLost }),
];

export const officeRoutes: readonly Route[] = [
  reads(gameOfficeCalls.listHeldPlays, listHeldPlays),
  writesOnMember(gameOfficeCalls.acceptHeldPlay, { memberId: ownerForAcceptance, verb: acceptHeldPlay }),
  writesOnMember(gameOfficeCalls.refuseHeldPlay, { memberId: ownerForRefusal, verb: refuseHeldPlay }),
];

export const jobs: readonly Job[] = [tellOfHeldPlays, compareBalances, proveGameDays];
