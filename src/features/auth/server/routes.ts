import { memberOf, staffOf } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { acts, reads, writesOnMember, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { reportWrongPasswords } from './report-wrong-passwords.ts';
import { changeStaffPassword } from './staff/change-staff-password.ts';
import { confirmEnrolment } from './staff/second-factor/confirm-enrolment.ts';
import { listFactors } from './staff/second-factor/list-factors.ts';
import { makeNewRecoveryCodes } from './staff/second-factor/make-new-recovery-codes.ts';
import { offerEnrolment } from './staff/second-factor/offer-enrolment.ts';
import { proveByCode } from './staff/second-factor/prove-by-code.ts';
import { staffLogIn } from './staff/staff-log-in.ts';
import { staffLogOut } from './staff/staff-log-out.ts';
import { sweepSessions } from './sweep-sessions.ts';

export const routes: readonly Route[] = [
  acts(contract.logIn, logIn),
  writesOnMember(contract.logOut, {
    memberId: (_context, call) => Promise.resolve(memberOf(call).memberId),
    verb: logOut,
  }),
  acts(contract.changePassword, changePassword),
];

export const officeRoutes: readonly Route[] = [
  acts(contract.staffLogIn, staffLogIn),
  acts(contract.staffProveByCode, proveByCode),
  acts(contract.staffOfferEnrolment, offerEnrolment),
  acts(contract.staffConfirmEnrolment, confirmEnrolment),
  acts(contract.staffChangePassword, changeStaffPassword),
  reads(contract.staffListFactors, listFactors),
  acts(contract.staffMakeRecoveryCodes, makeNewRecoveryCodes),
  acts(contract.staffLogOut, staffLogOut),
  reads(contract.staffSelf, (_context, call) => {
    const { staffId, name, role } = staffOf(call);
    return Promise.resolve({ staffId, name, role });
  }),
];

export const jobs: readonly Job[] = [sweepSessions, reportWrongPasswords];
