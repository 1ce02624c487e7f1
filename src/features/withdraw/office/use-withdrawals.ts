import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { readItemAgainMs } from '#ui/office/detail/others-present.tsx';
import { type WithdrawalView, withdrawOfficeCalls } from '../office-contract.ts';

export type Detail = AnswerOf<typeof withdrawOfficeCalls.get>;

const readAgainMs = 3_000;
const countAgainMs = 10_000;

export interface ListPlace {
  readonly view: WithdrawalView;
  readonly page: number;
  readonly search: string;
}

// Ended withdrawals are sorted newest first, so an automatic refresh would move rows under the pointer.
export const useWithdrawalList = ({ view, page, search }: ListPlace) =>
  useQuery({
    queryKey: ['withdrawals', view, page, search],
    queryFn: () =>
      search === ''
        ? answerOf(withdrawOfficeCalls.list, { view, page, limit: queuePageSize })
        : answerOf(withdrawOfficeCalls.find, { view, page, limit: queuePageSize, search }),
    refetchInterval: view === 'ended' ? false : readAgainMs,
    placeholderData: keepPreviousData,
  });

// For the menu: how many wait for a person, and how long the first has waited.
export const useWaitingWithdrawals = (isAllowed: boolean): number | undefined => {
  const { data } = useQuery({
    queryKey: ['withdrawals', 'count'],
    queryFn: () => answerOf(withdrawOfficeCalls.list, { view: 'waiting', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  });
  return data === undefined ? undefined : data.counts.waiting + data.counts.second;
};

export const useWithdrawal = (withdrawalId: string) =>
  useQuery({
    queryKey: ['withdrawal', withdrawalId],
    queryFn: () => answerOf(withdrawOfficeCalls.get, { withdrawalId }),
    refetchInterval: readItemAgainMs,
  });
