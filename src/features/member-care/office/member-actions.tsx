import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import type { Decided } from '#ui/office/queue/queue-context.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';
import { careStrings } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';
import { type CareAct, useCareActs } from './use-care-acts.tsx';

interface ActionsProps {
  readonly detail: MemberDetail;
  readonly onOpen: (act: CareAct) => void;
}

const ChangeActions = ({ detail: { change }, onOpen }: ActionsProps) => {
  const t = useTexts(careStrings);
  if (change === null)
    return (
      <ActionButton call={memberCareOfficeCalls.proposeChange} label={t('change')} onPress={() => onOpen('propose')} />
    );
  return (
    <>
      {change.isMine ? null : (
        <ActionButton
          call={memberCareOfficeCalls.confirmChange}
          label={t('confirm')}
          shortcut="a"
          kind="filled"
          onPress={() => onOpen('confirm')}
        />
      )}
      <ActionButton call={memberCareOfficeCalls.dropChange} label={t('drop')} onPress={() => onOpen('drop')} />
    </>
  );
};

const StateActions = ({ detail: { member }, onOpen }: ActionsProps) => {
  const t = useTexts(careStrings);
  if (member.suspendedAt !== null)
    return <ActionButton call={memberCareOfficeCalls.readmit} label={t('readmit')} onPress={() => onOpen('readmit')} />;
  return (
    <>
      <ActionButton call={memberCareOfficeCalls.sendResetCode} label={t('reset')} onPress={() => onOpen('reset')} />
      <ActionButton
        call={memberCareOfficeCalls.suspend}
        label={t('suspend')}
        kind="danger-outlined"
        onPress={() => onOpen('suspend')}
      />
    </>
  );
};

// The actions possible for the member now.
export const MemberActions = ({ detail }: { readonly detail: MemberDetail }) => {
  const acts = useCareActs(detail);
  const office = useTexts(officeTexts);
  const [open, setOpen] = useState<CareAct | null>(null);
  const saidOf = (act: CareAct): Decided => {
    const text = `${acts[act].title}: ${detail.member.name}`;
    return act === 'propose'
      ? { text: `${text} · ${office('waitsForSecond')}`, kind: 'info' }
      : { text, kind: 'success' };
  };
  if (detail.member.erasedAt !== null) return null;
  return (
    <>
      <ChangeActions detail={detail} onOpen={setOpen} />
      <StateActions detail={detail} onOpen={setOpen} />
      {open === null ? null : <QuickDecision {...acts[open]} decided={saidOf(open)} onClose={() => setOpen(null)} />}
    </>
  );
};
