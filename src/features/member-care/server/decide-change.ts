import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { decideChange, openChange } from './changes-table.ts';
import { knownMember } from './known-member.ts';
import { makeChange } from './make-change.ts';

type Confirm = Call<QuestionOf<typeof memberCareOfficeCalls.confirmChange>>;
type Drop = Call<QuestionOf<typeof memberCareOfficeCalls.dropChange>>;

// Before the transaction: whose change it is, and that the person at the keyboard still is who logged in.
export const memberForConfirmation = async (context: Context, call: Confirm): Promise<string> => {
  const memberId = await knownMember(context, call);
  await requireFreshPassword(context, call, call.question.password);
  return memberId;
};

const openOne = async (work: Work, changeId: string) => {
  const change = await openChange(work.sql, work.memberId);
  return change?.changeId === changeId ? change : refuse('DECIDED_ALREADY');
};

// Makes a change that another person proposed.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, WRONG_PASSWORD, EXISTING_BANK, EXISTING_USER, MEMBER_UNSETTLED.
export const confirmChange =
  (personalData: readonly PersonalData[]) =>
  (call: Confirm) =>
  async (
    work: Work,
    { changeId }: Confirm['question'],
  ): Promise<AnswerOf<typeof memberCareOfficeCalls.confirmChange>> => {
    const { memberId, now: at } = work;
    const { staffId: by, personId: person } = staffOf(call);
    const change = await openOne(work, changeId);
    if (change.proposedPerson === person) return refuse('SAME_PERSON');
    await decideChange(work.sql, { memberId, changeId, status: 'DONE', by, person, at });
    await makeChange[change.kind](work, change, personalData);
    work.audit(`change ${changeId}`, { confirmed: change.kind });
    work.event('profile');
    return { message: 'SUCCESS' };
  };

export const dropChange =
  (call: Drop) =>
  async (work: Work, { changeId }: Drop['question']): Promise<AnswerOf<typeof memberCareOfficeCalls.dropChange>> => {
    const { memberId, now: at } = work;
    const { staffId: by, personId: person } = staffOf(call);
    const change = await openOne(work, changeId);
    await decideChange(work.sql, { memberId, changeId, status: 'DROPPED', by, person, at });
    work.audit(`change ${changeId}`, { dropped: change.kind });
    return { message: 'SUCCESS' };
  };
