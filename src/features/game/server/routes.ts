import { refuse } from '#server/refuse.ts';
import { reads, writesInSteps, type Route } from '#server/route.ts';
import {
  activateGame as activate,
  autoLogin as login,
  autoLoginWithPassword as loginWithPassword,
  getGameCredential as credential,
  resetGamePassword as reset,
} from '../contract.ts';
import { activateGame } from './activate-game.ts';
import { autoLogin } from './auto-login.ts';
import { getGameCredential } from './get-game-credential.ts';
import { resetGamePassword } from './reset-game-password.ts';

// These calls take no key, so no repeat of a lost one reaches here.
const whenLost = (): Promise<never> => refuse('INTERNAL_SERVER_ERROR');

export const routes: readonly Route[] = [
  writesInSteps(activate, { verb: activateGame, whenLost }),
  reads(credential, getGameCredential),
  writesInSteps(reset, { verb: resetGamePassword, whenLost }),
  writesInSteps(login, { verb: (steps, question) => autoLogin(steps, { ...question, password: null }), whenLost }),
  writesInSteps(loginWithPassword, { verb: autoLogin, whenLost }),
];
