import { useTexts } from '#i18n/texts.ts';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { StaysOpen } from '#ui/office/queue/stays-open.tsx';
import type { LaneLine } from '../office-contract.ts';
import { FindingDetail } from './finding-detail.tsx';
import { breakerTexts, findingStrings } from './finding-strings.ts';
import { LaneDetail } from './lane-detail.tsx';
import { useFindingName } from './use-facts-of.ts';
import { useLaneName } from './use-lane-name.ts';
import { type FindingLine, findingViews, useFindingPlace, useFindings, useOutsideWork } from './use-desk.ts';

type Item =
  | { readonly kind: 'finding'; readonly finding: FindingLine }
  | { readonly kind: 'lane'; readonly lane: LaneLine };

const useRowOf = () => {
  const t = useTexts(findingStrings);
  const nameOf = useFindingName();
  const breakers = useTexts(breakerTexts);
  const laneName = useLaneName();
  return (item: Item): QueueRow => {
    const money = { amount: null, currency: null };
    if (item.kind === 'finding') {
      const { memberId, findingId, lane, at } = item.finding;
      return {
        id: `${memberId}.${findingId}`,
        since: at,
        tone: 'failed',
        status: t('open'),
        name: nameOf(item.finding),
        about: laneName(lane),
        ...money,
      };
    }
    const { lane, oldestAt, isStopped, breaker, open } = item.lane;
    const status = isStopped ? t('stopped') : breakers(breaker);
    return {
      id: `lane.${lane}`,
      since: oldestAt,
      tone: isStopped ? 'failed' : breaker === 'closed' ? 'success' : 'waiting',
      status,
      name: laneName(lane),
      about: `${status} · ${t('openCount', { n: open })}`,
      ...money,
    };
  };
};

const detailOf = (itemId: string) =>
  itemId.startsWith('lane.') ? (
    <StaysOpen>
      <LaneDetail key={itemId} lane={itemId.slice('lane.'.length)} />
    </StaysOpen>
  ) : (
    <FindingDetail key={itemId} itemId={itemId} />
  );

// Differences between the books and the world outside, and the lanes they stopped.
export const FindingsScreen = () => {
  const t = useTexts(findingStrings);
  const at = useFindingPlace();
  const findings = useFindings(at.place.view === 'findings' ? at.place.page : 1);
  const work = useOutsideWork('review');
  const isLanes = at.place.view === 'lanes';
  const reading = isLanes ? work : findings;
  const items: readonly Item[] | undefined = isLanes
    ? work.data?.lanes.map((lane) => ({ kind: 'lane' as const, lane }))
    : findings.data?.items.map((finding) => ({ kind: 'finding' as const, finding }));
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={findingViews.map((key) => ({
        key,
        label: t(key),
        count:
          key === 'findings'
            ? findings.data?.counts.open
            : work.data?.lanes.filter(({ isStopped }) => isStopped).length,
      }))}
      reading={{
        items,
        hasMore: !isLanes && findings.data?.hasMore === true,
        isError: reading.isError,
        readAgain: () => void reading.refetch(),
      }}
      rowOf={useRowOf()}
      oldest={isLanes ? null : findings.data?.oldestAt}
      emptyText={t(isLanes ? 'noLanes' : 'noFindings')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
