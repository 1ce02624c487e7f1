import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { QuestionOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { useQueuePlace } from '#ui/office/queue/use-queue-place.ts';
import { chatOfficeCalls, complaintViews } from '../../office-contract.ts';

const readAgainMs = 10_000;
const countAgainMs = 15_000;

export const useComplaintPlace = () => useQueuePlace('/complaints', complaintViews);

export const useComplaints = ({ view, page }: ReturnType<typeof useComplaintPlace>['place']) =>
  useQuery({
    queryKey: ['complaints', view, page],
    queryFn: () => answerOf(chatOfficeCalls.listComplaints, { view, page, limit: queuePageSize }),
    refetchInterval: view === 'open' ? readAgainMs : false,
    placeholderData: keepPreviousData,
  });

// For the menu.
export const useOpenComplaints = (isAllowed: boolean): number | undefined =>
  useQuery({
    queryKey: ['complaints', 'count'],
    queryFn: () => answerOf(chatOfficeCalls.listComplaints, { view: 'open', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts.open;

export const useEndComplaint = () =>
  useMutation({
    mutationFn: (question: QuestionOf<typeof chatOfficeCalls.endComplaint>) =>
      answerOf(chatOfficeCalls.endComplaint, question),
    meta: { refreshes: true },
  });
