import type { Job } from '#server/jobs/job.ts';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { slipCalls } from '../contract.ts';
import { checkSlips } from './check/check-slips.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { listOwnSlips } from './list-own-slips.ts';
import { openPicture } from './open-picture.ts';
import { sweepJob } from '#server/jobs/sweep.ts';
import { removePictures } from './store-picture.ts';
import { deleteExpiredTickets } from './tickets-table.ts';
import { prepareSlip, uploadSlip } from './upload-slip.ts';

export const routes: readonly Route[] = [
  writes(slipCalls.upload, uploadSlip, { before: prepareSlip }),
  reads(slipCalls.list, listOwnSlips),
  acts(slipCalls.openPicture, openPicture),
];

export const officeRoutes: readonly Route[] = [...deskRoutes];

export const jobs: readonly Job[] = [
  checkSlips,
  removePictures,
  sweepJob('forget slip tickets', [{ deletes: deleteExpiredTickets, afterDays: 1 }]),
];
