import { memberOf, staffOf } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { acts, reads, writesOnMember, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
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
  acts(contract.staffLogOut, staffLogOut),
  reads(contract.staffSelf, (_context, call) => {
    const { staffId, name, role } = staffOf(call);
    return Promise.resolve({ staffId, name, role });
  }),
];

export const jobs: readonly Job[] = [sweepSessions];
