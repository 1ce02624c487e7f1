import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { staffLogIn as declaration } from '../../contract.ts';
import { staffSessionMs } from '../../rules.ts';
import { isDemoPassword } from './demo-staff.ts';
import { makeToken } from '../session-token.ts';
import { tryPassword } from '../try-password.ts';
import { auditStaffAct } from './audit-staff-act.ts';
import { findStaffByName, insertStaffSession } from './staff-table.ts';

type Ask = Call<QuestionOf<typeof declaration>>;

// Starts a session of a member of staff.
export const openStaffSession = async (context: Context, staffId: string, call?: Call): Promise<string> => {
  const { token, tokenHash } = makeToken(staffId);
  const sessionId = context.newId();
  await context.database.transaction(async (sql) => {
    const at = context.now();
    const expiresAt = new Date(at.getTime() + staffSessionMs);
    await insertStaffSession(sql, { staffId, tokenHash, sessionId, at, expiresAt });
    if (call !== undefined) await auditStaffAct(context, { sql, call, staffId, object: `staff session ${sessionId}` });
  });
  return token;
};

export const staffLogIn = async (context: Context, call: Ask): Promise<AnswerOf<typeof declaration>> => {
  const { name, password } = call.question;
  const person = await findStaffByName(context.database, name);
  const passwordHash = person?.password_hash ?? null;
  const from = { subject: `staff ${name}`, address: call.network };
  const isRight = await tryPassword(context, { ...from, passwordHash, password });
  const isRefused = context.settings.isLive && isDemoPassword(password);
  if (person === null || !isRight || isRefused) return refuse('WRONG_CREDENTIAL');
  if (person.suspended_at !== null) return refuse('INACTIVE_USER');
  const token = await openStaffSession(context, person.staff_id, call).catch((error: unknown) => {
    context.log.error({ err: error, requestId: call.requestId }, 'a staff session could not be created');
    return refuse('LOGIN_FAIL');
  });
  return { token, staff: { name: person.name, role: person.role } };
};
