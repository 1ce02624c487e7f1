import { expect, it } from 'vitest';
import { unknown, type Outcome } from '../../outcome.ts';
import type { TrialDesk } from '../game-trial.ts';
import type { GameRound, RoundPage } from '../port.ts';

const lies = ['negative', 'enormous', 'nan', 'error-inside', 'moved', 'bomb'] as const;
const garbage = ['html', 'cut', 'empty', 'mismatch', 'huge'] as const;

// For games whose rounds can be listed. Amounts are in the game's own unit.
export const roundsConformance = (desk: TrialDesk): void => {
  const list = (after: string | null): Promise<Outcome<RoundPage>> =>
    desk.trial().port.rounds?.({ after, now: new Date() }) ?? Promise.resolve(unknown('no list'));

  const all = async (after: string | null): Promise<{ rounds: GameRound[]; next: string }> => {
    const rounds: GameRound[] = [];
    for (let place = after; ;) {
      const page = await list(place);
      if (page.kind !== 'done') throw new Error(page.reason);
      rounds.push(...page.value.rounds);
      place = page.value.next;
      if (page.value.isLast) return { rounds, next: place };
    }
  };
  const place = async (): Promise<string> => (await all(null)).next;

  it('each round that was played is listed with its player, stake and win, and a later list continues there', async () => {
    const [one, other] = [await desk.newPlayer(10_000n), await desk.newPlayer(10_000n)];
    const before = await place();
    await desk.trial().play(one, { stake: 40, win: 65.5 });
    await desk.trial().play(other, { stake: 12.34, win: 0 });
    const { rounds, next } = await all(before);
    const played = rounds.filter(({ username }) => [one, other].includes(username));
    expect(played.map(({ username, stake, won }) => ({ username, stake, won }))).toEqual([
      { username: one, stake: 4_000n, won: 6_550n },
      { username: other, stake: 1_234n, won: 0n },
    ]);
    expect(played.every(({ placedAt, settledAt }) => settledAt >= placedAt)).toBe(true);
    await desk.trial().play(one, { stake: 1, win: 0 });
    const later = (await all(next)).rounds.filter(({ username, stake }) => username === one && stake === 100n);
    expect(later).toHaveLength(1);
  });

  it('a round that the provider corrects is listed again under its id', async () => {
    const username = await desk.newPlayer(10_000n);
    const before = await place();
    await desk.trial().play(username, { stake: 10, win: 0 });
    const { rounds, next } = await all(before);
    const first = rounds.find((round) => round.username === username);
    await desk.trial().changeRound(first?.roundId ?? '', { stake: 10, win: 7 });
    const again = (await all(next)).rounds.filter((round) => round.username === username);
    expect(again.at(-1)).toMatchObject({ roundId: first?.roundId, stake: 1_000n, won: 700n });
  });

  it.each([...lies, ...garbage])('what a liar or a broken answer lists is not believed: %s', async (form) => {
    const username = await desk.newPlayer(10_000n);
    const before = await place();
    await desk.trial().play(username, { stake: 10, win: 7 });
    const isLie = lies.some((lie) => lie === form);
    await desk.trial().weather(isLie ? 'liar' : 'garbage', { form });
    expect((await list(before)).kind).toBe('unknown');
    await desk.trial().weather('fine');
    expect((await all(before)).rounds.filter((round) => round.username === username)).toHaveLength(1);
  });
};
