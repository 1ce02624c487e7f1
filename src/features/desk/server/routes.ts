import { acts, reads, writesOnMember, type Route } from '#server/route.ts';
import { deskOfficeCalls } from '../office-contract.ts';
import { queryNow } from './query-now.ts';
import { cancelUnsent, ownerForCancelling } from './cancel-unsent.ts';
import { confirmOutcome, ownerForConfirmation } from './confirm-outcome.ts';
import { closeFinding, listFindings, ownerOfFinding, ownerOfLane, releaseLane } from './findings.ts';
import { getOutsideWork } from './get-outside-work.ts';
import { listOutsideWork } from './list-outside-work.ts';
import { ownerForProposal, proposeOutcome } from './propose-outcome.ts';
import type { Kinds } from './outside-item.ts';
import { ownerForWithdrawal, withdrawProposal } from './withdraw-proposal.ts';

// The desk is given every kind of outside work there is.
export const deskRoutes = (kinds: Kinds): readonly Route[] => [
  reads(deskOfficeCalls.listWork, listOutsideWork(kinds)),
  reads(deskOfficeCalls.getWork, getOutsideWork(kinds)),
  acts(deskOfficeCalls.queryNow, queryNow(kinds)),
  writesOnMember(deskOfficeCalls.proposeOutcome, { memberId: ownerForProposal(kinds), verb: proposeOutcome(kinds) }),
  writesOnMember(deskOfficeCalls.confirmOutcome, {
    memberId: ownerForConfirmation(kinds),
    verb: confirmOutcome(kinds),
  }),
  writesOnMember(deskOfficeCalls.withdrawProposal, {
    memberId: ownerForWithdrawal(kinds),
    verb: withdrawProposal(kinds),
  }),
  writesOnMember(deskOfficeCalls.cancelUnsent, { memberId: ownerForCancelling(kinds), verb: cancelUnsent(kinds) }),
  reads(deskOfficeCalls.listFindings, listFindings),
  writesOnMember(deskOfficeCalls.closeFinding, {
    memberId: ownerOfFinding,
    verb: closeFinding,
  }),
  writesOnMember(deskOfficeCalls.releaseLane, {
    memberId: ownerOfLane,
    verb: () => releaseLane,
  }),
];
