import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { careStrings } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';
import { useCareActs } from './use-care-acts.tsx';

// Rarely needed, so it is at the end of the page and not among the actions that stay in sight.
export const ExportAction = ({ detail }: { readonly detail: MemberDetail }) => {
  const t = useTexts(careStrings);
  const acts = useCareActs(detail);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ActionButton call={memberCareOfficeCalls.exportData} label={t('export')} onPress={() => setOpen(true)} />
      {isOpen ? (
        <QuickDecision
          {...acts.export}
          decided={{ text: `${acts.export.title}: ${detail.member.name}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
};
