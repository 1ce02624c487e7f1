import { isTextKey, useTexts } from '#i18n/texts.ts';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { viewsOf } from '#ui/office/queue/views-of.ts';
import type { LaneLine, ListedWork } from '../office-contract.ts';
import { deskStrings, deskViewTexts, workKindTexts } from './desk-strings.ts';
import { deskViews, itemIdOf, useOutsideWork } from './use-desk.ts';
import { findingKindTexts } from './finding-strings.ts';
import { useLaneName } from './use-lane-name.ts';
import { WorkDetail } from './work-detail.tsx';

const lateAfterMs = 900_000;

const useRowOf = () => {
  const t = useTexts(deskStrings);
  const office = useTexts(officeTexts);
  const kinds = useTexts(workKindTexts);
  const laneName = useLaneName();
  const stateOf = (work: ListedWork): Pick<QueueRow, 'tone' | 'status'> => {
    if (work.isProposed) return { tone: 'info', status: office('waitsForSecond') };
    if (work.isForReview) return { tone: 'failed', status: t('inReview') };
    return work.isUnsent ? { tone: 'waiting', status: t('unsent') } : { tone: 'info', status: t('asking') };
  };
  return (work: ListedWork): QueueRow => ({
    id: itemIdOf(work),
    since: work.createdAt,
    ...stateOf(work),
    name: isTextKey(workKindTexts, work.kind) ? kinds(work.kind) : work.kind,
    about: laneName(work.lane),
    amount: work.amount,
    currency: work.currency,
  });
};

const Stops = ({ stopReason, lanes }: { readonly stopReason: string | null; readonly lanes: readonly LaneLine[] }) => {
  const t = useTexts(deskStrings);
  const laneName = useLaneName();
  const kinds = useTexts(findingKindTexts);
  const stopped = lanes.filter(({ isStopped }) => isStopped).map(({ lane }) => laneName(lane));
  return (
    <>
      {stopReason === null ? null : (
        <StampLine>
          {t('everythingStopped', { reason: isTextKey(findingKindTexts, stopReason) ? kinds(stopReason) : stopReason })}
        </StampLine>
      )}
      {stopped.length === 0 ? null : <StampLine>{t('lanesStopped', { lanes: stopped.join(', ') })}</StampLine>}
    </>
  );
};

const detailOf = (itemId: string) => <WorkDetail key={itemId} itemId={itemId} />;

// All work, of every kind, that waits for a bank, a gateway or a game.
export const DeskScreen = () => {
  const t = useTexts(deskStrings);
  const views = useTexts(deskViewTexts);
  const at = useQueuePlace('/desk', deskViews);
  const { data, isError, refetch } = useOutsideWork(at.place.view);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={viewsOf(deskViews, views, data?.counts)}
      reading={{ items: data?.items, hasMore: false, isError, readAgain: () => void refetch() }}
      rowOf={useRowOf()}
      oldest={data?.items[0]?.createdAt}
      lateAfterMs={lateAfterMs}
      above={data === undefined ? null : <Stops stopReason={data.stopReason} lanes={data.lanes} />}
      emptyText={t('empty')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
