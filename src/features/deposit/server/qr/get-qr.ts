import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { depositCalls } from '../../contract.ts';
import { findEndedQr, findLiveQr } from './qr-codes-table.ts';
import { qrFlowOf } from './qr-flow.ts';
import { endedRecordOf, noQr, recordOf } from './qr-record.ts';

// A phone shows nothing while its bank's app is in front: how a code ended is told to who comes back this late.
const toldForMs = 60 * 60_000;

export const getQr = async (
  context: Context,
  call: Call<QuestionOf<typeof depositCalls.getQr>>,
): Promise<AnswerOf<typeof depositCalls.getQr>> => {
  const { memberId } = memberOf(call);
  const { method } = await qrFlowOf(context, memberId, call.question.bankCode);
  const now = context.now();
  const live = await findLiveQr(context.database, memberId, now);
  if (live?.bankCode === method) return recordOf(live);
  const since = new Date(now.getTime() - toldForMs);
  const ended = await findEndedQr(context.database, { memberId, method, now, since });
  return ended === null ? noQr() : endedRecordOf(ended);
};
