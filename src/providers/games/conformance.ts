import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Disturbance, DisturbanceDetail } from '../trial.ts';
import type { GamePort } from './port.ts';

// What a game adapter is tried against: the provider, its weather, and what it believes of a player.
export interface GameTrial {
  // Waits as long as the weather may last.
  readonly port: GamePort;
  // Gives up early, so that silence is soon unknown.
  readonly hasty: GamePort;
  // The unit of the game for one unit of the wallet.
  readonly unitsPerWalletUnit: number;
  weather(kind: Disturbance, more?: DisturbanceDetail): Promise<void>;
  // In the game's own unit, as the provider shows it.
  believed(username: string): Promise<{ username: string; balance: number }>;
  play(username: string, round: { stake: number; win: number }): Promise<unknown>;
  close(): Promise<void>;
}

const garbage = ['html', 'cut', 'empty', 'mismatch', 'huge', 'drip'] as const;
const silence = ['slow', 'timeout-before', 'timeout-after', 'down'] as const;
const returnUrl = 'http://localhost:8080/user';
const language = 'th';

let playersMade = 0;
const newName = (): string => `member_${Date.now().toString(36)}${(playersMade++).toString(36)}`.slice(0, 20);

// One suite for every game adapter: what it says must be what the provider did, and unknown wherever that is not known.
export const gameConformance = (name: string, start: () => Promise<GameTrial>): void => {
  describe(name, () => {
    let trial: GameTrial;
    beforeAll(async () => {
      trial = await start();
    });
    beforeEach(() => trial.weather('fine'));
    afterAll(() => trial.close());

    const password = 'Secret1234';
    const newPlayer = async (amount = 0n): Promise<string> => {
      const username = newName();
      expect((await trial.port.createPlayer({ username, password })).kind).toBe('done');
      if (amount > 0n) {
        const paidIn = await trial.port.transferIn({ username, amount, reference: randomUUIDv7() });
        expect(paidIn.kind).toBe('done');
      }
      return username;
    };
    const believedOf = async (username: string) => (await trial.believed(username)).balance;
    const units = (amount: number): number => Math.round(amount * 100 * trial.unitsPerWalletUnit) / 100;
    const eventually = async (username: string, reference: string) => {
      await expect
        .poll(() => trial.port.queryTransfer({ username, reference }), { timeout: 20_000, interval: 50 })
        .toMatchObject({ kind: 'done' });
      return trial.port.queryTransfer({ username, reference });
    };

    it('opening the same player again is done and changes no balance', async () => {
      const username = await newPlayer(10_000n);
      expect((await trial.port.createPlayer({ username, password })).kind).toBe('done');
      expect(await believedOf(username)).toBe(units(100));
    });

    it('OP-121 moves money in and out by the exact amount, in the game’s own unit', async () => {
      const username = await newPlayer();
      const paidIn = await trial.port.transferIn({ username, amount: 123_456n, reference: randomUUIDv7() });
      expect(paidIn).toEqual({ kind: 'done', value: { balance: 123_456n } });
      expect(await believedOf(username)).toBe(units(1234.56));
      const takenOut = await trial.port.transferOut({ username, amount: 23_456n, reference: randomUUIDv7() });
      expect(takenOut).toEqual({ kind: 'done', value: { balance: 100_000n } });
      expect(await trial.port.balance({ username })).toEqual({ kind: 'done', value: { amount: 100_000n } });
    });

    it('a round played there shows in the balance, and winnings can be moved out', async () => {
      const username = await newPlayer(10_000n);
      await trial.play(username, { stake: units(40), win: units(65) });
      expect(await trial.port.balance({ username })).toEqual({ kind: 'done', value: { amount: 12_500n } });
      const takenOut = await trial.port.transferOut({ username, amount: 12_500n, reference: randomUUIDv7() });
      expect(takenOut).toEqual({ kind: 'done', value: { balance: 0n } });
    });

    it('the same reference twice has one effect and gives the first answer again', async () => {
      const username = await newPlayer();
      const transfer = { username, amount: 5_000n, reference: randomUUIDv7() };
      const first = await trial.port.transferIn(transfer);
      expect(await trial.port.transferIn(transfer)).toEqual(first);
      expect(await believedOf(username)).toBe(units(50));
    });

    it('a reference that already stands for another amount is unknown, never refused', async () => {
      const username = await newPlayer();
      const reference = randomUUIDv7();
      await trial.port.transferIn({ username, amount: 5_000n, reference });
      expect((await trial.port.transferIn({ username, amount: 7_000n, reference })).kind).toBe('unknown');
      expect((await trial.port.transferOut({ username, amount: 5_000n, reference })).kind).toBe('unknown');
      expect(await believedOf(username)).toBe(units(50));
    });

    it('more than there is, or a player nobody opened, is refused and moves nothing', async () => {
      const username = await newPlayer(1_000n);
      const reference = randomUUIDv7();
      expect((await trial.port.transferOut({ username, amount: 1_001n, reference })).kind).toBe('refused');
      expect(await trial.port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
      expect(await believedOf(username)).toBe(units(10));
      const stranger = newName();
      const paidIn = await trial.port.transferIn({ username: stranger, amount: 100n, reference: randomUUIDv7() });
      expect(paidIn.kind).toBe('refused');
      expect((await trial.port.balance({ username: stranger })).kind).toBe('refused');
    });

    it('a question names direction and amount of what was done, and absent only where nothing was', async () => {
      const username = await newPlayer(10_000n);
      const reference = randomUUIDv7();
      expect(await trial.port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
      await trial.port.transferOut({ username, amount: 2_500n, reference });
      const found = { kind: 'done', direction: 'out', amount: 2_500n };
      expect(await trial.port.queryTransfer({ username, reference })).toEqual(found);
    });

    it('a reference of another player is unknown, neither done nor absent', async () => {
      const [username, other] = [await newPlayer(), await newPlayer()];
      const reference = randomUUIDv7();
      await trial.port.transferIn({ username, amount: 100n, reference });
      expect((await trial.port.queryTransfer({ username: other, reference })).kind).toBe('unknown');
    });

    it('nothing or less than nothing is never sent', async () => {
      const username = await newPlayer(1_000n);
      for (const amount of [0n, -100n]) {
        await expect(trial.port.transferIn({ username, amount, reference: randomUUIDv7() })).rejects.toThrow();
        await expect(trial.port.transferOut({ username, amount, reference: randomUUIDv7() })).rejects.toThrow();
      }
      expect(await believedOf(username)).toBe(units(10));
    });

    it('the password may be set anew, and is the one the game opens with', async () => {
      const username = await newPlayer();
      expect((await trial.port.setPassword({ username, password: 'Another5678' })).kind).toBe('done');
      const visit = { username, password: 'Another5678', returnUrl, language };
      expect((await trial.port.launch(visit)).kind).toBe('done');
      expect((await trial.port.setPassword({ username: newName(), password })).kind).toBe('refused');
    });

    it('a link opens the game once, for that player, and carries no password', async () => {
      const username = await newPlayer(7_700n);
      const launched = await trial.port.launch({ username, password, returnUrl, language });
      if (launched.kind !== 'done') throw new Error(launched.reason);
      expect(launched.value.link).not.toContain(password);
      const opened = await fetch(launched.value.link);
      const page = await opened.text();
      expect([opened.status, page.includes(username), page.includes(`href="${returnUrl}"`)]).toEqual([200, true, true]);
      const again = await fetch(launched.value.link);
      expect([again.status, (await again.text()).includes(username)]).toEqual([401, false]);
    });

    it('a definite no is refused and leaves nothing behind', async () => {
      const username = await newPlayer(1_000n);
      await trial.weather('refuse');
      const references = [randomUUIDv7(), randomUUIDv7()] as const;
      const paidIn = await trial.port.transferIn({ username, amount: 100n, reference: references[0] });
      const takenOut = await trial.port.transferOut({ username, amount: 100n, reference: references[1] });
      expect([paidIn.kind, takenOut.kind]).toEqual(['refused', 'refused']);
      await trial.weather('fine');
      for (const reference of references)
        expect(await trial.port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
      expect(await believedOf(username)).toBe(units(10));
    });

    it('a transfer delivered twice moves money once', async () => {
      const username = await newPlayer();
      await trial.weather('duplicate');
      const paidIn = await trial.port.transferIn({ username, amount: 4_200n, reference: randomUUIDv7() });
      expect(paidIn).toEqual({ kind: 'done', value: { balance: 4_200n } });
      expect(await believedOf(username)).toBe(units(42));
    });

    it.each(silence)('%s is unknown in both directions, and for a new player', async (kind) => {
      const username = await newPlayer(10_000n);
      await trial.weather(kind, { seconds: 60 });
      const paidIn = await trial.hasty.transferIn({ username, amount: 100n, reference: randomUUIDv7() });
      const takenOut = await trial.hasty.transferOut({ username, amount: 100n, reference: randomUUIDv7() });
      const created = await trial.hasty.createPlayer({ username: newName(), password });
      expect([paidIn.kind, takenOut.kind, created.kind]).toEqual(['unknown', 'unknown', 'unknown']);
    });

    it.each(['slow', 'down'] as const)('questions answered by %s are unknown, never absent', async (kind) => {
      const username = await newPlayer(100n);
      await trial.weather(kind, { seconds: 60 });
      const found = await trial.hasty.queryTransfer({ username, reference: randomUUIDv7() });
      const balance = await trial.hasty.balance({ username });
      expect([found.kind, balance.kind]).toEqual(['unknown', 'unknown']);
    });

    it('silence after the effect: the question finds it, and sending it again does not double it', async () => {
      const username = await newPlayer();
      const transfer = { username, amount: 6_400n, reference: randomUUIDv7() };
      await trial.weather('timeout-after', { seconds: 60 });
      expect((await trial.hasty.transferIn(transfer)).kind).toBe('unknown');
      const found = { kind: 'done', direction: 'in', amount: 6_400n };
      expect(await eventually(username, transfer.reference)).toEqual(found);
      await trial.weather('fine');
      expect((await trial.port.transferIn(transfer)).kind).toBe('done');
      expect(await believedOf(username)).toBe(units(64));
    });

    it('silence before the effect: the question says there is no such reference', async () => {
      const username = await newPlayer();
      const reference = randomUUIDv7();
      await trial.weather('timeout-before', { seconds: 60 });
      expect((await trial.hasty.transferIn({ username, amount: 100n, reference })).kind).toBe('unknown');
      expect(await trial.port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
      expect(await believedOf(username)).toBe(0);
    });

    it('absent may still turn into done, so the adapter names the window in which it does', async () => {
      const username = await newPlayer();
      const reference = randomUUIDv7();
      await trial.weather('reorder', { seconds: 2 });
      expect((await trial.hasty.transferIn({ username, amount: 900n, reference })).kind).toBe('unknown');
      expect(await trial.port.queryTransfer({ username, reference })).toEqual({ kind: 'absent' });
      expect(await eventually(username, reference)).toEqual({ kind: 'done', direction: 'in', amount: 900n });
      expect(trial.port.lateArrivalWindowMs).toBeGreaterThan(2_000);
    });

    it.each(garbage)('F-11 nothing is believed from a broken answer: %s', async (form) => {
      const username = await newPlayer(10_000n);
      const known = randomUUIDv7();
      await trial.port.transferIn({ username, amount: 500n, reference: known });
      await trial.weather('garbage', { form });
      const port = form === 'drip' ? trial.hasty : trial.port;
      const transfer = { username, amount: 100n };
      const said = [
        await port.transferIn({ ...transfer, reference: randomUUIDv7() }),
        await port.transferOut({ ...transfer, reference: randomUUIDv7() }),
        await port.queryTransfer({ username, reference: known }),
        await port.balance({ username }),
        await port.createPlayer({ username: newName(), password }),
        await port.setPassword({ username, password }),
        await port.launch({ username, password, returnUrl, language }),
      ];
      expect(said.map((one) => one.kind)).toEqual(said.map(() => 'unknown'));
    });
  });
};
