import { laneNames } from '#server/outside/lane-names.ts';
import { deleteProviderSwitch, upsertProviderSwitch } from '#server/outside/health/provider-switches-table.ts';
import type { Write } from '#server/verb.ts';
import type { providerHealthOfficeCalls } from '../office-contract.ts';
import { isReached } from './is-reached.ts';

// Opens a game, puts it under maintenance or closes it to money. The house member's audit chain records who and what.
// Entries: none.
// Repeating with the same request key returns the first answer; the last switch counts.
// Refuses: NO_DATA; KEY_INVALID without texts or with an end that has passed.
export const turnProvider: Write<typeof providerHealthOfficeCalls.turn> = async (asked) => {
  const { context, question, refuse, staff, work } = asked;
  const { code, state, text } = question;
  if (!isReached(context, code)) return refuse('NO_DATA');
  const lane = laneNames.game(code);
  const until = question.until === null ? null : new Date(question.until);
  if (state === 'OPEN') {
    await deleteProviderSwitch(work.sql, lane);
  } else {
    if (text === null || (until !== null && until <= work.now)) return refuse('KEY_INVALID');
    const { staffId: setBy, name: setByName } = staff;
    await upsertProviderSwitch(work.sql, { lane, state, text, until, setBy, setByName, setAt: work.now });
  }
  work.audit(`provider ${lane}`, { state, until: until?.toISOString() ?? null, ...text });
  return { message: 'SUCCESS' };
};
