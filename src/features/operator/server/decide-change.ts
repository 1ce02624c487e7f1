import type { Asked, Refusing, Write } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { requireActiveMaker } from '#server/operator/two-people.ts';
import { byStaff, personOfKey } from '#server/records/acts-by.ts';
import { findChange, recordApplied, recordDropped, type ChangeRow } from '#server/records/operator-changes-table.ts';
import { checkChange, type CheckRefusal } from './check-change.ts';
import { refuseByStaff } from './refuse-by-staff.ts';
import { changedFields } from './changed-fields.ts';

// What was true when the change was requested may no longer be: money may be at the game by now.
export const checkAgain = async (
  checking: Refusing<CheckRefusal | 'DECIDED_ALREADY' | 'MAKER_SUSPENDED'>,
  change: ChangeRow,
): Promise<void> => {
  const { kind, object } = change;
  if (change.status !== 'WAITING') checking.refuse('DECIDED_ALREADY');
  await requireActiveMaker(checking, checking.context.database, personOfKey(change.madeKey));
  const fields = Object.fromEntries(changedFields(change).map(({ name, to }) => [name, to]));
  await checkChange(checking, { kind, object, fields });
};

// Before the transaction: checks what staff may not change, and that the change is still valid.
export const checkConfirmation = async (asked: Asked<typeof operatorOfficeCalls.confirmChange>): Promise<void> => {
  const { context, question, refuse } = asked;
  const change = (await findChange(context.database, question.changeId)) ?? refuse('NO_DATA');
  refuseByStaff(asked, change);
  await checkAgain(asked, change);
};

// The second person applies a change that steers money.
// Entries: none.
// Repeating with the same request key returns the first answer; with another the change is decided already.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, MAKER_SUSPENDED, DECIDED_ALREADY, CHANGE_MOVED_ON, and what a new change refuses.
export const confirmChange: Write<typeof operatorOfficeCalls.confirmChange> = async (asked) => {
  const { work, question, refuse } = asked;
  const decision = { changeId: question.changeId, by: byStaff(asked), at: work.now };
  // Once more: a suspension may have held the lock that this transaction waited for.
  const { madeKey } = (await findChange(work.sql, question.changeId)) ?? refuse('NO_DATA');
  await requireActiveMaker(asked, work.sql, personOfKey(madeKey));
  return { message: 'SUCCESS', status: await recordApplied({ sql: work.sql, refuse }, decision) };
};

// Drops a waiting change; the person who requested it may do so too.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dropChange: Write<typeof operatorOfficeCalls.dropChange> = async (asked) => {
  const { work, question, refuse } = asked;
  const decision = { changeId: question.changeId, by: byStaff(asked), at: work.now };
  return { message: 'SUCCESS', status: await recordDropped({ sql: work.sql, refuse }, decision) };
};
