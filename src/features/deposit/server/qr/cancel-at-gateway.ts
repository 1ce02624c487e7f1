import type { Context } from '#server/context.ts';
import { inquiredQr } from './inquired-qr.ts';
import type { QrCode } from './qr-codes-table.ts';
import { portOf } from './qr-flow.ts';

// A courtesy that keeps a payer from paying in vain. Whatever the gateway answers, money that still arrives is found by
// inquiry.
export const cancelAtGateway = async (context: Context, codes: readonly QrCode[]): Promise<void> => {
  const cancelled = codes.filter(({ status, payload }) => status === 'CANCELLED' && payload !== null);
  await Promise.all(
    cancelled.map(async (qr) => {
      const answer = await portOf(context, qr.bankCode)?.cancel(await inquiredQr(context, qr));
      if (answer?.kind === 'unknown')
        context.log.warn(
          { qrcodeId: qr.qrcodeId, reason: answer.reason },
          'the gateway did not confirm that a QR code was cancelled; it is still queried',
        );
    }),
  );
};
