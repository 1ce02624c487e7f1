import type { Job } from '#server/jobs/job.ts';
import { systemOrigin } from '../receipts/book-receipt.ts';
import { confirmQrPayment } from './confirm-qr-payment.ts';
import { listDueQrs } from './qr-codes-table.ts';

const act = 'job ask-about-qrs';
const atOnce = 4;

// Asks about every code that is due, so that a lost notice or a late payment loses nothing.
export const askAboutQrs: Job = {
  name: 'ask-about-qrs',
  everyMs: 2_000,
  run: async (context) => {
    const due = await listDueQrs(context.database, context.now());
    const ask = async (): Promise<void> => {
      for (let code = due.shift(); code !== undefined; code = due.shift()) {
        try {
          await confirmQrPayment(context, code, systemOrigin(act));
        } catch (error) {
          context.log.error(
            { err: error, qrcodeId: code.qrcodeId },
            'asking about a qr failed; it is asked about again',
          );
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
  },
};
