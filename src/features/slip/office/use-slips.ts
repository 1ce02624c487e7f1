import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import { readItemAgainMs } from '#ui/office/detail/others-present.tsx';
import { slipOfficeCalls, type SlipView } from '../office-contract.ts';

const readAgainMs = 5_000;
const countAgainMs = 15_000;
const memberAgainMs = 10_000;

interface ListPlace {
  readonly view: SlipView;
  readonly page: number;
  readonly search: string;
}

export const useSlips = ({ view, page, search }: ListPlace) =>
  useQuery({
    queryKey: ['slips', view, page, search],
    queryFn: () =>
      search === ''
        ? answerOf(slipOfficeCalls.list, { view, page, limit: queuePageSize })
        : answerOf(slipOfficeCalls.find, { view, page, limit: queuePageSize, search }),
    refetchInterval: view === 'ended' ? false : readAgainMs,
    placeholderData: keepPreviousData,
  });

export const useSlip = (slipId: string) =>
  useQuery({
    queryKey: ['slips', 'one', slipId],
    queryFn: () => answerOf(slipOfficeCalls.get, { slipId }),
    refetchInterval: readItemAgainMs,
  });

export const useMemberDeposits = (memberId: string) =>
  useQuery({
    queryKey: ['slips', 'member', memberId],
    queryFn: () => answerOf(slipOfficeCalls.listOfMember, { memberId }),
    refetchInterval: memberAgainMs,
  });

// Read once: each reading is recorded.
export const useSlipPicture = (slipId: string, isKept: boolean) =>
  useQuery({
    queryKey: ['slips', 'picture', slipId],
    queryFn: () => answerOf(slipOfficeCalls.getPicture, { slipId }),
    enabled: isKept,
    staleTime: Infinity,
  });

// For the menu: what a person has to decide.
export const useWaitingSlips = (isAllowed: boolean): number | undefined => {
  const counts = useQuery({
    queryKey: ['slips', 'count'],
    queryFn: () => answerOf(slipOfficeCalls.list, { view: 'waiting', page: 1, limit: 1 }),
    refetchInterval: countAgainMs,
    enabled: isAllowed,
  }).data?.counts;
  return counts && counts.waiting + counts.second;
};
