import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { careStrings } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';
import { type CareAct, useCareActs } from './use-care-acts.ts';

// What may be done for the member now.
export const MemberActions = ({ detail }: { readonly detail: MemberDetail }) => {
  const t = useTexts(careStrings);
  const acts = useCareActs(detail);
  const [open, setOpen] = useState<CareAct | null>(null);
  const { member, change } = detail;
  const isSuspended = member.suspendedAt !== null;
  return (
    <>
      {change === null || change.isMine ? null : (
        <ActionButton
          call={memberCareOfficeCalls.confirmChange}
          label={t('confirm')}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('confirm')}
        />
      )}
      {change === null ? (
        <ActionButton
          call={memberCareOfficeCalls.proposeChange}
          label={t('change')}
          onPress={() => setOpen('propose')}
        />
      ) : (
        <ActionButton call={memberCareOfficeCalls.dropChange} label={t('drop')} onPress={() => setOpen('drop')} />
      )}
      {isSuspended ? null : (
        <ActionButton call={memberCareOfficeCalls.sendResetCode} label={t('reset')} onPress={() => setOpen('reset')} />
      )}
      {isSuspended ? (
        <ActionButton call={memberCareOfficeCalls.readmit} label={t('readmit')} onPress={() => setOpen('readmit')} />
      ) : (
        <ActionButton
          call={memberCareOfficeCalls.suspend}
          label={t('suspend')}
          kind="danger-outlined"
          onPress={() => setOpen('suspend')}
        />
      )}
      {open === null ? null : (
        <QuickDecision {...acts[open]} decided={{ text: t('done'), kind: 'success' }} onClose={() => setOpen(null)} />
      )}
    </>
  );
};
