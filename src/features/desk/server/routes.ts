import { accounts } from '#ledger';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { deskOfficeCalls } from '../office-contract.ts';
import { queryNow } from './query-now.ts';
import { cancelUnsent, ownerOfUnsentWork } from './cancel-unsent.ts';
import { closeFinding, ownerOfFinding } from './close-finding.ts';
import { confirmOutcome } from './confirm-outcome.ts';
import { getOutsideWork } from './get-outside-work.ts';
import { listFindings } from './list-findings.ts';
import { listOutsideWork } from './list-outside-work.ts';
import { ownerOfWork, type Kinds } from './outside-item.ts';
import { ownerOfProvenWork, proposeOutcome } from './propose-outcome.ts';
import { releaseLane } from './release-lane.ts';
import { takeBackProposal } from './take-back-proposal.ts';

// The desk and its verbs get every kind of outside work.
export const deskRoutes = (kinds: Kinds): readonly Route[] => {
  const before = () => kinds;
  return [
    reads(deskOfficeCalls.listWork, listOutsideWork, { before }),
    reads(deskOfficeCalls.getWork, getOutsideWork, { before }),
    acts(deskOfficeCalls.queryNow, queryNow, { before }),
    writes(deskOfficeCalls.proposeOutcome, proposeOutcome, { on: ownerOfProvenWork(kinds), before }),
    writes(deskOfficeCalls.confirmOutcome, confirmOutcome, { on: ownerOfWork(kinds), before }),
    writes(deskOfficeCalls.takeBackProposal, takeBackProposal, { on: ownerOfWork(kinds), before }),
    writes(deskOfficeCalls.cancelUnsent, cancelUnsent, { on: ownerOfUnsentWork(kinds), before }),
    reads(deskOfficeCalls.listFindings, listFindings),
    writes(deskOfficeCalls.closeFinding, closeFinding, { on: ownerOfFinding }),
    // Lanes belong to no member's book; a release is audited in the house member's chain.
    writes(deskOfficeCalls.releaseLane, releaseLane, { on: () => accounts.house.BAHT }),
  ];
};
