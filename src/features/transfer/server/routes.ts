import type { Job } from '#server/jobs/job.ts';
import { acts, reads, writesInSteps, type Route } from '#server/route.ts';
import { transferCalls } from '../contract.ts';
import { transferOfficeCalls } from '../office-contract.ts';
import { bringHome } from './game-money/bring-home.ts';
import { compareAll } from './game-money/compare-all.ts';
import { compareGames } from './game-money/compare-games.ts';
import { getGameMoney } from './game-money/get-game-money.ts';
import { listGameMoney } from './game-money/list-game-money.ts';
import { answerOfLostEverything, answerWhenLate, transferEverything } from './transfer-everything.ts';
import { answerOfLate, answerOfLostTransfer, transferMoney } from './transfer-money.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { queryTransfers, transfers } from './transfers.ts';

export const routes: readonly Route[] = [
  writesInSteps(transferCalls.move, transferMoney, { whenLost: answerOfLostTransfer, whenLate: answerOfLate }),
  writesInSteps(transferCalls.moveEverything, transferEverything, {
    whenLost: answerOfLostEverything,
    whenLate: () => answerWhenLate,
  }),
];

export const officeRoutes: readonly Route[] = [
  reads(transferOfficeCalls.listGameMoney, listGameMoney),
  reads(transferOfficeCalls.getGameMoney, getGameMoney),
  acts(transferOfficeCalls.compareGames, compareGames),
  acts(transferOfficeCalls.compareAll, compareAll),
  acts(transferOfficeCalls.bringHome, bringHome),
];

export const jobs: readonly Job[] = [queryTransfers];
export const outside: readonly OutsideKind[] = [heldKind(transfers)];
