import type { QuestionOf } from '#contract/endpoint.ts';
import { staffOf, type Call, type Context } from '#server/context.ts';
import type { Work } from '#server/transaction-on.ts';
import type { depositOfficeCalls, DeskKind } from '../../office-contract.ts';
import { proposeForReject } from '../feed/rejects-table.ts';
import { proposeForReported } from '../reported/reported-deposits-table.ts';
import { proposeForItem } from '../suspense/suspense-table.ts';
import { agreeOnReported, memberOfItem, reportedOf } from './decide-reported.ts';
import { agreeOnReject, houseOfRejects, rejectOf } from './decide-reject.ts';
import { agreeOnSuspense, houseOfItem, itemOf } from './decide-suspense.ts';
import { requirePassword, requireProposal } from './two-people.ts';

const ownerOf = { suspense: houseOfItem, reported: memberOfItem, reject: houseOfRejects } as const;
const agreeOn = { suspense: agreeOnSuspense, reported: agreeOnReported, reject: agreeOnReject } as const;

export const ownerOfDeskItem = (context: Context, call: Call<{ kind: DeskKind; itemId: string }>): Promise<string> =>
  ownerOf[call.question.kind](context, call);

// The second person agrees to what the first wants, and it is done.
// Entries: those of the act that was proposed.
// Repeating finds it decided, as does agreeing to a proposal another took the place of.
// Refuses: NO_DATA, DECIDED_ALREADY, SAME_PERSON, WRONG_PASSWORD; RECEIPT_BOOKED where the money was booked meanwhile.
export const agreeMoneyIn = async (call: Call<QuestionOf<typeof depositOfficeCalls.agree>>, context: Context) => {
  const staff = staffOf(call);
  await requirePassword(context, call);
  const { kind, itemId, proposalId } = call.question;
  return (work: Work) => agreeOn[kind](work, itemId, { staff, proposalId });
};

const none = { personId: null, proposal: null } as const;

const takeBack = {
  suspense: async (work: Work, itemId: string) => {
    const item = await itemOf(work, itemId);
    requireProposal(item);
    await proposeForItem(work.sql, item, none);
  },
  reported: async (work: Work, itemId: string) => {
    const reported = await reportedOf(work, itemId);
    requireProposal(reported);
    await proposeForReported(work.sql, reported, none);
  },
  reject: async (work: Work, itemId: string) => {
    const reject = await rejectOf(work, itemId);
    requireProposal({ ...reject, status: reject.approvedAt === null ? reject.status : 'APPROVED' });
    await proposeForReject(work.sql, itemId, none);
  },
} as const;

// Takes back what the first person wants, whoever says so.
// Entries: none.
// Repeating finds nothing to take back.
// Refuses: NO_DATA, DECIDED_ALREADY.
export const declineMoneyIn =
  () =>
  async (work: Work, { kind, itemId }: QuestionOf<typeof depositOfficeCalls.decline>) => {
    await takeBack[kind](work, itemId);
    work.audit(`${kind} ${itemId}`, { declined: true });
    return { message: 'SUCCESS', status: 'OPEN' };
  };
