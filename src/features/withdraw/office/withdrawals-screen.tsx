import { useTexts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { QueueRow } from '#ui/office/queue/queue-shape.ts';
import { readingOf } from '#ui/office/queue/reading-of.ts';
import { QueueScreen } from '#ui/office/queue/queue-screen.tsx';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import type { WithdrawalStatus } from '../contract.ts';
import { type WithdrawalLine, withdrawalViews } from '../office-contract.ts';
import { lastDigits, statusTexts, viewTexts, withdrawalOfficeStrings } from './office-strings.ts';
import { useWithdrawalList } from './use-withdrawals.ts';
import { WithdrawalDetail } from './withdrawal-detail.tsx';

const tones: Record<WithdrawalStatus, ChipKind> = {
  REQUESTED: 'waiting',
  SECOND: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  REVIEW: 'failed',
  PAID: 'success',
  RETURNED: 'failed',
  REJECTED: 'failed',
};

const lateAfterMs = 600_000;

const useRowOf = () => {
  const statuses = useTexts(statusTexts);
  return (line: WithdrawalLine): QueueRow => ({
    id: line.withdrawalId,
    since: line.endedAt ?? line.createdAt,
    hasEnded: line.endedAt !== null,
    tone: tones[line.status],
    status: statuses(line.status),
    name: line.memberName,
    about: `${line.bankCode} ${lastDigits(line.bankAccountNo)}`,
    amount: line.amount,
    currency: line.currency,
  });
};

const itemOf = (withdrawalId: string) => <WithdrawalDetail key={withdrawalId} withdrawalId={withdrawalId} />;

export const WithdrawalsScreen = () => {
  const t = useTexts(withdrawalOfficeStrings);
  const views = useTexts(viewTexts);
  const at = useQueuePlace('/withdrawals', withdrawalViews);
  const list = useWithdrawalList(at.place);
  const { data } = list;
  return (
    <QueueScreen
      title={t('title')}
      at={at}
      views={withdrawalViews.map((view) => ({
        key: view,
        label: views(view),
        count: view === 'ended' ? undefined : data?.counts[view],
      }))}
      reading={readingOf(list)}
      rowOf={useRowOf()}
      oldest={data?.oldestAt}
      lateAfterMs={lateAfterMs}
      searchLabel={t('searchBy')}
      emptyText={t(at.place.view === 'ended' ? 'emptyEnded' : 'emptyOpen')}
      chooseText={t('choose')}
      detail={itemOf}
    />
  );
};
