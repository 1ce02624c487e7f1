import type { StaffRole } from '#contract/staff-roles.ts';
import type { Sql } from '#database/database.ts';
import { isPassing } from '#database/connection-loss.ts';
import { Refusal } from '#server/refuse.ts';
import type { Act, Asking } from '#server/verb.ts';
import type { authOfficeCalls } from '../../../office-contract.ts';
import { auditStaffAct } from '../audit-staff-act.ts';
import { beginStaffSession } from '../begin-staff-session.ts';
import { countRecoveryCodes, findAuthenticator } from './authenticators-table.ts';
import { type TicketHolder, ticketHolder } from './ticket-holder.ts';
import { useTicket } from './tickets-table.ts';
import { tryCode } from './try-code.ts';

export interface Entry {
  readonly token: string;
  readonly staff: { readonly name: string; readonly role: StaffRole };
}

// The end of every login: the ticket is used up and a session begins, or neither happens.
export const enter = async (
  { context, call, refuse }: Asking<'LOGIN_AGAIN'>,
  sql: Sql,
  { holder, by = 'code' }: { holder: TicketHolder; by?: string },
): Promise<Entry> => {
  const { ticket, person } = holder;
  if (!(await useTicket(sql, ticket, context.now()))) return refuse('LOGIN_AGAIN');
  const { token, sessionId } = await beginStaffSession(context, person.staffId, sql);
  const object = `staff session ${sessionId}`;
  await auditStaffAct(context, { sql, call, staffId: person.staffId, object, detail: { by } });
  return { token, staff: { name: person.name, role: person.role } };
};

// A fault of ours at the last step is reported like one of the login, as the browser knows it.
export const orLoginFails =
  ({ context, call, refuse }: Asking<'LOGIN_FAIL'>) =>
  (error: unknown): never => {
    if (error instanceof Refusal || isPassing(error)) throw error;
    context.log.error({ err: error, requestId: call.requestId }, 'a staff session could not be created');
    return refuse('LOGIN_FAIL');
  };

// The second step of a login: a code of the authenticator app, or one of the recovery codes.
export const proveByCode: Act<typeof authOfficeCalls.proveByCode> = async (asked) => {
  const { context, question, refuse } = asked;
  const holder = await ticketHolder(asked, question.ticket);
  const staffId = holder.person.staffId;
  const authenticator = await findAuthenticator(context.database, staffId);
  if (authenticator?.confirmedAt == null) return refuse('LOGIN_AGAIN');
  const entry = await tryCode(asked, { staffId, code: question.code }, (sql) => enter(asked, sql, { holder })).catch(
    orLoginFails(asked),
  );
  return { ...entry, recoveryCodesLeft: await countRecoveryCodes(context.database, staffId) };
};
