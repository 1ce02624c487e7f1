import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { deskOfficeCalls } from '../office-contract.ts';
import { findingStrings } from './finding-strings.ts';
import { useLaneName } from './use-lane-name.ts';
import { FindingAbout } from './finding-about.tsx';
import { useFactsOf, useFindingName } from './use-facts-of.ts';
import { type FindingLine, useFindingPlace, useFindings } from './use-desk.ts';

const Close = ({ finding, name }: { readonly finding: FindingLine; readonly name: string }) => {
  const t = useTexts(findingStrings);
  const [isOpen, setOpen] = useState(false);
  const { memberId, findingId } = finding;
  return (
    <>
      <ActionButton
        call={deskOfficeCalls.closeFinding}
        label={t('close')}
        shortcut="a"
        kind="filled"
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <QuickDecision
          title={t('close')}
          summary={
            <>
              <p>{name}</p>
              <p>{t('closeNote')}</p>
            </>
          }
          submitLabel={t('close')}
          fields={[{ kind: 'text', name: 'note', label: t('found'), lengthMax: 500 }]}
          decide={({ note = '' }, press) =>
            press(deskOfficeCalls.closeFinding, { memberId, findingId, note: note.trim() })
          }
          decided={{ text: `${t('closed')}: ${name}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

export const FindingDetail = ({ itemId }: { readonly itemId: string }) => {
  const t = useTexts(findingStrings);
  const nameOf = useFindingName();
  const factsOf = useFactsOf();
  const laneName = useLaneName();
  const { place } = useFindingPlace();
  const list = useFindings(place.page);
  const { data } = list;
  const finding = data?.items.find(({ memberId, findingId }) => `${memberId}.${findingId}` === itemId);
  if (data === undefined) return <FirstReading query={list} />;
  if (finding === undefined) return <NoItem text={t('isClosed')} />;
  const name = nameOf(finding);
  return (
    <ItemDetail
      kicker={laneName(finding.lane)}
      heading={name}
      chips={<StatusChip kind="failed">{t('open')}</StatusChip>}
      actions={<Close finding={finding} name={name} />}
    >
      <FactList
        facts={[
          { label: t('about'), value: <FindingAbout memberId={finding.memberId} object={finding.object} /> },
          { label: t('foundAt'), value: formatDateTime(finding.at) },
          ...factsOf(finding),
        ]}
      />
    </ItemDetail>
  );
};
