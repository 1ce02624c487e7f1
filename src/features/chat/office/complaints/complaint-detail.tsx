import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { InlineError } from '#ui/fields/inline-error.tsx';
import { GoLink } from '#ui/frame/go-link.tsx';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { MemberBeside } from '#ui/office/member-beside.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { chatOfficeCalls } from '../../office-contract.ts';
import { complaintChips, complaintStateTexts, complaintStrings } from './complaint-strings.ts';
import { LineHistory, useLineFacts } from './line-history.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useComplaintPlace, useComplaints, useEndComplaint } from './use-complaints.ts';

const ends = [
  { state: 'UPHELD', shortcut: 'u' },
  { state: 'REFUSED', shortcut: 'n' },
  { state: 'ANSWERED', shortcut: 'e' },
] as const;

const Actions = ({ complaintNo }: { readonly complaintNo: number }) => {
  const t = useTexts(complaintStrings);
  const states = useTexts(complaintStateTexts);
  const refusalText = useRefusalText();
  const end = useEndComplaint();
  const { decided } = useOpenItem();
  const { confirm } = useDialogs();
  const [isRefusing, setIsRefusing] = useState(false);
  // A key pressed by mistake closes nothing.
  const ended = async (state: (typeof ends)[number]['state']): Promise<void> => {
    if (state === 'REFUSED') return setIsRefusing(true);
    const title = states(state);
    if (!(await confirm({ title, text: t('endSure', { n: complaintNo }), confirmLabel: t('close') }))) return;
    const onSuccess = (): void => decided({ text: `${t('done', { n: complaintNo })}: ${title}`, kind: 'success' });
    end.mutate({ complaintNo, state }, { onSuccess });
  };
  return (
    <>
      {end.error === null ? null : <InlineError>{refusalText(end.error.refusal.message)}</InlineError>}
      {ends.map(({ state, shortcut }) => (
        <ActionButton
          key={state}
          call={chatOfficeCalls.endComplaint}
          label={states(state)}
          shortcut={shortcut}
          isBusy={end.isPending}
          onPress={() => void ended(state)}
        />
      ))}
      {isRefusing ? <RefuseDialog complaintNo={complaintNo} onClose={() => setIsRefusing(false)} /> : null}
    </>
  );
};

// One complaint with the ways to its talk and to the whole history of its line.
export const ComplaintDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(complaintStrings);
  const states = useTexts(complaintStateTexts);
  const factsOf = useLineFacts();
  const { place } = useComplaintPlace();
  const list = useComplaints(place);
  const { data } = list;
  const found = data?.items.find(({ complaintNo }) => String(complaintNo) === itemId);
  if (data === undefined) return <FirstReading query={list} />;
  if (found === undefined) return <NoItem text={t('notListed')} />;
  const { complaintNo, memberId, memberName, lineAt, state, openedAt, answerBy, endedAt, said, note } = found;
  return (
    <ItemDetail
      kicker={t('number', { n: complaintNo })}
      heading={memberName ?? memberId}
      chips={<StatusChip kind={complaintChips[state]}>{states(state)}</StatusChip>}
      aside={<MemberBeside memberId={memberId} />}
      actions={state === 'OPEN' ? <Actions complaintNo={complaintNo} /> : null}
    >
      {found.isLate ? <StampLine>{t('late')}</StampLine> : null}
      <FactList
        facts={[
          {
            label: t('line'),
            value: `${factsOf(found)}, ${formatDateTime(lineAt)}`,
          },
          { label: t('said'), value: said, isWide: true },
          { label: t('openedAt'), value: formatDateTime(openedAt) },
          { label: t('answerBy'), value: formatDateTime(answerBy) },
          { label: t('endedAt'), value: endedAt === null ? null : formatDateTime(endedAt) },
          { label: t('why'), value: note, isWide: true },
        ]}
      />
      <p>
        <LineHistory memberId={memberId} line={found} />
      </p>
      <p>
        <GoLink to={`/chats/${memberId}?view=all`}>{t('openTalk')}</GoLink>
      </p>
    </ItemDetail>
  );
};
