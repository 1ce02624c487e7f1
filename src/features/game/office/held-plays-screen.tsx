import { gameNameOf } from '#contract/games.ts';
import { useTexts } from '#i18n/texts.ts';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { viewsOf } from '#ui/office/queue/views-of.ts';
import { type HeldPlayLine, heldPlayViews } from '../office-contract.ts';
import { HeldPlayDetail } from './held-play-detail.tsx';
import { heldPlayChips, heldPlayStrings, heldReasonTexts, heldStatusTexts } from './held-play-strings.ts';
import { itemIdOf, useHeldPlace, useHeldPlays } from './use-held-plays.ts';

const lateAfterMs = 900_000;
const waiting: readonly HeldPlayLine['status'][] = ['OPEN', 'SECOND', 'TO_WRITE_OFF'];
const isWaiting = ({ status }: HeldPlayLine): boolean => waiting.includes(status);

const useRowOf = () => {
  const statuses = useTexts(heldStatusTexts);
  const reasons = useTexts(heldReasonTexts);
  return (line: HeldPlayLine): QueueRow => ({
    id: itemIdOf(line),
    since: isWaiting(line) ? line.noticedAt : line.seenAt,
    hasEnded: !isWaiting(line),
    tone: heldPlayChips[line.status],
    status: statuses(line.status),
    name: line.memberName,
    about: `${gameNameOf(line.code)} · ${reasons(line.reason)}`,
    amount: line.amount,
    currency: line.currency,
  });
};

const itemOf = (itemId: string) => <HeldPlayDetail key={itemId} itemId={itemId} />;

// Amounts that games show beyond the books; they are not booked until a person has reviewed them.
export const HeldPlaysScreen = () => {
  const t = useTexts(heldPlayStrings);
  const at = useHeldPlace();
  const { view, page } = at.place;
  const list = useHeldPlays(view, page);
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={viewsOf(heldPlayViews, t, list.data?.counts)}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={list.data?.oldestAt}
      lateAfterMs={lateAfterMs}
      emptyText={t(view === 'open' ? 'emptyOpen' : 'emptyDecided')}
      chooseText={t('choose')}
      detail={itemOf}
    />
  );
};
