import { expect, it } from 'vitest';
import { password, type TrialDesk } from '../game-trial.ts';

const returnUrl = 'http://localhost:8080/user';
const language = 'th';

// Opening players, their passwords, and the link that opens the game.
export const playerConformance = (desk: TrialDesk): void => {
  it('opening the same player again is done and changes no balance', async () => {
    const username = await desk.newPlayer(10_000n);
    expect((await desk.trial().port.createPlayer({ username, password })).kind).toBe('done');
    expect(await desk.believedOf(username)).toBe(desk.units(100));
  });

  it('the password can be set again, and the game opens with the new one', async () => {
    const username = await desk.newPlayer();
    expect((await desk.trial().port.setPassword({ username, password: 'Another5678' })).kind).toBe('done');
    const visit = { username, password: 'Another5678', returnUrl, language };
    expect((await desk.trial().port.launch(visit)).kind).toBe('done');
    expect((await desk.trial().port.setPassword({ username: desk.newName(), password })).kind).toBe('refused');
  });

  it('a link opens the game once, for that player, and contains no password', async () => {
    const username = await desk.newPlayer(7_700n);
    const launched = await desk.trial().port.launch({ username, password, returnUrl, language });
    if (launched.kind !== 'done') throw new Error(launched.reason);
    expect(launched.value.link).not.toContain(password);
    const opened = await fetch(launched.value.link);
    const page = await opened.text();
    expect([opened.status, page.includes(username), page.includes(`href="${returnUrl}"`)]).toEqual([200, true, true]);
    const again = await fetch(launched.value.link);
    expect([again.status, (await again.text()).includes(username)]).toEqual([401, false]);
  });
};
