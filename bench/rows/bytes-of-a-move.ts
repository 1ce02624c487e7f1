import type { Site } from '../ground.ts';
import { fillMembers } from '../members.ts';
import { runMoves } from '../load/move-load.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';

const logGoal = 600;
const sizeGoal = 220;

interface Stand {
  readonly log: number;
  readonly size: number;
  readonly entries: number;
  // Checkpoints and vacuums so far, including those in progress.
  readonly upkeep: number;
}

const standOf = async ({ owner }: Site): Promise<Stand> => {
  const row = await owner.one<{ log: bigint; size: bigint; entries: bigint; upkeep: bigint }>(
    `select (pg_current_wal_lsn() - '0/0')::bigint as log, pg_total_relation_size('entry') as size,
       (select count(*) from entry) as entries,
       (select count(*) from pg_stat_progress_vacuum) + (select num_timed + num_requested from pg_stat_checkpointer)
         + (select sum(autovacuum_count) from pg_stat_user_tables)::bigint as upkeep`,
  );
  if (row === null) throw new Error('PostgreSQL gave no figures');
  const [log, size, entries, upkeep] = [row.log, row.size, row.entries, row.upkeep].map(Number);
  return { log: log ?? 0, size: size ?? 0, entries: entries ?? 0, upkeep: upkeep ?? 0 };
};

interface Round {
  readonly log: number;
  readonly size: number;
  readonly isQuiet: boolean;
}

// Bytes are stable once each page has been written whole since the last checkpoint. A checkpoint therefore starts the
// round, and its first half is not counted. A round with another checkpoint or a vacuum is discarded, because they
// write a log of their own.
const measureRound = async (site: Site, seconds: number): Promise<Round> => {
  await site.owner.rows('checkpoint');
  await runMoves(site.database, { seconds });
  const before = await standOf(site);
  await runMoves(site.database, { seconds });
  const after = await standOf(site);
  const moves = after.entries - before.entries;
  return {
    log: (after.log - before.log) / moves,
    size: (after.size - before.size) / moves,
    isQuiet: after.upkeep === before.upkeep,
  };
};

// Until enough rounds were quiet, or twice as many were tried.
const measureRounds = async (site: Site, wanted: number, seconds: number): Promise<Round[]> => {
  const rounds: Round[] = [];
  const quiet = () => rounds.filter(({ isQuiet }) => isQuiet).length;
  while (quiet() < wanted && rounds.length < 2 * wanted) rounds.push(await measureRound(site, seconds));
  return rounds;
};

export const bytesOfAMove: RowModule = {
  rows: ['G9'],
  measure: async (ground): Promise<Figure[]> => {
    const site = await ground.site('moves', fillMembers);
    const rounds = await measureRounds(site, ground.rounds, ground.secondsOfRound * 1.5);
    const quiet = rounds.filter(({ isQuiet }) => isQuiet);
    const log = rounded(median((quiet.length > 0 ? quiet : rounds).map((round) => round.log)), 0);
    const size = rounded(median(rounds.map((round) => round.size)), 0);
    const shown = rounds.map(
      (round) => `${rounded(round.log, 0)}/${rounded(round.size, 0)}${round.isQuiet ? '' : ' (checkpoint or vacuum)'}`,
    );
    const detail = `rounds ${shown.join(' ')}`;
    return [
      {
        row: 'G9',
        what: 'write-ahead log of a move once warm',
        goal: `<= ${logGoal}`,
        figure: log,
        unit: 'B',
        holds: log <= logGoal,
        detail,
      },
      {
        row: 'G9',
        what: 'table and index of a move',
        goal: `<= ${sizeGoal}`,
        figure: size,
        unit: 'B',
        holds: size <= sizeGoal,
      },
    ];
  },
};
