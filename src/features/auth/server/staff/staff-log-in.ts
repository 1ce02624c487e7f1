import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { tryPassword } from '../passwords/try-password.ts';
import { recordFailedTry } from './audit-staff-act.ts';
import { isDemoPassword } from './demo-staff.ts';
import { listPasskeys } from './passkeys/passkeys-table.ts';
import { findAuthenticator } from './second-factor/authenticators-table.ts';
import { handOutTicket } from './second-factor/hand-out-ticket.ts';
import { findStaffByName, lockPassword } from './staff-table.ts';

// The password alone gives no session: it yields a ticket for the second step.
export const staffLogIn: Act<typeof authOfficeCalls.logIn> = async ({ context, call, question, refuse }) => {
  const { name, password } = question;
  const person = await findStaffByName(context.database, name);
  const passwordHash = person?.passwordHash ?? null;
  const ownerId = person?.staffId ?? null;
  const isRight = await tryPassword(context, { who: 'staff', name, ownerId, call, passwordHash, password });
  const isRefused = context.settings.isLive && isDemoPassword(password);
  if (person === null || !isRight || isRefused) {
    await recordFailedTry(context, { call, staffId: person?.staffId ?? null, failed: 'password' });
    return refuse('WRONG_CREDENTIAL');
  }
  if (person.suspendedAt !== null) return refuse('INACTIVE_USER');
  const authenticator = await findAuthenticator(context.database, person.staffId);
  const hasPasskey = (await listPasskeys(context.database, person.staffId)).length > 0;
  const { staffId } = person;
  // A change of the password ends the logins under way; this one must not go on past it.
  const { token } = await context.database.transaction(async (sql) =>
    (await lockPassword(sql, person))
      ? handOutTicket(context, { staffId, purpose: 'login' }, sql)
      : refuse('WRONG_CREDENTIAL'),
  );
  return { ticket: token, next: authenticator?.confirmedAt == null ? 'enrol' : 'code', hasPasskey };
};
