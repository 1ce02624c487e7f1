import type { Write } from '#server/verb.ts';
import type { deskOfficeCalls } from '../office-contract.ts';
import { kindOf, openWork, type RequestedWork, type Kinds } from './outside-item.ts';

// Whose work it is, while nothing of it was sent.
export const ownerOfUnsentWork =
  (kinds: Kinds) =>
  async (asked: RequestedWork<'DECIDED_ALREADY' | 'SENT_ALREADY'>): Promise<string> => {
    const { memberId, isUnsent } = await openWork(asked, kinds);
    return isUnsent ? memberId : asked.refuse('SENT_ALREADY');
  };

// Cancels work before anything was sent, such as an approved payout while payouts are stopped.
// Entries: the hold is released.
// Repeating finds it cancelled.
// Refuses: NO_DATA, WRONG_PASSWORD, SENT_ALREADY; DECIDED_ALREADY if it was sent or decided at this moment.
export const cancelUnsent: Write<typeof deskOfficeCalls.cancelUnsent, Kinds> = async (asked) => {
  const { work, refuse, prepared: kinds } = asked;
  const { kind, workId, note } = asked.question;
  if (!(await kindOf(asked, kinds, kind).cancelUnsent(work, workId, note))) return refuse('DECIDED_ALREADY');
  return { message: 'SUCCESS' };
};
