import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from '../players.ts';
import type { System } from '../system.ts';

export interface Storm {
  readonly system: System;
  readonly players: readonly Player[];
  readonly isOver: () => boolean;
}

// Does the same again until the storm is over; what fails while server, sandbox or database are away is left as it is.
export const goOn = async ({ isOver }: Storm, { everyMs }: { everyMs: number }, act: () => Promise<void>) => {
  while (!isOver()) {
    await act().catch(() => undefined);
    await sleep(everyMs);
  }
};
