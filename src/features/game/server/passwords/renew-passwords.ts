import type { GamePort } from '#providers/games/port.ts';
import type { Outcome } from '#providers/outcome.ts';
import type { Context } from '#server/context.ts';
import { inquiryWaitMs, dueAheadMsMax, reviewAfterMs } from '#server/outside/backoff.ts';
import { dueWorkJob } from '#server/outside/due-work-job.ts';
import { recoveredLanes } from '#server/outside/health/recovered-lanes.ts';
import { laneNames } from '#server/outside/lane-names.ts';
import { raiseFinding } from '#server/outside/raise-finding.ts';
import { sendWithinMs } from '#server/outside/verdict.ts';
import { systemOrigin, transactionOn, type Work } from '#server/transaction-on.ts';
import { wayToAccount } from '../known-game.ts';
import { makeGamePassword } from '../made-credentials.ts';
import {
  listDuePasswords,
  listGamesOfDuePasswords,
  takeDuePassword,
  updateDueAgain,
  updateGamePassword,
  updateLatePassword,
  type DuePassword,
  type DueTimes,
} from './game-passwords-table.ts';
import { openPassword, sealPassword } from './sealed-password.ts';

// Longer than a try takes, so that two processes seldom send the same at once, which is harmless.
const tryMs = 60_000;
const dayMs = 24 * 60 * 60_000;

const perRun = 20;
// Of a game that answers again: the waits between tries spare a silent one.
const perRecovery = 1_000;

const origin = systemOrigin('renew game password');

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

// When a password that is sent now is sent again, if nothing is known of it by then.
export const triedFor = (now: Date, tries = 0): Date => later(now, Math.max(tryMs, inquiryWaitMs(tries)));

interface SentPassword {
  readonly code: string;
  readonly sealed: Buffer;
}

// The game has set it: from now on it is the one shown to the member. A repeat finds it stored. False while a request with
// another password may still arrive there: then it is not shown before it was set once more.
export const keepNewPassword = async (work: Work, sent: SentPassword): Promise<boolean> => {
  const set = { memberId: work.memberId, now: work.now, ...sent };
  const stored = await updateGamePassword(work.sql, set);
  if (stored !== null) work.audit(`game ${set.code}`, { passwordReset: true });
  return stored !== null || !(await updateDueAgain(work.sql, set));
};

// It may still reach the game, whatever is set there meanwhile.
export const keepLatePassword = ({ sql, memberId, now }: Work, sent: SentPassword, port: GamePort): Promise<void> =>
  updateLatePassword(sql, { memberId, ...sent, now, until: later(now, sendWithinMs + port.lateArrivalWindowMs) });

interface Due extends DuePassword, DueTimes {
  readonly lane: string;
}

type Keep = (work: Work) => Promise<void>;
type Answer = Outcome<object>['kind'] | 'out of reach';

// What it leaves behind is stored with the answer.
const send = async (context: Context, due: Due, sealed: Buffer): Promise<{ answer: Answer; keep: Keep }> => {
  const way = await wayToAccount(context, due);
  if (typeof way === 'string') return { answer: 'out of reach', keep: async () => undefined };
  const password = openPassword(context.settings, due, sealed);
  const { kind: answer } = await way.port.setPassword({ username: way.account.username, password });
  const sent = { code: due.code, sealed };
  const keep: Keep = async (work) => {
    if (answer === 'done') await keepNewPassword(work, sent);
    if (answer === 'unknown') await keepLatePassword(work, sent, way.port);
  };
  return { answer, keep };
};

// A game refuses some requests for a while and may be closed for hours, so people see only what lasts longer.
const reportLasting = async (context: Context, due: Due, tried: { wantedAt: Date; answer: Answer }): Promise<void> => {
  const { wantedAt, answer } = tried;
  const seenAfterMs = answer === 'refused' ? reviewAfterMs : dayMs;
  if (context.now().getTime() - wantedAt.getTime() < seenAfterMs) return;
  await raiseFinding(context, {
    memberId: due.memberId,
    kind: 'GAME_PASSWORD_NOT_CHANGED',
    lane: due.lane,
    object: `game ${due.code} since ${wantedAt.toISOString()}`,
    detail: {},
    stopsLane: false,
  });
};

// One try for one account. The password is stored before it is sent, and each try sends the same until the game has set
// it: whichever of the requests arrives, what we store then is what the game has.
const renewOne = async (context: Context, due: Due): Promise<void> => {
  const { memberId, code, tries, until, impossible } = due;
  const plan = { memberId, operationId: context.newId(), origin };
  const madeUp = sealPassword(context.settings, due, makeGamePassword());
  const taken = await transactionOn(context, plan, ({ sql, now }) =>
    takeDuePassword(sql, { memberId, code, now, until, impossible, next: triedFor(now, tries), madeUp }),
  );
  if (taken === null) return;
  const { sealed, wantedAt } = taken;
  const { answer, keep } = await send(context, due, sealed);
  await transactionOn(context, plan, keep);
  if (answer !== 'done') await reportLasting(context, due, { wantedAt, answer });
};

const dueOf = async (context: Context): Promise<Due[]> => {
  const { database } = context;
  const codes = await listGamesOfDuePasswords(database);
  const recovered = await recoveredLanes(context, { kind: 'game password', lanes: codes.map(laneNames.game) });
  const now = context.now();
  const impossible = later(now, dueAheadMsMax);
  const due = codes.map(async (code) => {
    const lane = laneNames.game(code);
    const isBack = recovered.has(lane);
    const times = { until: isBack ? impossible : now, impossible };
    const found = await listDuePasswords(database, { code, limit: isBack ? perRecovery : perRun, ...times });
    return found.map((item) => ({ ...item, lane, ...times }));
  });
  return (await Promise.all(due)).flat();
};

// Gives new passwords to the game accounts of members whose sessions ended because somebody else may have had one, and may
// have seen the old passwords there: each opens the game without us.
export const renewPasswords = dueWorkJob({
  name: 'renew game passwords',
  everyMs: 2_000,
  due: dueOf,
  step: renewOne,
});
