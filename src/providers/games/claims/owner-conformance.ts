import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TrialDesk } from '../game-trial.ts';

// For protocols whose inquiry names the player whose money was moved.
export const ownerConformance = (desk: TrialDesk): void => {
  it('a reference of another player is unknown, neither done nor absent', async () => {
    const [username, other] = [await desk.newPlayer(), await desk.newPlayer()];
    const reference = randomUUIDv7();
    await desk.trial().port.transferIn({ username, amount: 100n, reference });
    expect((await desk.trial().port.queryTransfer({ username: other, reference })).kind).toBe('unknown');
  });
};
