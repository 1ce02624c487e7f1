import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { TrialDesk } from '../game-trial.ts';

// One reference is one transfer, whatever is sent or queried under it.
export const referenceConformance = (desk: TrialDesk): void => {
  it('the same reference sent twice has one effect and the first answer', async () => {
    const username = await desk.newPlayer();
    const transfer = { username, amount: 5_000n, reference: randomUUIDv7() };
    const first = await desk.trial().port.transferIn(transfer);
    expect(await desk.trial().port.transferIn(transfer)).toEqual(first);
    expect(await desk.believedOf(username)).toBe(desk.units(50));
  });

  it('a reference already used for another amount is unknown, never refused', async () => {
    const username = await desk.newPlayer();
    const reference = randomUUIDv7();
    await desk.trial().port.transferIn({ username, amount: 5_000n, reference });
    expect((await desk.trial().port.transferIn({ username, amount: 7_000n, reference })).kind).toBe('unknown');
    expect((await desk.trial().port.transferOut({ username, amount: 5_000n, reference })).kind).toBe('unknown');
    expect(await desk.believedOf(username)).toBe(desk.units(50));
  });

  it('an inquiry returns direction and amount of what was done, and absent only if nothing was', async () => {
    const username = await desk.newPlayer(10_000n);
    const reference = randomUUIDv7();
    expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
    await desk.trial().port.transferOut({ username, amount: 2_500n, reference });
    const found = { kind: 'done', direction: 'out', amount: 2_500n };
    expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual(found);
  });

  it('a transfer delivered twice moves money once', async () => {
    const username = await desk.newPlayer();
    await desk.trial().weather('duplicate');
    const paidIn = await desk.trial().port.transferIn({ username, amount: 4_200n, reference: randomUUIDv7() });
    expect(paidIn).toEqual({ kind: 'done', value: { balance: 4_200n } });
    expect(await desk.believedOf(username)).toBe(desk.units(42));
  });
};
