import type { Job } from '#server/jobs/job.ts';
import { aloneLimits } from '#server/operator/decide-alone.ts';
import { reads, writes, writesByMove, type Route } from '#server/route.ts';
import { withdrawCalls } from '../contract.ts';
import { withdrawOfficeCalls } from '../office-contract.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { getWithdrawLimits } from './get-withdraw-limits.ts';
import { listWithdrawals } from './list-withdrawals.ts';
import { openWithdrawal } from './open-withdrawal.ts';
import { ownerOfWithdrawal } from './owner-of-withdrawal.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { heldKind, type OutsideKind } from '#server/outside/outside-kind.ts';
import { payouts, sendPayouts } from './payouts.ts';

export const routes: readonly Route[] = [
  reads(withdrawCalls.limits, getWithdrawLimits),
  writesByMove(withdrawCalls.request, requestWithdrawal),
  writesByMove(withdrawCalls.requestFromApp, requestWithdrawal),
];

export const officeRoutes: readonly Route[] = [
  reads(withdrawOfficeCalls.list, listWithdrawals),
  reads(withdrawOfficeCalls.find, listWithdrawals),
  reads(withdrawOfficeCalls.get, openWithdrawal),
  writes(withdrawOfficeCalls.approve, approveWithdrawal, { on: ownerOfWithdrawal, before: aloneLimits }),
  writes(withdrawOfficeCalls.reject, rejectWithdrawal, { on: ownerOfWithdrawal }),
];

export const jobs: readonly Job[] = [sendPayouts];
export const outside: readonly OutsideKind[] = [heldKind(payouts)];
