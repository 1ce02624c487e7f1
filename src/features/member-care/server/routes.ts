import type { PersonalData } from '#database/schema/personal-data.ts';
import { acts, writesOnMember, reads, type Route } from '#server/route.ts';
import { memberCareCalls } from '../contract.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { confirmChange, dropChange, memberForConfirmation } from './decide-change.ts';
import { exportMember } from './erasure/export-member.ts';
import { findMembers } from './find-members.ts';
import { knownMember } from './known-member.ts';
import { listChanges } from './list-changes.ts';
import { openMember } from './open-member.ts';
import { memberForProposal, proposeChange } from './propose-change.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';
import { readmitMember, suspendMember } from './suspend-member.ts';

export const routes: readonly Route[] = [acts(memberCareCalls.resetPassword, resetPassword)];

export const careRoutes = (personalData: readonly PersonalData[]): readonly Route[] => [
  reads(memberCareOfficeCalls.find, findMembers),
  reads(memberCareOfficeCalls.get, openMember),
  reads(memberCareOfficeCalls.listChanges, listChanges),
  writesOnMember(memberCareOfficeCalls.suspend, { memberId: knownMember, verb: () => suspendMember }),
  writesOnMember(memberCareOfficeCalls.readmit, { memberId: knownMember, verb: () => readmitMember }),
  acts(memberCareOfficeCalls.sendResetCode, sendResetCode),
  writesOnMember(memberCareOfficeCalls.proposeChange, {
    memberId: memberForProposal,
    verb: proposeChange(personalData),
  }),
  writesOnMember(memberCareOfficeCalls.confirmChange, {
    memberId: memberForConfirmation,
    verb: confirmChange(personalData),
  }),
  acts(memberCareOfficeCalls.exportData, exportMember),
  writesOnMember(memberCareOfficeCalls.dropChange, { memberId: knownMember, verb: dropChange }),
];
