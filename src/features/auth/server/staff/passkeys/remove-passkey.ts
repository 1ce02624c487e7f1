import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { staffPasswordIsRight } from '../staff-password-is-right.ts';
import { deletePasskey } from './passkeys-table.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.removePasskey>>;

export const removePasskey = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.removePasskey>> => {
  const { staffId } = staffOf(call);
  const { passkeyId, password } = call.question;
  if (!(await staffPasswordIsRight(context, call, password))) return refuse('WRONG_PASSWORD');
  await context.database.transaction(async (sql) => {
    const name = (await deletePasskey(sql, staffId, passkeyId)) ?? refuse('NO_DATA');
    await auditStaffAct(context, { sql, call, staffId, object: `passkey ${passkeyId}`, detail: { name } });
  });
  return { message: 'SUCCESS' };
};
