import type { Read } from '#server/verb.ts';
import type { depositCalls } from '../../contract.ts';
import { findEndedQr, findLiveQr } from './qr-codes-table.ts';
import { qrMethodOf } from './qr-flow.ts';
import { endedRecordOf, noQr, recordOf } from './qr-record.ts';

// A phone shows nothing while its bank's app is in front: the end of a code is still reported to a member who comes
// back this late.
const shownForMs = 60 * 60_000;

export const getQr: Read<typeof depositCalls.getQr> = async (asked) => {
  const { context, question } = asked;
  const { memberId } = asked.member;
  const method = await qrMethodOf(asked, question.bankCode);
  const now = context.now();
  const live = await findLiveQr(context.database, memberId, now);
  if (live?.bankCode === method) return recordOf(live);
  const since = new Date(now.getTime() - shownForMs);
  const ended = await findEndedQr(context.database, { memberId, method, now, since });
  return ended === null ? noQr() : endedRecordOf(ended);
};
