import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Lie } from '../../trial.ts';
import { password, type TrialDesk } from '../game-trial.ts';

const lies: readonly Exclude<Lie, 'elsewhere'>[] = ['negative', 'enormous', 'nan', 'error-inside', 'moved', 'bomb'];
const returnUrl = 'http://localhost:8080/user';

// A provider that did what was asked and says something else: nothing it says becomes money.
export const liarConformance = (desk: TrialDesk): void => {
  it.each(lies)('what a liar says of a transfer or a balance is never believed: %s', async (form) => {
    const username = await desk.newPlayer(10_000n);
    const known = randomUUIDv7();
    await desk.trial().port.transferIn({ username, amount: 500n, reference: known });
    await desk.trial().weather('liar', { form });
    const { port } = desk.trial();
    const moved = [
      await port.transferIn({ username, amount: 700n, reference: randomUUIDv7() }),
      await port.transferOut({ username, amount: 300n, reference: randomUUIDv7() }),
      await port.balance({ username }),
    ];
    expect(moved.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'unknown']);
    const found = await port.queryTransfer({ username, reference: known });
    expect(found).not.toEqual({ kind: 'done', direction: 'in', amount: 500n });
    expect(found.kind).not.toBe('absent');
    await desk.trial().weather('fine');
    expect(await port.balance({ username })).toEqual({ kind: 'done', value: { amount: 10_900n } });
  });

  it('no link to another host opens', async () => {
    const username = await desk.newPlayer();
    const fine = await desk.trial().port.launch({ username, password, returnUrl, language: 'th' });
    await desk.trial().weather('liar', { form: 'elsewhere' });
    const reported = await desk.trial().port.launch({ username, password, returnUrl, language: 'th' });
    const hostOf = (launched: typeof reported) => (launched.kind === 'done' ? new URL(launched.value.link).host : null);
    expect([null, hostOf(fine)]).toContain(hostOf(reported));
  });

  it('a name in other letters is the same player, or not understood, and never somebody else', async () => {
    const username = await desk.newPlayer(300n);
    const asked = await desk.trial().port.balance({ username: username.toUpperCase() });
    expect(asked.kind === 'done' ? asked.value.amount : 300n).toBe(300n);
    expect((await desk.trial().believed(username.toUpperCase())).username.toLowerCase()).toBe(username.toLowerCase());
  });
};
