import { acts, writesOnMember, reads, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { confirmChange, dropChange, memberForConfirmation } from './decide-change.ts';
import { findMembers } from './find-members.ts';
import { knownMember } from './known-member.ts';
import { listChanges } from './list-changes.ts';
import { openMember } from './open-member.ts';
import { memberForProposal, proposeChange } from './propose-change.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';
import { readmitMember, suspendMember } from './suspend-member.ts';

export const routes: readonly Route[] = [acts(contract.resetPassword, resetPassword)];

export const officeRoutes: readonly Route[] = [
  reads(contract.officeFindMembers, findMembers),
  reads(contract.officeGetMember, openMember),
  reads(contract.officeListChanges, listChanges),
  writesOnMember(contract.officeSuspendMember, { memberId: knownMember, verb: () => suspendMember }),
  writesOnMember(contract.officeReadmitMember, { memberId: knownMember, verb: () => readmitMember }),
  acts(contract.officeSendResetCode, sendResetCode),
  writesOnMember(contract.officeProposeChange, { memberId: memberForProposal, verb: proposeChange }),
  writesOnMember(contract.officeConfirmChange, { memberId: memberForConfirmation, verb: confirmChange }),
  writesOnMember(contract.officeDropChange, { memberId: knownMember, verb: dropChange }),
];
