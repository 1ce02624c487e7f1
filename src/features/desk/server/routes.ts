import { accounts } from '#ledger';
import { acts, reads, writesOnMember, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { askNow } from './ask-now.ts';
import { cancelUnsent, ownerForCancelling } from './cancel-unsent.ts';
import { confirmOutcome, ownerForConfirmation } from './confirm-outcome.ts';
import { closeFinding, listFindings, mayRelease, ownerOfFinding, releaseLane } from './findings.ts';
import { getOutsideWork } from './get-outside-work.ts';
import { listOutsideWork } from './list-outside-work.ts';
import { ownerForProposal, proposeOutcome } from './propose-outcome.ts';
import type { Kinds } from './outside-item.ts';
import { ownerForWithdrawal, withdrawProposal } from './withdraw-proposal.ts';

// The desk is given every kind of outside work there is.
export const deskRoutes = (kinds: Kinds): readonly Route[] => [
  reads(contract.officeListOutsideWork, listOutsideWork(kinds)),
  reads(contract.officeGetOutsideWork, getOutsideWork(kinds)),
  acts(contract.officeAskNow, askNow(kinds)),
  writesOnMember(contract.officeProposeOutcome, { memberId: ownerForProposal(kinds), verb: proposeOutcome(kinds) }),
  writesOnMember(contract.officeConfirmOutcome, { memberId: ownerForConfirmation(kinds), verb: confirmOutcome(kinds) }),
  writesOnMember(contract.officeWithdrawProposal, {
    memberId: ownerForWithdrawal(kinds),
    verb: withdrawProposal(kinds),
  }),
  writesOnMember(contract.officeCancelUnsent, { memberId: ownerForCancelling(kinds), verb: cancelUnsent(kinds) }),
  reads(contract.officeListFindings, listFindings),
  writesOnMember(contract.officeCloseFinding, {
    memberId: ownerOfFinding,
    verb: closeFinding,
  }),
  writesOnMember(contract.officeReleaseLane, {
    memberId: async (context, call) => {
      await mayRelease(context, call);
      return accounts.house.BAHT;
    },
    verb: () => releaseLane,
  }),
];
