import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { refuse } from '#server/refuse.ts';
import type { Steps } from '#server/run-steps.ts';
import type { depositCalls } from '../../contract.ts';
import { cancelAtGateway } from './cancel-at-gateway.ts';
import { cancelLiveQr } from './qr-codes-table.ts';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

// Takes the member's own live code off the offer; NO_DATA for any other.
export const cancelQr = async (
  steps: Steps,
  { qrcodeId }: QuestionOf<typeof depositCalls.cancelQr>,
): Promise<AnswerOf<typeof depositCalls.cancelQr>> => {
  if (!idForm.test(qrcodeId)) refuse('NO_DATA');
  const cancelled = await steps.inTransaction(async (work) => {
    const qr = await cancelLiveQr(work.sql, { memberId: work.memberId, qrcodeId, now: work.now });
    if (qr !== null) work.audit(`qr ${qr.qrcodeId}`, { cancelled: true });
    return qr ?? refuse('NO_DATA');
  });
  await cancelAtGateway(steps.context, [cancelled]);
  return { message: 'SUCCESS' };
};
