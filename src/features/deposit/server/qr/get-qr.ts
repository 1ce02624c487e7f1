import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import { memberOf, type Call, type Context } from '#server/context.ts';
import type { depositCalls } from '../../contract.ts';
import { findLiveQr } from './qr-codes-table.ts';
import { qrFlowOf } from './qr-flow.ts';
import { noQr, recordOf } from './qr-record.ts';

export const getQr = async (
  context: Context,
  call: Call<QuestionOf<typeof depositCalls.getQr>>,
): Promise<AnswerOf<typeof depositCalls.getQr>> => {
  const { memberId } = memberOf(call);
  const { method } = await qrFlowOf(context, memberId, call.question.bankCode);
  const live = await findLiveQr(context.database, memberId, context.now());
  return live?.bankCode === method ? recordOf(live) : noQr();
};
