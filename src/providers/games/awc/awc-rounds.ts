import * as z from 'zod/mini';
import { dayMs } from '#contract/bangkok-day.ts';
import type { Answered } from '../../outbound.ts';
import { done, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber, unitsOfText } from '../game-unit.ts';
import { roundOf, wholePage } from '../listed-round.ts';
import type { RoundPage } from '../port.ts';

// AWC's transactions by the time they were last updated, which its documents ask to be pulled no more often than every
// 20 to 30 s and give for the last day only.

export const fetchCall = 'fetch/getTransactionByUpdateDate';

const marginMs = 5 * 60_000;
// Each pull repeats this time, for transactions that AWC lists later than it dates them.
const overlapMs = 30 * 60_000;
const mostAtOnce = 20_000;

// Where a pull begins: at the place, unless that is so long ago that AWC no longer lists it.
export const beginOfPull = (asked: { after: string | null; now: Date }): { from: string; isGap: boolean } => {
  const oldest = asked.now.getTime() - dayMs + marginMs;
  const place = asked.after === null ? oldest : Date.parse(asked.after);
  return { from: new Date(Math.max(place, oldest)).toISOString(), isGap: place < oldest };
};

const figure = z.union([z.number(), z.string()]);
const time = z.iso.datetime({ offset: true });
const fetchReply = z.object({
  status: z.literal('0000'),
  transactions: z.array(
    z.object({
      platformTxId: z.string(),
      userId: z.string(),
      currency: z.string(),
      // What counts of the bet and of the win: 1 settled; 0 still open; anything else cancelled or void, where both are 0.
      txStatus: z.int(),
      realBetAmount: figure,
      realWinAmount: figure,
      betTime: time,
      updateTime: time,
    }),
  ),
});
const open = 0;

const unitsOf = (given: number | string): bigint | null =>
  typeof given === 'number' ? unitsOfNumber(given) : unitsOfText(given);

export const readTransactions = (
  answer: Answered | Unknown,
  requested: { from: string; isGap: boolean; currency: string; now: Date },
): Outcome<RoundPage> => {
  if (answer.kind === 'unknown') return answer;
  const reply = fetchReply.safeParse(answer.json);
  if (answer.status !== 200 || !reply.success) return unknown('reply not understood');
  const { transactions } = reply.data;
  const isOther = ({ currency, updateTime }: (typeof transactions)[number]): boolean =>
    currency !== requested.currency || Date.parse(updateTime) < Date.parse(requested.from);
  if (transactions.some(isOther)) return unknown('reply is about something else');
  const whole = wholePage(
    transactions
      .filter(({ txStatus }) => txStatus !== open)
      .map((bet) =>
        roundOf(
          {
            roundId: bet.platformTxId,
            username: bet.userId,
            stake: unitsOf(bet.realBetAmount),
            won: unitsOf(bet.realWinAmount),
            placedAt: Date.parse(bet.betTime),
            settledAt: Date.parse(bet.updateTime),
          },
          requested.now,
        ),
      ),
  );
  if (whole === null) return unknown('reply not understood');
  const last = Math.max(0, ...transactions.map(({ updateTime }) => Date.parse(updateTime)));
  const reached = transactions.length < mostAtOnce ? requested.now.getTime() - overlapMs : last;
  const next = new Date(Math.max(Date.parse(requested.from), reached)).toISOString();
  // One page per pull: the next one comes minutes later, as AWC asks.
  return done({
    rounds: whole,
    next,
    isLast: true,
    completeFrom: requested.isGap ? new Date(requested.from) : null,
  });
};
