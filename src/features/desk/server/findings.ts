import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { requireFreshPassword } from '#server/http/require-fresh-password.ts';
import { accounts } from '#ledger';
import { lockLaneBrake, releaseLane as release } from '#server/brake.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { closeFinding as close, findFinding, hasOpenFinding, openFindings } from '#server/outside/findings-table.ts';
import { refuse } from '#server/refuse.ts';
import type { Work } from '#server/transaction-on.ts';
import type { deskOfficeCalls } from '../office-contract.ts';

const shown = 200;

export const listFindings = async (context: Context): Promise<AnswerOf<typeof deskOfficeCalls.listFindings>> => ({
  findings: (await openFindings(context.database, shown)).map(({ at, detail, ...finding }) => ({
    ...finding,
    detail: { ...detail },
    at: at.toISOString(),
  })),
});

type Close = Call<QuestionOf<typeof deskOfficeCalls.closeFinding>>;

export const ownerOfFinding = async (context: Context, { question }: Close): Promise<string> =>
  (await findFinding(context.database, question)) === null ? refuse('NO_DATA') : question.memberId;

// Closes a finding with what was found out.
// Entries: none.
// Repeating finds it closed.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const closeFinding =
  (call: Close) =>
  async (
    work: Work,
    { findingId, note }: Close['question'],
  ): Promise<AnswerOf<typeof deskOfficeCalls.closeFinding>> => {
    const closed = { memberId: work.memberId, findingId, by: staffOf(call).staffId, note, at: work.now };
    if ((await close(work.sql, closed)) === null) return refuse('DECIDED_ALREADY');
    work.audit(`finding ${findingId}`, { closed: true });
    return { message: 'SUCCESS' };
  };

type Release = Call<QuestionOf<typeof deskOfficeCalls.releaseLane>>;

// Lanes lie in no member's book; releasing one is audited in the house's.
export const ownerOfLane = async (context: Context, call: Release): Promise<string> => {
  await requireFreshPassword(context, call, call.question.password);
  return accounts.house.BAHT;
};

// Lets a stopped lane send again. Who and why stands in the house member's audit chain.
// Entries: none.
// Repeating finds it released.
// Refuses: NO_DATA, WRONG_PASSWORD, FINDINGS_OPEN.
export const releaseLane = async (
  work: Work,
  { lane, note }: Release['question'],
): Promise<AnswerOf<typeof deskOfficeCalls.releaseLane>> => {
  // A finding stops its lane in its own transaction: it waits for this one, or is seen after the lock.
  if (!(await lockLaneBrake(work.sql, lane))) return refuse('NO_DATA');
  if (await hasOpenFinding(work.sql, lane)) refuse('FINDINGS_OPEN');
  await release(work.sql, lane, work.now);
  work.audit(`brake ${lane}`, { released: true, because: note });
  return { message: 'SUCCESS' };
};
