import type { WriteInSteps } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { endLiveQr } from './qr-codes-table.ts';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Cancels the member's own live code; NO_DATA for any other.
export const cancelQr: WriteInSteps<typeof depositCalls.cancelQr> = async ({ context, steps, question, refuse }) => {
  const { qrcodeId } = question;
  if (!idForm.test(qrcodeId)) refuse('NO_DATA');
  const cancelled = await steps.inTransaction(async (work) => {
    const qr = await endLiveQr(work.sql, { memberId: work.memberId, qrcodeId, now: work.now });
    if (qr !== null) work.audit(`qr ${qr.qrcodeId}`, { cancelled: true });
    return qr ?? refuse('NO_DATA');
  });
  await cancelAtGateway(context, [cancelled]);
  return { message: 'SUCCESS' };
};
