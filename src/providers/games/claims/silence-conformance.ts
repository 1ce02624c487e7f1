import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { password, type TrialDesk } from '../game-trial.ts';

const silence = ['slow', 'timeout-before', 'timeout-after', 'down'] as const;

// No answer means unknown, and only an inquiry tells what became of the money.
export const silenceConformance = (desk: TrialDesk): void => {
  it.each(silence)('%s is unknown in both directions, and for a new player', async (kind) => {
    const username = await desk.newPlayer(10_000n);
    await desk.trial().weather(kind, { seconds: 60 });
    const { hasty } = desk.trial();
    const said = await Promise.all([
      hasty.transferIn({ username, amount: 100n, reference: randomUUIDv7() }),
      hasty.transferOut({ username, amount: 100n, reference: randomUUIDv7() }),
      hasty.createPlayer({ username: desk.newName(), password }),
    ]);
    expect(said.map((one) => one.kind)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('an answer that would come after a minute is unknown at the deadline, and what it did is found, once', async () => {
    const username = await desk.newPlayer(5_000n);
    const [paidIn, takenOut] = [randomUUIDv7(), randomUUIDv7()];
    await desk.trial().weather('slow', { seconds: 60 });
    const { hasty, port } = desk.trial();
    expect((await hasty.transferIn({ username, amount: 700n, reference: paidIn })).kind).toBe('unknown');
    expect((await hasty.transferOut({ username, amount: 200n, reference: takenOut })).kind).toBe('unknown');
    await desk.trial().weather('fine');
    expect(await desk.eventually(username, paidIn)).toEqual({ kind: 'done', direction: 'in', amount: 700n });
    expect(await desk.eventually(username, takenOut)).toEqual({ kind: 'done', direction: 'out', amount: 200n });
    await port.transferIn({ username, amount: 700n, reference: paidIn });
    await port.transferOut({ username, amount: 200n, reference: takenOut });
    expect(await desk.believedOf(username)).toBe(desk.units(55));
  });

  it.each(['slow', 'down'] as const)('inquiries answered with %s are unknown, never absent', async (kind) => {
    const username = await desk.newPlayer(100n);
    await desk.trial().weather(kind, { seconds: 60 });
    const { hasty } = desk.trial();
    const said = await Promise.all([
      hasty.queryTransfer({ username, reference: randomUUIDv7() }),
      hasty.balance({ username }),
    ]);
    expect(said.map((one) => one.kind)).toEqual(['unknown', 'unknown']);
  });

  it('silence after the effect: the inquiry finds it, and sending it again does not double it', async () => {
    const username = await desk.newPlayer();
    const transfer = { username, amount: 6_400n, reference: randomUUIDv7() };
    await desk.trial().weather('timeout-after', { seconds: 60 });
    expect((await desk.trial().hasty.transferIn(transfer)).kind).toBe('unknown');
    const found = { kind: 'done', direction: 'in', amount: 6_400n };
    expect(await desk.eventually(username, transfer.reference)).toEqual(found);
    await desk.trial().weather('fine');
    expect((await desk.trial().port.transferIn(transfer)).kind).toBe('done');
    expect(await desk.believedOf(username)).toBe(desk.units(64));
  });

  it('silence before the effect: the inquiry says there is no such reference', async () => {
    const username = await desk.newPlayer();
    const reference = randomUUIDv7();
    await desk.trial().weather('timeout-before', { seconds: 60 });
    expect((await desk.trial().hasty.transferIn({ username, amount: 100n, reference })).kind).toBe('unknown');
    expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
    expect(await desk.believedOf(username)).toBe(0);
  });

  it('absent may still become done, so the adapter states the window for that', async () => {
    const username = await desk.newPlayer();
    const reference = randomUUIDv7();
    await desk.trial().weather('reorder', { seconds: 2 });
    expect((await desk.trial().hasty.transferIn({ username, amount: 900n, reference })).kind).toBe('unknown');
    expect(await desk.trial().port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
    expect(await desk.eventually(username, reference)).toEqual({ kind: 'done', direction: 'in', amount: 900n });
    expect(desk.trial().port.lateArrivalWindowMs).toBeGreaterThan(2_000);
  });
};
