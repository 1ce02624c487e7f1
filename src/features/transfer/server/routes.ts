import type { Job } from '#server/jobs/job.ts';
import { writesInSteps, type Route } from '#server/route.ts';
import { transferCalls } from '../contract.ts';
import { transferEverything } from './transfer-everything.ts';
import { answerOf, answerOfLostTransfer, transferMoney } from './transfer-money.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { queryTransfers, transfers } from './transfers.ts';

export const routes: readonly Route[] = [
  writesInSteps(transferCalls.move, {
    verb: transferMoney,
    whenLost: answerOfLostTransfer,
    whenLate: answerOf('pending'),
  }),
  writesInSteps(transferCalls.moveEverything, {
    verb: transferEverything,
    whenLost: answerOfLostTransfer,
    whenLate: answerOf('pending'),
  }),
];

export const jobs: readonly Job[] = [queryTransfers];
export const outside: readonly OutsideKind[] = [heldKind(transfers)];
