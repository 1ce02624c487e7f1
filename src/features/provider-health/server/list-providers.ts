import { type FeedState, listFeedStates } from '#play/round-feeds-table.ts';
import { listBrakes } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { knownGames } from '#server/operator/operator-catalogue.ts';
import { sumOfCounts, timeWithin } from '#server/outside/health/answer-window.ts';
import { gameStates, isInForce } from '#server/outside/health/game-states.ts';
import { listProviderReadings, type ProviderReading } from '#server/outside/health/provider-health-table.ts';
import { listProviderSwitches, type ProviderSwitch } from '#server/outside/health/provider-switches-table.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import type { OutsideKind } from '#server/outside/outside-kind.ts';
import type { OpenFigures } from '#server/outside/work-table.ts';
import type { Read } from '#server/verb.ts';
import type { ProviderLine, providerHealthOfficeCalls } from '../office-contract.ts';

type Kinds = readonly OutsideKind[];

const freshMs = 30_000;

const switchOf = (found: ProviderSwitch | undefined, now: Date): ProviderLine['switch'] =>
  found === undefined
    ? null
    : {
        state: found.state,
        text: found.text,
        until: found.until?.toISOString() ?? null,
        setBy: found.setByName,
        setAt: found.setAt.toISOString(),
        isOver: !isInForce(found, now),
      };

type Answers = Pick<ProviderLine, 'breaker' | 'processes' | 'answered' | 'failed' | 'p50Ms' | 'p95Ms'>;

const answersOf = (readings: readonly ProviderReading[], now: Date): Answers => {
  const fresh = readings
    .filter(({ readAt }) => now.getTime() - readAt.getTime() < freshMs)
    .map(({ figures }) => figures);
  const sum = sumOfCounts(fresh.map(({ longer }) => longer));
  return {
    breaker: (['open', 'probing'] as const).find((state) => fresh.some(({ breaker }) => breaker === state)) ?? 'closed',
    processes: fresh.length,
    answered: sum.answered,
    failed: sum.withoutOutcome + sum.maintenance,
    p50Ms: timeWithin(sum, 0.5),
    p95Ms: timeWithin(sum, 0.95),
  };
};

const workOf = (rows: readonly OpenFigures[]): Pick<ProviderLine, 'openWork' | 'inReview' | 'oldestAt'> => {
  const oldest = rows.map(({ oldestAt }) => oldestAt.getTime());
  return {
    openWork: rows.reduce((sum, { open }) => sum + open, 0),
    inReview: rows.reduce((sum, { inReview }) => sum + inReview, 0),
    oldestAt: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
  };
};

const roundsOf = (feed: FeedState | undefined): ProviderLine['rounds'] =>
  feed === undefined
    ? null
    : { pulledAt: feed.pulledAt?.toISOString() ?? null, failedSince: feed.failedSince?.toISOString() ?? null };

const readAll = async (context: Context, kinds: Kinds) => {
  const { database } = context;
  const now = context.now();
  const [games, readings, switches, figures, brakes, stateOf, feeds] = await Promise.all([
    knownGames(context),
    listProviderReadings(database),
    listProviderSwitches(database),
    Promise.all(kinds.map((kind) => kind.figures(database, now))),
    listBrakes(database),
    gameStates(context),
    listFeedStates(database),
  ]);
  return { games, readings, switches, figures: figures.flat(), brakes, stateOf, feeds, now };
};

// Every game the product can reach, in the operator's order.
export const listProviders: Read<typeof providerHealthOfficeCalls.list, Kinds> = async ({ context, prepared }) => {
  const { games, readings, switches, figures, brakes, stateOf, feeds, now } = await readAll(context, prepared);
  const reached = games.filter(({ code }) => context.providers.gameCodes.includes(code));
  return {
    providers: reached.map(({ code, name, isListed }) => {
      const lane = laneNames.game(code);
      const { state, observed, since, wellAt } = stateOf(code);
      return {
        code,
        name,
        isListed,
        state,
        observed,
        since: since?.toISOString() ?? null,
        wellAt: wellAt?.toISOString() ?? null,
        ...answersOf(
          readings.filter((reading) => reading.lane === lane),
          now,
        ),
        ...workOf(figures.filter((row) => row.lane === lane)),
        rounds: roundsOf(feeds.find((feed) => feed.code === code)),
        isStopped: brakes.some((brake) => brake.lane === lane),
        switch: switchOf(
          switches.find((one) => one.lane === lane),
          now,
        ),
      };
    }),
  };
};
