import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { staffPasswordIsRight } from '../staff-password-is-right.ts';
import { replaceRecoveryCodes } from './authenticators-table.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.makeRecoveryCodes>>;

export const makeNewRecoveryCodes = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.makeRecoveryCodes>> => {
  const { staffId } = staffOf(call);
  if (!(await staffPasswordIsRight(context, call, call.question.password))) return refuse('WRONG_PASSWORD');
  const { codes, hashes } = makeRecoveryCodes(staffId);
  await context.database.transaction(async (sql) => {
    await replaceRecoveryCodes(sql, staffId, hashes);
    await auditStaffAct(context, { sql, call, staffId, object: `staff ${staffId}` });
  });
  return { recoveryCodes: [...codes] };
};
