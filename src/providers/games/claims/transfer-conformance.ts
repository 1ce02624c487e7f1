import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import type { TrialDesk } from '../game-trial.ts';

// What a transfer does to the money on both sides.
export const transferConformance = (desk: TrialDesk): void => {
  it('moves money in and out by the exact amount, in the game’s own unit', async () => {
    proves('OP-121');
    const username = await desk.newPlayer();
    const paidIn = await desk.trial().port.transferIn({ username, amount: 123_456n, reference: randomUUIDv7() });
    expect(paidIn).toEqual({ kind: 'done', value: { balance: 123_456n } });
    expect(await desk.believedOf(username)).toBe(desk.units(1234.56));
    const takenOut = await desk.trial().port.transferOut({ username, amount: 23_456n, reference: randomUUIDv7() });
    expect(takenOut).toEqual({ kind: 'done', value: { balance: 100_000n } });
    expect(await desk.trial().port.balance({ username })).toEqual({ kind: 'done', value: { amount: 100_000n } });
  });

  it('a round at the game shows in the balance, and winnings can be moved out', async () => {
    const username = await desk.newPlayer(10_000n);
    await desk.trial().play(username, { stake: desk.units(40), win: desk.units(65) });
    expect(await desk.trial().port.balance({ username })).toEqual({ kind: 'done', value: { amount: 12_500n } });
    const takenOut = await desk.trial().port.transferOut({ username, amount: 12_500n, reference: randomUUIDv7() });
    expect(takenOut).toEqual({ kind: 'done', value: { balance: 0n } });
  });

  it('more than the balance, or an unknown player, is refused and moves nothing', async () => {
    const username = await desk.newPlayer(1_000n);
    const reference = randomUUIDv7();
    expect((await desk.trial().port.transferOut({ username, amount: 1_001n, reference })).kind).toBe('refused');
    expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
    expect(await desk.believedOf(username)).toBe(desk.units(10));
    const stranger = desk.newName();
    const paidIn = await desk.trial().port.transferIn({ username: stranger, amount: 100n, reference: randomUUIDv7() });
    expect(paidIn.kind).toBe('refused');
    expect((await desk.trial().port.balance({ username: stranger })).kind).toBe('refused');
  });

  it('zero or a negative amount is never sent', async () => {
    const username = await desk.newPlayer(1_000n);
    for (const amount of [0n, -100n]) {
      await expect(desk.trial().port.transferIn({ username, amount, reference: randomUUIDv7() })).rejects.toThrow(
        'above zero',
      );
      await expect(desk.trial().port.transferOut({ username, amount, reference: randomUUIDv7() })).rejects.toThrow(
        'above zero',
      );
    }
    expect(await desk.believedOf(username)).toBe(desk.units(10));
  });

  it('a definite refusal is reported as refused and has no effect', async () => {
    const username = await desk.newPlayer(1_000n);
    await desk.trial().weather('refuse');
    const references = [randomUUIDv7(), randomUUIDv7()] as const;
    const paidIn = await desk.trial().port.transferIn({ username, amount: 100n, reference: references[0] });
    const takenOut = await desk.trial().port.transferOut({ username, amount: 100n, reference: references[1] });
    expect([paidIn.kind, takenOut.kind]).toEqual(['refused', 'refused']);
    await desk.trial().weather('fine');
    for (const reference of references)
      expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
    expect(await desk.believedOf(username)).toBe(desk.units(10));
  });
};
