import type { Job } from '#server/jobs/job.ts';
import { reads, repliesTo, writesOnMember, type Route } from '#server/route.ts';
import {
  getWithdrawLimits as limits,
  officeApproveWithdrawal,
  officeGetWithdrawal,
  officeListWithdrawals,
  officeRejectWithdrawal,
  requestWithdrawal as request,
  requestWithdrawalFromApp,
} from '../contract.ts';
import { approveWithdrawal, ownerForApproval } from './approve-withdrawal.ts';
import { getWithdrawLimits } from './get-withdraw-limits.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { ownerForRejection, rejectWithdrawal } from './reject-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { payouts, sendPayouts } from './payouts.ts';

export const routes: readonly Route[] = [
  reads(limits, getWithdrawLimits),
  repliesTo(request, requestWithdrawal),
  repliesTo(requestWithdrawalFromApp, requestWithdrawal),
];

export const officeRoutes: readonly Route[] = [
  reads(officeListWithdrawals, listWithdrawals),
  reads(officeGetWithdrawal, openWithdrawal),
  writesOnMember(officeApproveWithdrawal, {
    memberId: ownerForApproval,
    verb: approveWithdrawal,
  }),
  writesOnMember(officeRejectWithdrawal, {
    memberId: ownerForRejection,
    verb: rejectWithdrawal,
  }),
];

export const jobs: readonly Job[] = [sendPayouts];
export const outside: readonly OutsideKind[] = [heldKind(payouts)];
