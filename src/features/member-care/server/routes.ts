import { settleCondition } from '#conditions/settle-condition.ts';
import type { PersonalData } from '#database/schema/personal-data.ts';
import { acts, reads, writes, type Route } from '#server/route.ts';
import { memberCareCalls } from '../contract.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { confirmChange, dropChange } from './decide-change.ts';
import { exportMember } from './erasure/export-member.ts';
import { findMembers } from './find-members.ts';
import { knownMember, knownMemberByEvidence } from './known-member.ts';
import { listChanges } from './list-changes.ts';
import { openMember } from './open-member.ts';
import { checkProposal, proposeChange } from './propose-change.ts';
import { resetPassword } from './reset-password.ts';
import { sendResetCode } from './send-reset-code.ts';
import { readmitMember, suspendMember } from './suspend-member.ts';

export const routes: readonly Route[] = [acts(memberCareCalls.resetPassword, resetPassword)];

export const careRoutes = (personalData: readonly PersonalData[]): readonly Route[] => [
  reads(memberCareOfficeCalls.find, findMembers),
  reads(memberCareOfficeCalls.get, openMember),
  reads(memberCareOfficeCalls.listChanges, listChanges),
  writes(memberCareOfficeCalls.suspend, suspendMember, { on: knownMemberByEvidence }),
  writes(memberCareOfficeCalls.readmit, readmitMember, { on: knownMemberByEvidence }),
  acts(memberCareOfficeCalls.sendResetCode, sendResetCode),
  writes(memberCareOfficeCalls.proposeChange, proposeChange, {
    on: knownMemberByEvidence,
    before: async (asked) => {
      await checkProposal(asked);
      return personalData;
    },
  }),
  writes(memberCareOfficeCalls.confirmChange, confirmChange, {
    on: knownMember,
    // One that is met or lost by now ends here, since what a refused call does is rolled back.
    before: async ({ context, question }) => {
      await settleCondition(context, question.memberId);
      return personalData;
    },
  }),
  acts(memberCareOfficeCalls.exportData, exportMember(personalData)),
  writes(memberCareOfficeCalls.dropChange, dropChange, { on: knownMember }),
];
