import { randomUUID } from 'node:crypto';
import { accounts } from '#ledger';
import { stopLane } from '#server/brake.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { insertFinding } from '#server/outside/findings-table.ts';
import { readSettings } from '#server/settings.ts';
import { reachDatabase } from '#server/start/reach-database.ts';

// What the proof of a game's days writes when the game loses too much; it runs too seldom for a journey.
const [code = ''] = process.argv.slice(2);
const kind = 'GAME_LOSES_TOO_MUCH';

const { database, close } = await reachDatabase(readSettings(process.env));
await database.transaction(async (sql) => {
  const [at, lane] = [new Date(), laneNames.game(code)];
  await insertFinding(sql, {
    memberId: accounts.house.BAHT,
    findingId: randomUUID(),
    kind,
    lane,
    object: `game ${code} on ${at.toISOString().slice(0, 10)}`,
    detail: { won: '123456700', limit: '100000000', currency: 'BAHT' },
    at,
  });
  await stopLane(sql, lane, { reason: kind, now: at });
});
await close();
