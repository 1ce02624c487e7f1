import { useState } from 'react';
import { formatDateTime } from '#i18n/date-formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { NoItem } from '#ui/office/detail/no-item.tsx';
import { StatusChip } from '#ui/lists/status-chip.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { FactList, StampLine } from '#ui/office/detail/detail-parts.tsx';
import { ItemDetail } from '#ui/office/detail/item-detail.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import { FirstReading } from '#ui/office/queue/first-reading.tsx';
import { deskOfficeCalls } from '../office-contract.ts';
import { breakerTexts, findingKindTexts, findingStrings } from './finding-strings.ts';
import { useOutsideWork } from './use-desk.ts';
import { useLaneName } from './use-lane-name.ts';

const Release = ({ lane, name }: { readonly lane: string; readonly name: string }) => {
  const t = useTexts(findingStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        call={deskOfficeCalls.releaseLane}
        label={t('release')}
        shortcut="a"
        kind="filled"
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <QuickDecision
          title={t('release')}
          summary={
            <>
              <p>{name}</p>
              <p>{t('releaseNote')}</p>
            </>
          }
          submitLabel={t('release')}
          fields={[{ kind: 'text', name: 'note', label: t('why'), lengthMax: 500 }, { kind: 'password' }]}
          decide={({ note = '', password = '' }, press) =>
            press(deskOfficeCalls.releaseLane, { lane, note: note.trim(), password })
          }
          decided={{ text: `${t('released')}: ${name}`, kind: 'success' }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
};

export const LaneDetail = ({ lane: name }: { readonly lane: string }) => {
  const t = useTexts(findingStrings);
  const breakers = useTexts(breakerTexts);
  const kinds = useTexts(findingKindTexts);
  const laneName = useLaneName();
  const list = useOutsideWork('review');
  const { data } = list;
  const lane = data?.lanes.find((known) => known.lane === name);
  if (data === undefined) return <FirstReading query={list} />;
  if (lane === undefined) return <NoItem text={t('noLanes')} />;
  const { stopReason } = lane;
  return (
    <ItemDetail
      kicker={t('lane')}
      heading={laneName(lane.lane)}
      chips={
        <>
          {lane.isStopped ? <StatusChip kind="failed">{t('stopped')}</StatusChip> : null}
          <StatusChip kind={lane.breaker === 'closed' ? 'success' : 'waiting'}>{breakers(lane.breaker)}</StatusChip>
        </>
      }
      actions={lane.isStopped ? <Release lane={lane.lane} name={laneName(lane.lane)} /> : null}
    >
      {stopReason === null ? null : (
        <StampLine>{isTextKey(findingKindTexts, stopReason) ? kinds(stopReason) : stopReason}</StampLine>
      )}
      <FactList
        facts={[
          { label: t('openWork'), value: lane.open },
          { label: t('dueNow'), value: lane.due },
          { label: t('inReview'), value: lane.inReview },
          { label: t('oldest'), value: lane.oldestAt === null ? null : formatDateTime(lane.oldestAt) },
          { label: t('running'), value: lane.running },
          { label: t('waiting'), value: lane.waiting },
          { label: t('answerMs'), value: lane.answerMs },
        ]}
      />
    </ItemDetail>
  );
};
