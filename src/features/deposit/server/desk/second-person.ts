import type { Working, Write } from '#server/verb.ts';
import type { depositOfficeCalls, DeskKind } from '../../office-contract.ts';
import { updateRejectProposal } from '../feed/rejects-table.ts';
import { updateReportedProposal } from '../reported/reported-deposits-table.ts';
import { updateItemProposal } from '../suspense/suspense-table.ts';
import { agreeOnReported, memberOfItem, reportedOf } from './decide-reported.ts';
import { agreeOnReject, houseOfRejects, rejectOf } from './decide-reject.ts';
import { agreeOnSuspense, houseOfItem, itemOf } from './decide-suspense.ts';
import { requireProposal, type RequestedItem } from '#server/operator/two-people.ts';

const ownerOf = { suspense: houseOfItem, reported: memberOfItem, reject: houseOfRejects } as const;
const agreeOn = { suspense: agreeOnSuspense, reported: agreeOnReported, reject: agreeOnReject } as const;

export const ownerOfDeskItem = (
  asked: RequestedItem & { readonly question: { readonly kind: DeskKind } },
): Promise<string> => ownerOf[asked.question.kind](asked);

// The second person confirms the first person's proposal, and it is carried out.
// Entries: those of the act that was proposed.
// Repeating finds it decided, and so does confirming a proposal that another one replaced.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, MAKER_SUSPENDED, WRONG_PASSWORD; RECEIPT_BOOKED if the money was booked meanwhile.
export const agreeMoneyIn: Write<typeof depositOfficeCalls.agree> = (asked) =>
  agreeOn[asked.question.kind](asked, asked.question);

const none = { personId: null, proposal: null } as const;

type TakingBack = Working<'NO_DATA' | 'DECIDED_ALREADY'>;

const takeBack = {
  suspense: async (working: TakingBack, itemId: string) => {
    const item = await itemOf(working, itemId);
    requireProposal(working, item);
    await updateItemProposal(working.work.sql, item, none);
  },
  reported: async (working: TakingBack, itemId: string) => {
    const reported = await reportedOf(working, itemId);
    requireProposal(working, reported);
    await updateReportedProposal(working.work.sql, reported, none);
  },
  reject: async (working: TakingBack, itemId: string) => {
    const reject = await rejectOf(working, itemId);
    requireProposal(working, { ...reject, status: reject.approvedAt === null ? reject.status : 'APPROVED' });
    await updateRejectProposal(working.work.sql, itemId, none);
  },
} as const;

// Takes back the first person's proposal; anyone with the permission may do this.
// Entries: none.
// Repeating finds nothing to withdraw.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const declineMoneyIn: Write<typeof depositOfficeCalls.decline> = async (asked) => {
  const { work } = asked;
  const { kind, itemId } = asked.question;
  await takeBack[kind](asked, itemId);
  work.audit(`${kind} ${itemId}`, { declined: true });
  return { message: 'SUCCESS', status: 'OPEN' };
};
