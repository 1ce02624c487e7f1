import type { Check, Verdict } from './check.ts';
import { scaleOf } from './check.ts';
import { otherBrowsers } from './screens/browsers.ts';
import { controls } from './screens/controls.ts';
import { cutCommits } from './cut-commits.ts';
import { describedCalls } from './described-calls.ts';
import { draws } from './rewards/draws.ts';
import { everyGame } from './games/every-game.ts';
import { foulWeather } from './money/foul-weather.ts';
import { geometry } from './screens/geometry.ts';
import { hostileAnswers } from './screens/hostile-answers.ts';
import { reach } from './screens/reach.ts';
import { reading } from './screens/reading.ts';
import { returnFromBank } from './screens/return.ts';
import { newMember } from './screens/newcomer.ts';
import { longQueue } from './screens/long-queue.ts';
import { officeWeather } from './screens/office-weather.ts';
import { theme } from './screens/theme.ts';
import { killedDatabase } from './killed-database.ts';
import { killedServer } from './killed-server.ts';
import { killedSlips } from './money/killed-slips.ts';
import { lostDatabase } from './lost-database.ts';
import { malformedBodies } from './malformed-bodies.ts';
import { launches } from './games/launches.ts';
import { randomWeather } from './games/random-weather.ts';
import { moneyStorm } from './money/money-storm.ts';
import { rewardWalk } from './rewards/reward-walk.ts';
import { crossingTransfers, mixedRace } from './races.ts';
import { silentAfter, silentBefore } from './games/silent-provider.ts';
import { chatLoad } from './talks/chat-load.ts';
import { cutFrames } from './talks/cut-frames.ts';
import { joinFlood } from './talks/join-flood.ts';
import { manySeeds } from './talks/many-seeds.ts';
import { storm } from './talks/storm.ts';
import { talkThroughKills } from './talks/talk-through-kills.ts';
import { twoBrowsers } from './talks/two-browsers.ts';
import { slips } from './money/slips.ts';
import { steadyLoad } from './steady-load.ts';
import { stoppedServer } from './stopped-server.ts';
import { everyJourney, everyTest } from './in-full/whole-suites.ts';

// npm run verify [-- id ...] [--scale 0.1]: the promises that take minutes to test, each in full, one row each.
const checks: readonly Check[] = [
  mixedRace,
  crossingTransfers,
  steadyLoad,
  killedServer,
  killedDatabase,
  cutCommits,
  lostDatabase,
  malformedBodies,
  describedCalls,
  silentAfter,
  silentBefore,
  stoppedServer,
  slips,
  killedSlips,
  foulWeather,
  moneyStorm,
  talkThroughKills,
  twoBrowsers,
  manySeeds,
  cutFrames,
  storm,
  chatLoad,
  joinFlood,
  draws,
  geometry,
  controls,
  officeWeather,
  otherBrowsers,
  hostileAnswers,
  rewardWalk,
  reading,
  reach,
  returnFromBank,
  theme,
  longQueue,
  newMember,
  randomWeather,
  everyGame,
  launches,
  everyJourney,
  everyTest,
];

const words = process.argv.slice(2);
const scaleAt = words.indexOf('--scale');
const scale = scaleOf(scaleAt < 0 ? 1 : Number(words[scaleAt + 1]));
const wanted = words.filter((_, place) => scaleAt < 0 || (place !== scaleAt && place !== scaleAt + 1));
const chosen = checks.filter(({ id }) => wanted.length === 0 || wanted.includes(id));

const unknown = wanted.filter((word) => !checks.some(({ id }) => id === word));
if (unknown.length > 0) {
  const list = checks.map(({ id, about }) => `${id.padEnd(5)} ${about}\n`).join('');
  process.stderr.write(`no check is called ${unknown.join(', ')}; the checks are\n${list}`);
  process.exit(1);
}

const tried = async (check: Check): Promise<Verdict> => {
  try {
    return await check.run(scale);
  } catch (error) {
    return { isGood: false, figures: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

let failed = 0;
for (const check of chosen) {
  const began = performance.now();
  const { isGood, figures } = await tried(check);
  if (!isGood) failed += 1;
  const seconds = `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  process.stdout.write(
    `${check.id.padEnd(5)} ${isGood ? 'pass' : 'FAIL'} ${seconds.padStart(6)}  ${check.about}: ${figures}\n`,
  );
}
process.stdout.write(
  failed === 0 ? `all ${String(chosen.length)} pass\n` : `${String(failed)} of ${String(chosen.length)} fail\n`,
);
// What a failed check has left running keeps nobody waiting.
process.exit(failed === 0 ? 0 : 1);
