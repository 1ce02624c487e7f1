import type { Hook } from '#server/hooks.ts';
import type { Job } from '#server/jobs/job.ts';
import { sweepJob } from '#server/jobs/sweep.ts';
import { reads, writes, writesInSteps, type Route } from '#server/route.ts';
import { depositCalls } from '../contract.ts';
import { receiveBankNotice } from './feed/receive-bank-notice.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { readBankFeeds } from './feed/read-bank-feeds.ts';
import { proveBankAccounts } from './prove/prove-bank-accounts.ts';
import { tryRejectsAgain } from './feed/try-rejects-again.ts';
import { getSlipWindow } from './get-slip-window.ts';
import { listDepositMethods } from './offered/list-deposit-methods.ts';
import { reportDeposit } from './reported/report-deposit.ts';
import { releaseReservedAmounts } from './own-qr/reserve-amount.ts';
import { queryQrs } from './qr/query-qrs.ts';
import { cancelQr } from './qr/cancel-qr.ts';
import { createQr } from './qr/create-qr.ts';
import { getQr } from './qr/get-qr.ts';
import { noQr } from './qr/qr-record.ts';
import { receiveQrNotices } from './qr/receive-qr-notices.ts';
import { deleteOldStrangers } from './qr/strangers-table.ts';
import { carrySuspense } from './suspense/carry-suspense-item.ts';

export const routes: readonly Route[] = [
  reads(depositCalls.listMethods, listDepositMethods),
  reads(depositCalls.getSlipWindow, getSlipWindow),
  reads(depositCalls.getQr, getQr),
  // Creating and cancelling take no request key, so a lost first call never meets its repeat.
  writesInSteps(depositCalls.createQr, createQr, { whenLost: () => Promise.resolve(noQr('QR_FAIL')) }),
  writesInSteps(depositCalls.cancelQr, cancelQr, { whenLost: () => Promise.resolve({ message: 'SUCCESS' }) }),
  writes(depositCalls.report, reportDeposit),
];

export const officeRoutes: readonly Route[] = [...deskRoutes];

export const hooks: readonly Hook[] = [...receiveQrNotices, receiveBankNotice];
export const jobs: readonly Job[] = [
  queryQrs,
  readBankFeeds,
  tryRejectsAgain,
  carrySuspense,
  sweepJob('delete old references of none of our QR codes', [{ deletes: deleteOldStrangers, afterDays: 7 }]),
  proveBankAccounts,
  releaseReservedAmounts,
];
