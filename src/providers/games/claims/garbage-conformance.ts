import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { password, type TrialDesk } from '../game-trial.ts';

const garbage = ['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const;
const returnUrl = 'http://localhost:8080/user';

// An answer that is broken, or about something else, proves nothing.
export const garbageConformance = (desk: TrialDesk): void => {
  it.each(garbage)('a broken answer proves nothing: %s', async (form) => {
    const username = await desk.newPlayer(10_000n);
    const known = randomUUIDv7();
    await desk.trial().port.transferIn({ username, amount: 500n, reference: known });
    await desk.trial().weather('garbage', { form });
    const port = form === 'drip' ? desk.trial().hasty : desk.trial().port;
    const transfer = { username, amount: 100n };
    const said = await Promise.all([
      port.transferIn({ ...transfer, reference: randomUUIDv7() }),
      port.transferOut({ ...transfer, reference: randomUUIDv7() }),
      port.queryTransfer({ username, reference: known }),
      port.balance({ username }),
      port.createPlayer({ username: desk.newName(), password }),
      port.setPassword({ username, password }),
      port.launch({ username, password, returnUrl, language: 'th' }),
    ]);
    expect(said.map((one) => one.kind)).toEqual(said.map(() => 'unknown'));
  });
};
