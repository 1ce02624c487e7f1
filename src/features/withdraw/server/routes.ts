import type { Job } from '#server/jobs/job.ts';
import { reads, repliesTo, writesOnMember, type Route } from '#server/route.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';
import { approveWithdrawal, ownerForApproval } from './approve-withdrawal.ts';
import { getWithdrawLimits } from './get-withdraw-limits.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { ownerForRejection, rejectWithdrawal } from './reject-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { payouts, sendPayouts } from './payouts.ts';

export const routes: readonly Route[] = [
  reads(withdrawCalls.limits, getWithdrawLimits),
  repliesTo(withdrawCalls.request, requestWithdrawal),
  repliesTo(withdrawCalls.requestFromApp, requestWithdrawal),
];

export const officeRoutes: readonly Route[] = [
  reads(withdrawOfficeCalls.list, listWithdrawals),
  reads(withdrawOfficeCalls.find, listWithdrawals),
  reads(withdrawOfficeCalls.get, openWithdrawal),
  writesOnMember(withdrawOfficeCalls.approve, {
    memberId: ownerForApproval,
    verb: approveWithdrawal,
  }),
  writesOnMember(withdrawOfficeCalls.reject, {
    memberId: ownerForRejection,
    verb: rejectWithdrawal,
  }),
];

export const jobs: readonly Job[] = [sendPayouts];
export const outside: readonly OutsideKind[] = [heldKind(payouts)];
