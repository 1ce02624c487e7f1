import type { InquiredQr } from '#providers/payments/port.ts';
import type { Context } from '#server/context.ts';
import { findPayerOf } from './gateway-customers-table.ts';
import type { QrCode } from './qr-codes-table.ts';

// A code as its gateway is queried about it. What a notice calls it counts only if the gateway's own answer was lost.
export const inquiredQr = async (context: Context, qr: QrCode, noticed: string | null = null): Promise<InquiredQr> => {
  const { memberId, bankCode: method, reference, customer } = qr;
  const payer = customer === null ? null : await findPayerOf(context.database, { memberId, method, customer });
  return {
    reference,
    gatewayReference: qr.gatewayReference ?? noticed,
    payer: payer === null ? null : { ...payer, customer },
  };
};
