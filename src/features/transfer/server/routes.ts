import type { Job } from '#server/jobs/job.ts';
import { writesInSteps, type Route } from '#server/route.ts';
import { transferCalls } from '../contract.ts';
import { transferEverything } from './transfer-everything.ts';
import { answerOfLostTransfer, answerWhenLate, transferMoney } from './transfer-money.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { queryTransfers, transfers } from './transfers.ts';

const repeats = { whenLost: answerOfLostTransfer, whenLate: answerWhenLate };

export const routes: readonly Route[] = [
  writesInSteps(transferCalls.move, transferMoney, repeats),
  writesInSteps(transferCalls.moveEverything, transferEverything, repeats),
];

export const jobs: readonly Job[] = [queryTransfers];
export const outside: readonly OutsideKind[] = [heldKind(transfers)];
