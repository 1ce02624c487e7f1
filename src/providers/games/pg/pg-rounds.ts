import * as z from 'zod/mini';
import type { Answered } from '../../outbound.ts';
import { done, unknown, type Outcome, type Unknown } from '../../outcome.ts';
import { unitsOfNumber } from '../game-unit.ts';
import { roundOf, wholePage } from '../listed-round.ts';
import type { RoundPage } from '../port.ts';

// PG's history of bets, which is served from an address of its own. Rows come in the order of their version, a time in
// milliseconds; a changed bet comes again under its number with a later version.

export const historyCall = 'Bet/v4/GetHistory';
// The provider wants at least 1,500 and gives at most 5,000.
export const historyCount = 5_000;

const count = z.int().check(z.positive());
const historyReply = z.object({
  error: z.null(),
  data: z.array(
    z.object({
      betId: count,
      playerName: z.string(),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      // 1: cash. Bonus and free games are paid by the provider and leave the player's money as it is.
      transactionType: z.int(),
      betAmount: z.number(),
      winAmount: z.number(),
      rowVersion: count,
      betTime: count,
      betEndTime: count,
    }),
  ),
});
const cash = 1;

// The history contains every currency of the operator: rows of another one belong to another list.
export const readHistory = (
  answer: Answered | Unknown,
  requested: { after: string | null; currency: string; now: Date },
): Outcome<RoundPage> => {
  if (answer.kind === 'unknown') return answer;
  const reply = historyReply.safeParse(answer.json);
  if (answer.status !== 200 || !reply.success) return unknown('reply not understood');
  const { data } = reply.data;
  const asked = Number(requested.after ?? 0);
  if (data.some(({ rowVersion }) => rowVersion < asked)) return unknown('reply is about something else');
  const ours = data.filter(
    ({ currency, transactionType }) => currency === requested.currency && transactionType === cash,
  );
  const whole = wholePage(
    ours.map((bet) =>
      roundOf(
        {
          roundId: String(bet.betId),
          username: bet.playerName,
          stake: unitsOfNumber(bet.betAmount),
          won: unitsOfNumber(bet.winAmount),
          placedAt: bet.betTime,
          settledAt: bet.betEndTime,
        },
        requested.now,
      ),
    ),
  );
  if (whole === null) return unknown('reply not understood');
  const next = Math.max(asked, ...data.map(({ rowVersion }) => rowVersion));
  return done({ rounds: whole, next: String(next), isLast: data.length < historyCount, completeFrom: null });
};
