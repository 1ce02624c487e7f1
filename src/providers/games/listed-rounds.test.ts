import { expect, it } from 'vitest';
import type { Answered } from '../outbound.ts';
import { beginOfPull, readTransactions } from './awc/awc-rounds.ts';
import { readHistory } from './pg/pg-rounds.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const ms = now.getTime();
const answer = (json: unknown): Answered => ({ kind: 'answered', status: 200, json });

const bet = {
  betId: 7,
  playerName: 'kr1',
  currency: 'THB',
  transactionType: 1,
  betAmount: 10,
  winAmount: 2.5,
  rowVersion: ms - 1_000,
  betTime: ms - 3_000,
  betEndTime: ms - 2_000,
};
const history = (...bets: object[]) =>
  readHistory(answer({ error: null, data: bets.map((other) => ({ ...bet, ...other })) }), {
    after: String(ms - 5_000),
    currency: 'THB',
    now,
  });

it('of PG’s history, bets in other currencies and with bonus money are left out, and the place still moves on', () => {
  expect(history({ currency: 'LAK', betId: 8 }, { transactionType: 2, betId: 9 }, {})).toEqual({
    kind: 'done',
    value: {
      rounds: [
        {
          roundId: '7',
          username: 'kr1',
          stake: 1_000n,
          won: 250n,
          placedAt: new Date(ms - 3_000),
          settledAt: new Date(ms - 2_000),
        },
      ],
      next: String(ms - 1_000),
      isLast: true,
      completeFrom: null,
    },
  });
});

it.each([
  { betAmount: -1 },
  { winAmount: 1e308 },
  { betAmount: '10' },
  { currency: 'THBx' },
  { playerName: "x' or 1" },
  { rowVersion: ms - 9_000 },
  { betEndTime: ms + 3_600_000 },
  { betEndTime: ms - 4_000 },
])('a history with one bet that cannot be true is not believed at all: %j', (odd) => {
  expect(history({ betId: 6 }, odd).kind).toBe('unknown');
});

const transaction = {
  platformTxId: 'BAC-1',
  userId: 'kr1',
  currency: 'THB',
  txStatus: 1,
  realBetAmount: 10,
  realWinAmount: '2.50',
  betTime: '2026-11-20T18:59:00.000+07:00',
  updateTime: '2026-11-20T18:59:30.000+07:00',
};
const transactions = (changed: object, from = '2026-11-20T11:00:00.000Z') =>
  readTransactions(answer({ status: '0000', transactions: [{ ...transaction, ...changed }] }), {
    from,
    isGap: false,
    currency: 'THB',
    now,
  });

it('of AWC’s transactions, open ones are left out and cancelled ones count nothing', () => {
  const rounds = (changed: object) => {
    const page = transactions(changed);
    return page.kind === 'done' ? page.value.rounds.map(({ stake, won }) => [stake, won]) : page.kind;
  };
  expect(rounds({})).toEqual([[1_000n, 250n]]);
  expect(rounds({ txStatus: 0 })).toEqual([]);
  expect(rounds({ txStatus: -1, realBetAmount: 0, realWinAmount: 0 })).toEqual([[0n, 0n]]);
  expect(rounds({ currency: 'LAK' })).toBe('unknown');
  expect(rounds({ updateTime: '2026-11-20T17:59:00.000+07:00' })).toBe('unknown');
});

it('a pull of AWC begins at its place, or where AWC’s day begins, and then says what may be missing', () => {
  expect(beginOfPull({ after: '2026-11-20T11:00:00.000Z', now })).toEqual({
    from: '2026-11-20T11:00:00.000Z',
    isGap: false,
  });
  expect(beginOfPull({ after: '2026-11-18T11:00:00.000Z', now })).toEqual({
    from: '2026-11-19T12:05:00.000Z',
    isGap: true,
  });
});
