import { dayMs } from '#contract/bangkok-day.ts';
import type { GameCode } from '#contract/games.ts';
import { currencyCodes, type Currency } from '#money/currency.ts';
import { type PlayedRound, upsertRounds } from '#play/play-rounds-table.ts';
import { takeFeed, updateFeedFailed, updateFeedPlace, updateFeedPulled } from '#play/round-feeds-table.ts';
import type { GamePort, GameRound } from '#providers/games/port.ts';
import type { Context } from '#server/context.ts';
import { logFailure } from '#server/http/log-outage.ts';
import type { Job } from '#server/jobs/job.ts';
import { asJob } from '#server/outside/as-job.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { hasAccounts, listPlayers, type Player } from '../game-accounts-table.ts';

// As often as the providers that list rounds ask to be called at most.
const pulledEachMs = 5 * 60_000;
// A pull ends here; the next one continues.
const pagesPerPull = 20;
// Rounds are kept for longer than they are accepted, so that the sum of a day is always one of all its rounds.
const acceptedDays = 60;
export const roundsKeptDays = 62;

interface Feed {
  readonly code: GameCode;
  readonly currency: Currency;
}

// Rounds are listed in the game's unit: what it was for this account. Less than a hundredth is left out.
const ofMember = ({ numerator, denominator }: Player, round: GameRound): PlayedRound => {
  const amountOf = (units: bigint): bigint => (units * BigInt(denominator)) / BigInt(numerator);
  return { ...round, stake: amountOf(round.stake), won: amountOf(round.won) };
};

// Rounds of players whom nobody here has opened belong to somebody else and are left out.
const keepPage = async (context: Context, { code, currency }: Feed, rounds: readonly GameRound[]): Promise<void> => {
  const oldest = context.now().getTime() - acceptedDays * dayMs;
  const accepted = Map.groupBy(
    rounds.filter(({ settledAt }) => settledAt.getTime() > oldest),
    ({ username }) => username.toLowerCase(),
  );
  if (accepted.size === 0) return;
  const usernames = [...accepted.values()].flatMap(([first]) => (first === undefined ? [] : [first.username]));
  for (const player of await listPlayers(context.database, { code, currency, usernames })) {
    const played = (accepted.get(player.username.toLowerCase()) ?? []).map((round) => ofMember(player, round));
    const { memberId } = player;
    const plan = { memberId, operationId: context.newId(), origin: systemOrigin('pull rounds') };
    await transactionOn(context, plan, ({ sql }) => upsertRounds(sql, { memberId, code, rounds: played }));
  }
};

// Keeps page after page and then its place, so that a page is read twice rather than left out.
const pullFrom = async (
  context: Context,
  feed: Feed,
  { list, from }: { list: NonNullable<GamePort['rounds']>; from: string | null },
): Promise<'end' | 'more' | 'unknown'> => {
  let place = from;
  for (let pages = 0; pages < pagesPerPull; pages++) {
    const page = await list({ after: place, now: context.now() });
    if (page.kind !== 'done') {
      context.log.warn({ game: feed.code, reason: page.reason }, 'rounds could not be pulled');
      return 'unknown';
    }
    await keepPage(context, feed, page.value.rounds);
    place = page.value.next;
    await updateFeedPlace(context.database, { ...feed, place, completeFrom: page.value.completeFrom });
    if (page.value.isLast) return 'end';
  }
  return 'more';
};

const even = { numerator: 1, denominator: 1 };

const pullFeed = async (context: Context, feed: Feed): Promise<void> => {
  const list = context.providers.game({ ...feed, unitFactor: even })?.rounds;
  if (list === undefined || !(await hasAccounts(context.database, feed.code))) return;
  const now = context.now();
  const taken = await takeFeed(context.database, { ...feed, now, dueBefore: new Date(now.getTime() - pulledEachMs) });
  if (taken === null) return;
  const end = await pullFrom(context, feed, { list, from: taken.place });
  if (end === 'end') await updateFeedPulled(context.database, { ...feed, at: now });
  if (end === 'unknown') await updateFeedFailed(context.database, { ...feed, at: now });
};

const feedsOf = ({ settings, providers }: Context): Feed[] =>
  currencyCodes
    .filter((currency) => currency === 'BAHT' || settings.isLaos)
    .flatMap((currency) => providers.gameCodes.map((code) => ({ code, currency })));

// Keeps the rounds that the providers list, each game by itself. What cannot be pulled is derived from balances as before.
export const pullRounds: Job = {
  name: 'pull rounds',
  everyMs: 60_000,
  run: async (context) => {
    await asJob(() =>
      Promise.all(
        feedsOf(context).map((feed) =>
          pullFeed(context, feed).catch((error: unknown) => {
            const about = { game: feed.code };
            logFailure(context.log, error, { about, text: 'rounds that were pulled could not be kept' });
          }),
        ),
      ),
    );
  },
};
