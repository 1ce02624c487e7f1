import { useTexts } from '#i18n/texts.ts';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { viewsOf } from '#ui/office/queue/views-of.ts';
import { type OfficeSlipLine, slipViews } from '../office-contract.ts';
import { SlipItem } from './slip-item.tsx';
import { slipDeskStrings, slipViewTexts } from './slip-desk-strings.ts';
import { useSlips } from './use-slips.ts';
import { useStateOf } from './use-state-of.ts';

const lateAfterMs = 900_000;

const useRowOf = () => {
  const stateOf = useStateOf();
  return (slip: OfficeSlipLine): QueueRow => {
    const { methodCode } = slip;
    const { tone, status, because } = stateOf(slip);
    return {
      id: slip.slipId,
      since: slip.endedAt ?? slip.createdAt,
      hasEnded: slip.endedAt !== null,
      tone,
      status,
      name: slip.memberName,
      about: because === null ? methodCode : `${because} · ${methodCode}`,
      amount: slip.amount,
      currency: slip.currency,
    };
  };
};

const itemOf = (slipId: string) => <SlipItem key={slipId} slipId={slipId} />;

// Slips that only a person can decide, those under way with the bank, and what became of them.
export const SlipsScreen = () => {
  const t = useTexts(slipDeskStrings);
  const views = useTexts(slipViewTexts);
  const at = useQueuePlace('/slips', slipViews);
  const list = useSlips(at.place);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={viewsOf(slipViews, views, list.data?.counts)}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={list.data?.oldestAt}
      lateAfterMs={lateAfterMs}
      searchLabel={t('searchBy')}
      emptyText={t(at.place.view === 'ended' ? 'emptyEnded' : 'empty')}
      chooseText={t('choose')}
      detail={itemOf}
    />
  );
};
