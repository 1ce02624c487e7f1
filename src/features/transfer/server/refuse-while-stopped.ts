import { laneIsStoppedNow } from '#server/brake.ts';
import { takesMoney } from '#server/outside/health/game-states.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import type { Asking } from '#server/verb.ts';

// While an invariant has failed, or a finding has stopped the game's lane, or the game is under maintenance, nothing leaves for it; nothing has been taken
// from the wallet yet.
export const refuseWhileStopped = async ({ context, refuse }: Asking<'TRANSFER_FAIL'>, code: string): Promise<void> => {
  if (await laneIsStoppedNow(context.database, laneNames.game(code))) refuse('TRANSFER_FAIL');
  if (!(await takesMoney(context, code))) refuse('TRANSFER_FAIL');
};
