import type { Act } from '#server/verb.ts';
import type { authOfficeCalls } from '../../office-contract.ts';
import { tryPassword } from '../passwords/try-password.ts';
import { recordFailedTry } from './audit-staff-act.ts';
import { isDemoPassword } from './demo-staff.ts';
import { listPasskeys } from './passkeys/passkeys-table.ts';
import { findAuthenticator } from './second-factor/authenticators-table.ts';
import { handOutTicket } from './second-factor/hand-out-ticket.ts';
import { findStaffByName } from './staff-table.ts';

// The password alone opens nothing: it hands out a ticket for the second step.
export const staffLogIn: Act<typeof authOfficeCalls.logIn> = async ({ context, call, question, refuse }) => {
  const { name, password } = question;
  const person = await findStaffByName(context.database, name);
  const passwordHash = person?.password_hash ?? null;
  const ownerId = person?.staff_id ?? null;
  const isRight = await tryPassword(context, { who: 'staff', name, ownerId, call, passwordHash, password });
  const isRefused = context.settings.isLive && isDemoPassword(password);
  if (person === null || !isRight || isRefused) {
    await recordFailedTry(context, { call, staffId: person?.staff_id ?? null, failed: 'password' });
    return refuse('WRONG_CREDENTIAL');
  }
  if (person.suspended_at !== null) return refuse('INACTIVE_USER');
  const authenticator = await findAuthenticator(context.database, person.staff_id);
  const hasPasskey = (await listPasskeys(context.database, person.staff_id)).length > 0;
  const { token } = await handOutTicket(context, person.staff_id, 'login');
  return { ticket: token, next: authenticator?.confirmed_at == null ? 'enrol' : 'code', hasPasskey };
};
