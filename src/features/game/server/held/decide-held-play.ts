import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { aloneLimits, decideAlone, weighedDetail } from '#server/operator/decide-alone.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { gameOfficeCalls } from '../../office-contract.ts';
import { sizeOf } from '../../rules.ts';
import { findGameAccount } from '../game-accounts-table.ts';
import { postPlay } from '../record-play.ts';
import { findHeldPlay, recordHeldDecision, type HeldPlay } from './held-plays-table.ts';

type Accept = Call<QuestionOf<typeof gameOfficeCalls.acceptHeldPlay>>;
type Refusing = Call<QuestionOf<typeof gameOfficeCalls.refuseHeldPlay>>;

export const ownerForAcceptance = async (context: Context, call: Accept): Promise<string> => {
  const { memberId, heldId, password } = call.question;
  if ((await findHeldPlay(context.database, memberId, heldId)) === null) return refuse('NO_DATA');
  await requireFreshPassword(context, call, password);
  return memberId;
};

export const ownerForRefusal = async (context: Context, { question }: Refusing): Promise<string> =>
  (await findHeldPlay(context.database, question.memberId, question.heldId)) === null
    ? refuse('NO_DATA')
    : question.memberId;

const standing = async (work: Work, heldId: string): Promise<HeldPlay> => {
  const held = (await findHeldPlay(work.sql, work.memberId, heldId)) ?? refuse('NO_DATA');
  return held.status === 'ACCEPTED' || held.status === 'GONE' ? refuse('DECIDED_ALREADY') : held;
};

// Books a held win as play. Beyond what one person may decide alone the first one makes and a second, different one checks.
// Entries: play -> game:G, or game:G -> play where the game showed less; none for the first of two.
// Repeating finds it decided.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, DECIDED_ALREADY, also while money is in transit there; KEY_INVALID for another amount than the person saw.
export const acceptHeldPlay = async (call: Accept, context: Context) => {
  const limitsOf = await aloneLimits(context);
  const { staffId, personId } = staffOf(call);
  return async (
    work: Work,
    { heldId, amount }: Accept['question'],
  ): Promise<AnswerOf<typeof gameOfficeCalls.acceptHeldPlay>> => {
    const held = await standing(work, heldId);
    if (amount !== held.amount) refuse('KEY_INVALID');
    if (held.firstPerson === personId) refuse('SAME_PERSON');
    // What was held was seen before that money left or came.
    const account = await findGameAccount(work.sql, work.memberId, held.code);
    if (account !== null && account.openTransfers > 0) refuse('DECIDED_ALREADY');
    const { memberId } = work;
    const { currency, firstPerson } = held;
    const asked = { personId, memberId, currency, amount: sizeOf(amount), limits: limitsOf[currency] };
    const weighed = firstPerson === null ? await decideAlone(work, asked) : null;
    const isFirst = weighed !== null && weighed.because !== null;
    const status = isFirst ? 'SECOND' : 'ACCEPTED';
    const decision = { memberId, heldId, staffId, personId, note: null, at: work.now };
    if ((await recordHeldDecision(work.sql, { ...decision, status })) === null) return refuse('DECIDED_ALREADY');
    if (!isFirst) await postPlay(work, () => context.newId(), { code: held.code, difference: held.amount });
    const detail = weighed === null ? {} : weighedDetail(weighed);
    work.audit(`held play ${heldId}`, { game: held.code, decided: status, amount: amount.toString(), ...detail });
    if (!isFirst) work.event('balances');
    return { message: 'SUCCESS', status };
  };
};

// Does not believe what the game shows. Nothing is booked; the account stays marked until the game shows it no more.
// Entries: none.
// Repeating finds it refused.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const refuseHeldPlay =
  (call: Refusing) =>
  async (
    work: Work,
    { heldId, note }: Refusing['question'],
  ): Promise<AnswerOf<typeof gameOfficeCalls.refuseHeldPlay>> => {
    const { staffId, personId } = staffOf(call);
    const held = await standing(work, heldId);
    if (held.status === 'REFUSED') refuse('DECIDED_ALREADY');
    const decision = { memberId: work.memberId, heldId, staffId, personId, note, at: work.now };
    await recordHeldDecision(work.sql, { ...decision, status: 'REFUSED' });
    work.audit(`held play ${heldId}`, { game: held.code, decided: 'REFUSED', because: note });
    return { message: 'SUCCESS', status: 'REFUSED' };
  };
