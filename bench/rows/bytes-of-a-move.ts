import type { Site } from '../ground.ts';
import { fillMembers } from '../members.ts';
import { runMoves } from '../move-load.ts';
import { type Figure, median, rounded, type RowModule } from '../row.ts';

const logGoal = 600;
const sizeGoal = 220;

interface Stand {
  readonly log: number;
  readonly size: number;
  readonly entries: number;
}

const standOf = async ({ owner }: Site): Promise<Stand> => {
  const row = await owner.one<{ log: bigint; size: bigint; entries: bigint }>(
    `select (pg_current_wal_lsn() - '0/0')::bigint as log, pg_total_relation_size('entry') as size,
       (select count(*) from entry) as entries`,
  );
  if (row === null) throw new Error('PostgreSQL gave no figures');
  return { log: Number(row.log), size: Number(row.size), entries: Number(row.entries) };
};

// Bytes are warm once each page has been written whole since the last checkpoint, so a checkpoint starts the round
// and the first half of it is not counted. A second checkpoint within it would write pages whole again.
const measureRound = async (site: Site, seconds: number): Promise<{ log: number; size: number }> => {
  await site.owner.rows('checkpoint');
  await runMoves(site.database, { seconds });
  const before = await standOf(site);
  await runMoves(site.database, { seconds });
  const after = await standOf(site);
  const moves = after.entries - before.entries;
  return { log: (after.log - before.log) / moves, size: (after.size - before.size) / moves };
};

export const bytesOfAMove: RowModule = {
  rows: ['G9'],
  measure: async (ground): Promise<Figure[]> => {
    const site = await ground.site('moves', fillMembers);
    const rounds: { log: number; size: number }[] = [];
    for (let round = 0; round < ground.rounds; round += 1) {
      rounds.push(await measureRound(site, ground.secondsOfRound * 1.5));
    }
    const log = rounded(median(rounds.map((round) => round.log)), 0);
    const size = rounded(median(rounds.map((round) => round.size)), 0);
    const detail = `rounds ${rounds.map((round) => `${rounded(round.log, 0)}/${rounded(round.size, 0)}`).join(' ')}`;
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
