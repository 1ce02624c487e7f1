import type { StaffRole } from '#contract/staff-roles.ts';
import type { Sql } from '#database/database.ts';
import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { isPassing } from '#database/connection-loss.ts';
import type { Call, Context } from '#server/context.ts';
import { Refusal, refuse } from '#server/refuse.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { beginStaffSession } from '../begin-staff-session.ts';
import { countRecoveryCodes, findAuthenticator } from './authenticators-table.ts';
import { type TicketHolder, ticketHolder } from './ticket-holder.ts';
import { useTicket } from './tickets-table.ts';
import { tryCode } from './try-code.ts';

type Ask = Call<QuestionOf<typeof authOfficeCalls.proveByCode>>;

export interface Entry {
  readonly token: string;
  readonly staff: { readonly name: string; readonly role: StaffRole };
}

// The end of every login: the ticket is used up and a session begins, or neither.
export const enter = async (
  context: Context,
  sql: Sql,
  { call, holder, by = 'code' }: { call: Call; holder: TicketHolder; by?: string },
): Promise<Entry> => {
  const { ticket, person } = holder;
  if (!(await useTicket(sql, ticket, context.now()))) return refuse('LOGIN_AGAIN');
  const { token, sessionId } = await beginStaffSession(context, person.staff_id, sql);
  const object = `staff session ${sessionId}`;
  await auditStaffAct(context, { sql, call, staffId: person.staff_id, object, detail: { by } });
  return { token, staff: { name: person.name, role: person.role } };
};

// A fault of ours at the last step is told as one of the login, as the browser knows it.
export const orLoginFails =
  (context: Context, call: Call) =>
  (error: unknown): never => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a staff session could not be created');
    return refuse('LOGIN_FAIL');
  };

// The second step of a login: a code of the authenticator app, or one of the recovery codes.
export const proveByCode = async (
  context: Context,
  call: Ask,
): Promise<AnswerOf<typeof authOfficeCalls.proveByCode>> => {
  const holder = await ticketHolder(context, call.question.ticket);
  const staffId = holder.person.staff_id;
  const authenticator = await findAuthenticator(context.database, staffId);
  if (authenticator?.confirmed_at == null) return refuse('LOGIN_AGAIN');
  const entry = await tryCode(context, { call, staffId, code: call.question.code }, (sql) =>
    enter(context, sql, { call, holder }),
  ).catch(orLoginFails(context, call));
  return { ...entry, recoveryCodesLeft: await countRecoveryCodes(context.database, staffId) };
};
