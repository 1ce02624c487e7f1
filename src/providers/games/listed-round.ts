import { amountMax } from '#money/money-wire.ts';
import type { GameRound } from './port.ts';

interface ListedRound {
  readonly roundId: string;
  readonly username: string;
  // Hundredths of the game's unit; null if the provider's figure was not a plain number.
  readonly stake: bigint | null;
  readonly won: bigint | null;
  readonly placedAt: number;
  readonly settledAt: number;
}

const clockSkewMs = 10 * 60_000;

const isAmount = (amount: bigint | null): amount is bigint => amount !== null && amount >= 0n && amount <= amountMax;
const isName = (name: string): boolean => /^[0-9A-Za-z_@.:-]{1,64}$/.test(name);
const isTime = (time: number, now: Date): boolean => time > 0 && time <= now.getTime() + clockSkewMs;

// A listed round if it can be one; null if its figures are below zero, beyond any amount, or of the future.
export const roundOf = (listed: ListedRound, now: Date): GameRound | null => {
  const { roundId, username, stake, won, placedAt, settledAt } = listed;
  if (!isName(roundId) || !isName(username) || !isAmount(stake) || !isAmount(won)) return null;
  if (!isTime(placedAt, now) || !isTime(settledAt, now) || settledAt < placedAt) return null;
  return { roundId, username, stake, won, placedAt: new Date(placedAt), settledAt: new Date(settledAt) };
};

// All of them or nothing: figures that leave out a round would be taken for the whole.
export const wholePage = (rounds: readonly (GameRound | null)[]): readonly GameRound[] | null => {
  const whole = rounds.filter((round) => round !== null);
  return whole.length === rounds.length ? whole : null;
};
