import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { byStaff } from './acts-by.ts';
import { findChange, operatorId, recordDecision, type ChangeRow } from './changes-table.ts';
import { checkChange } from './check-change.ts';
import { refuseByStaff } from './refuse-by-staff.ts';
import { changedFields } from './changed-fields.ts';

type Confirm = Call<QuestionOf<typeof operatorOfficeCalls.confirmChange>>;
type Drop = Call<QuestionOf<typeof operatorOfficeCalls.dropChange>>;

// What held when the change was asked for may not hold any more: money may lie at the game by now.
export const checkAgain = async (context: Context, change: ChangeRow): Promise<void> => {
  const { kind, object } = change;
  if (change.status !== 'WAITING') refuse('DECIDED_ALREADY');
  const fields = Object.fromEntries(changedFields(change).map(({ name, to }) => [name, to]));
  await checkChange(context, { kind, object, fields });
};

export const ownerForConfirmation = async (context: Context, call: Confirm): Promise<string> => {
  const change = (await findChange(context.database, call.question.changeId)) ?? refuse('NO_DATA');
  refuseByStaff(change);
  await requireFreshPassword(context, call, call.question.password);
  await checkAgain(context, change);
  return operatorId;
};

// The second person applies a change that steers money.
// Entries: none.
// Repeating with the same request key returns the first answer; with another the change is decided already.
// Refuses: NO_DATA, WRONG_PASSWORD, SAME_PERSON, DECIDED_ALREADY, CHANGE_MOVED_ON, and what a new change refuses.
export const confirmChange =
  (call: Confirm, context: Context) =>
  async (
    work: Work,
    { changeId }: Confirm['question'],
  ): Promise<AnswerOf<typeof operatorOfficeCalls.confirmChange>> => {
    const decision = { changeId, verdict: 'APPLIED', by: byStaff(context, call), at: work.now } as const;
    return { message: 'SUCCESS', status: await recordDecision(work.sql, decision) };
  };

// Drops a change that waits; whoever asked for it may as well.
// Entries: none.
// Repeating finds it decided.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const dropChange =
  (call: Drop, context: Context) =>
  async (work: Work, { changeId }: Drop['question']): Promise<AnswerOf<typeof operatorOfficeCalls.dropChange>> => {
    const decision = { changeId, verdict: 'DROPPED', by: byStaff(context, call), at: work.now } as const;
    return { message: 'SUCCESS', status: await recordDecision(work.sql, decision) };
  };
