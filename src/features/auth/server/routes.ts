import type { Job } from '#server/jobs/job.ts';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { authCalls } from '../contract.ts';
import { authOfficeCalls } from '../office-contract.ts';
import { issueBrowserTicket } from './browser-tickets/issue-browser-ticket.ts';
import { openByBrowserTicket } from './browser-tickets/open-by-browser-ticket.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { reportWrongPasswords } from './report-wrong-passwords.ts';
import { changeStaffPassword } from './staff/change-staff-password.ts';
import { confirmEnrolment } from './staff/second-factor/confirm-enrolment.ts';
import { addPasskey } from './staff/passkeys/add-passkey.ts';
import { offerPasskey } from './staff/passkeys/offer-passkey.ts';
import { offerPasskeyLogin } from './staff/passkeys/offer-passkey-login.ts';
import { proveByPasskey } from './staff/passkeys/prove-by-passkey.ts';
import { removePasskey } from './staff/passkeys/remove-passkey.ts';
import { listFactors } from './staff/second-factor/list-factors.ts';
import { makeNewRecoveryCodes } from './staff/second-factor/make-new-recovery-codes.ts';
import { offerEnrolment } from './staff/second-factor/offer-enrolment.ts';
import { proveByCode } from './staff/second-factor/prove-by-code.ts';
import { listStaff } from './staff/list-staff.ts';
import { staffLogIn } from './staff/staff-log-in.ts';
import { staffLogOut } from './staff/staff-log-out.ts';
import { chainOfStaff, readmitStaff, suspendStaff } from './staff/suspend-staff.ts';
import { sweepSessions } from './sweep-sessions.ts';

export const routes: readonly Route[] = [
  acts(authCalls.logIn, logIn),
  writes(authCalls.logOut, logOut),
  writes(authCalls.issueBrowserTicket, issueBrowserTicket),
  acts(authCalls.openByBrowserTicket, openByBrowserTicket),
  acts(authCalls.changePassword, changePassword),
];

export const officeRoutes: readonly Route[] = [
  acts(authOfficeCalls.logIn, staffLogIn),
  acts(authOfficeCalls.proveByCode, proveByCode),
  acts(authOfficeCalls.offerEnrolment, offerEnrolment),
  acts(authOfficeCalls.confirmEnrolment, confirmEnrolment),
  acts(authOfficeCalls.offerPasskeyLogin, offerPasskeyLogin),
  acts(authOfficeCalls.proveByPasskey, proveByPasskey),
  acts(authOfficeCalls.offerPasskey, offerPasskey),
  acts(authOfficeCalls.addPasskey, addPasskey),
  acts(authOfficeCalls.removePasskey, removePasskey),
  acts(authOfficeCalls.changePassword, changeStaffPassword),
  reads(authOfficeCalls.listFactors, listFactors),
  acts(authOfficeCalls.makeRecoveryCodes, makeNewRecoveryCodes),
  acts(authOfficeCalls.logOut, staffLogOut),
  reads(authOfficeCalls.listStaff, listStaff),
  writes(authOfficeCalls.suspendStaff, suspendStaff, { on: chainOfStaff }),
  writes(authOfficeCalls.readmitStaff, readmitStaff, { on: chainOfStaff }),
  reads(authOfficeCalls.self, ({ staff: { staffId, name, role } }) => Promise.resolve({ staffId, name, role })),
];

export const jobs: readonly Job[] = [sweepSessions, reportWrongPasswords];
