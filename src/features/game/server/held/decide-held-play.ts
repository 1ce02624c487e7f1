import { decideAlone, weighedDetail, type LimitsOf } from '#server/operator/decide-alone.ts';
import { requireActiveMaker } from '#server/operator/two-people.ts';
import type { Asking, Working, Write } from '#server/verb.ts';
import type { gameOfficeCalls } from '../../office-contract.ts';
import { sizeOf } from '../../rules.ts';
import { findGameAccount } from '../game-accounts-table.ts';
import { postPlay } from '../record-play.ts';
import { updateReadDue } from './due-readings-table.ts';
import { findHeldPlay, updateHeldDecision, type HeldPlay } from './held-plays-table.ts';

// Finds the member of a held win.
export const ownerOfHeldPlay = async ({
  context,
  question: { memberId, heldId },
  refuse,
}: Asking<'NO_DATA'> & {
  readonly question: { readonly memberId: string; readonly heldId: string };
}): Promise<string> =>
  (await findHeldPlay(context.database, memberId, heldId)) === null ? refuse('NO_DATA') : memberId;

export const standing = async (
  { work, refuse }: Working<'NO_DATA' | 'DECIDED_ALREADY'>,
  heldId: string,
): Promise<HeldPlay> => {
  const held = (await findHeldPlay(work.sql, work.memberId, heldId)) ?? refuse('NO_DATA');
  return held.status === 'ACCEPTED' || held.status === 'GONE' ? refuse('DECIDED_ALREADY') : held;
};

// Books a held win as play. Beyond what one person may decide alone, one decides and a different one checks.
// Entries: play -> game:G, or game:G -> play if the game showed less; none for the first of two.
// Repeating finds it decided.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, MAKER_SUSPENDED, DECIDED_ALREADY, also with money in transit; KEY_INVALID for another amount.
export const acceptHeldPlay: Write<typeof gameOfficeCalls.acceptHeldPlay, LimitsOf> = async (asked) => {
  const { context, work, refuse, prepared: limitsOf } = asked;
  const { heldId, amount } = asked.question;
  const { staffId, personId } = asked.staff;
  const held = await standing(asked, heldId);
  // To be accepted after all, it is refused first, which takes the writing off back.
  if (held.status === 'TO_WRITE_OFF' || held.status === 'WRITTEN_OFF') refuse('DECIDED_ALREADY');
  if (amount !== held.amount) refuse('KEY_INVALID');
  if (held.firstPerson === personId) refuse('SAME_PERSON');
  await requireActiveMaker(asked, work.sql, held.firstPerson);
  // The held amount was read before that money left or arrived.
  const account = await findGameAccount(work.sql, work.memberId, held.code);
  if (account !== null && account.openTransfers > 0) refuse('DECIDED_ALREADY');
  const { memberId } = work;
  const { currency, firstPerson } = held;
  const alone = { personId, memberId, currency, amount: sizeOf(amount), limits: limitsOf[currency] };
  const weighed = firstPerson === null ? await decideAlone(work, alone) : null;
  const isFirst = weighed !== null && weighed.because !== null;
  const status = isFirst ? 'SECOND' : 'ACCEPTED';
  const decision = { memberId, heldId, staffId, personId, note: null, at: work.now };
  if ((await updateHeldDecision(work.sql, { ...decision, status })) === null) return refuse('DECIDED_ALREADY');
  const found = { code: held.code, difference: held.amount, since: held.readBefore };
  if (!isFirst) {
    await postPlay(work, () => context.newId(), found);
    // No condition ends by it before the game is read again: what people accepted may be less by now.
    await updateReadDue(work.sql, { memberId, code: held.code, now: work.now });
  }
  const detail = weighed === null ? {} : weighedDetail(weighed);
  work.audit(`held play ${heldId}`, { game: held.code, decided: status, amount: amount.toString(), ...detail });
  if (!isFirst) work.event('balances');
  return { message: 'SUCCESS', status };
};

// Rejects what the game shows. Nothing is booked; the account stays marked until the game no longer shows it.
// Entries: none.
// Repeating finds it refused.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const refuseHeldPlay: Write<typeof gameOfficeCalls.refuseHeldPlay> = async (asked) => {
  const { work, refuse } = asked;
  const { heldId, note } = asked.question;
  const { staffId, personId } = asked.staff;
  const held = await standing(asked, heldId);
  if (held.status === 'REFUSED') refuse('DECIDED_ALREADY');
  const decision = { memberId: work.memberId, heldId, staffId, personId, note, at: work.now };
  await updateHeldDecision(work.sql, { ...decision, status: 'REFUSED' });
  work.audit(`held play ${heldId}`, { game: held.code, decided: 'REFUSED', because: note });
  return { message: 'SUCCESS', status: 'REFUSED' };
};
