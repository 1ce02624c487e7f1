import { isTextKey, useTexts } from '#i18n/texts.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { viewsOf } from '#ui/office/queue/views-of.ts';
import { type ComplaintLine, complaintViews } from '../../office-contract.ts';
import { ComplaintDetail } from './complaint-detail.tsx';
import { aboutTexts } from '../../strings.ts';
import { complaintChips, complaintStateTexts, complaintStrings } from './complaint-strings.ts';
import { useComplaintPlace, useComplaints } from './use-complaints.ts';

const lateAfterMs = 86_400_000;

const useRowOf = () => {
  const states = useTexts(complaintStateTexts);
  const types = useTexts(aboutTexts);
  return ({ complaintNo, memberName, memberId, lineType, state, openedAt, endedAt }: ComplaintLine): QueueRow => ({
    id: String(complaintNo),
    since: endedAt ?? openedAt,
    hasEnded: endedAt !== null,
    tone: complaintChips[state],
    status: states(state),
    name: memberName ?? memberId,
    about: `${String(complaintNo)} · ${types(isTextKey(aboutTexts, lineType) ? lineType : 'other')}`,
  });
};

const detailOf = (itemId: string) => <ComplaintDetail key={itemId} itemId={itemId} />;

// Complaints of members about lines of their statements, the promise that ends first on top.
export const ComplaintsScreen = () => {
  const t = useTexts(complaintStrings);
  const at = useComplaintPlace();
  const list = useComplaints(at.place);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={viewsOf(complaintViews, t, list.data?.counts)}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={list.data?.oldestAt}
      lateAfterMs={lateAfterMs}
      emptyText={t(at.place.view === 'open' ? 'emptyOpen' : 'emptyEnded')}
      chooseText={t('choose')}
      detail={detailOf}
    />
  );
};
