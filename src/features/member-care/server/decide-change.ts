import type { PersonalData } from '#database/schema/personal-data.ts';
import { requireActiveMaker } from '#server/operator/two-people.ts';
import type { Working, Write } from '#server/verb.ts';
import type { memberCareOfficeCalls } from '../office-contract.ts';
import { endChange, findOpenChange } from './changes-table.ts';
import { makeChange } from './make-change.ts';

const openOne = async ({ work, refuse }: Working<'DECIDED_ALREADY'>, changeId: string) => {
  const change = await findOpenChange(work.sql, work.memberId);
  return change?.changeId === changeId ? change : refuse('DECIDED_ALREADY');
};

// Makes a change that another person proposed.
// Entries: none. A condition that counts as met leaves its line in the statement.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, MAKER_SUSPENDED, WRONG_PASSWORD, EXISTING_BANK, EXISTING_USER, MEMBER_UNSETTLED.
export const confirmChange: Write<typeof memberCareOfficeCalls.confirmChange, readonly PersonalData[]> = async (
  asked,
) => {
  const { work, question, refuse, prepared: personalData } = asked;
  const { memberId, now: at } = work;
  const { staffId: by, personId: person } = asked.staff;
  const { changeId } = question;
  const change = await openOne(asked, changeId);
  if (change.proposedPerson === person) return refuse('SAME_PERSON');
  await requireActiveMaker(asked, work.sql, change.proposedPerson);
  await endChange(work.sql, { memberId, changeId, status: 'DONE', by, person, at });
  await makeChange[change.kind](asked, change, personalData);
  work.audit(`change ${changeId}`, { confirmed: change.kind });
  work.event('profile');
  return { message: 'SUCCESS' };
};

export const dropChange: Write<typeof memberCareOfficeCalls.dropChange> = async (asked) => {
  const { work, question } = asked;
  const { memberId, now: at } = work;
  const { staffId: by, personId: person } = asked.staff;
  const { changeId } = question;
  const change = await openOne(asked, changeId);
  await endChange(work.sql, { memberId, changeId, status: 'DROPPED', by, person, at });
  work.audit(`change ${changeId}`, { dropped: change.kind });
  return { message: 'SUCCESS' };
};
