import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { Currency } from '#money/currency.ts';
import { depositOfficeCalls, type DeskItem, type DeskKind, deskKinds } from '../office-contract.ts';

export const moneyInViews = [...deskKinds, 'ended'] as const;
export type MoneyInView = DeskKind | 'ended';

export const currencyOf = (currency: string | null): Currency | null =>
  currency === 'BAHT' || currency === 'LAK' ? currency : null;

export const itemIdOf = ({ kind, itemId }: Pick<DeskItem, 'kind' | 'itemId'>): string => `${kind}.${itemId}`;

const pageSize = 50;
const readAgainMs = 5_000;

const useKind = (
  kind: DeskKind,
  { view, page, isAllowed }: { view: 'open' | 'ended'; page: number; isAllowed: boolean },
) =>
  useQuery({
    queryKey: ['money-in', kind, view, page],
    queryFn: () => answerOf(depositOfficeCalls.listMoneyIn, { kind, view, page, limit: pageSize }),
    refetchInterval: view === 'open' ? readAgainMs : false,
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });

// One list per kind. All open ones are read, for their counts; the view decides which is shown.
export const useMoneyIn = (at: { view: MoneyInView; page: number } | null, isAllowed = true) => {
  const page = at?.page ?? 1;
  const pageOf = (kind: DeskKind): number => (at?.view === kind ? page : 1);
  const open = {
    suspense: useKind('suspense', { view: 'open', page: pageOf('suspense'), isAllowed }),
    reported: useKind('reported', { view: 'open', page: pageOf('reported'), isAllowed }),
    reject: useKind('reject', { view: 'open', page: pageOf('reject'), isAllowed }),
  };
  const areEndedShown = isAllowed && at?.view === 'ended';
  const ended = [
    useKind('suspense', { view: 'ended', page, isAllowed: areEndedShown }),
    useKind('reported', { view: 'ended', page, isAllowed: areEndedShown }),
    useKind('reject', { view: 'ended', page, isAllowed: areEndedShown }),
  ];
  const shown = at === null || at.view === 'ended' ? ended : [open[at.view]];
  const areRead = shown.every(({ data }) => data !== undefined);
  const items = shown.flatMap(({ data }) => data?.items ?? []);
  return {
    countOf: (kind: DeskKind): number | undefined => open[kind].data?.total,
    items: areRead ? items.toSorted(at?.view === 'ended' ? newestFirst : oldestFirst) : undefined,
    hasMore: shown.some(({ data }) => (data?.total ?? 0) > page * pageSize),
    isError: shown.some(({ isError }) => isError),
    readAgain: () => void Promise.all(shown.map(({ refetch }) => refetch())),
  };
};

const oldestFirst = (left: DeskItem, right: DeskItem): number => left.openedAt.localeCompare(right.openedAt);
const newestFirst = (left: DeskItem, right: DeskItem): number =>
  (right.endedAt ?? right.openedAt).localeCompare(left.endedAt ?? left.openedAt);

export const useWaitingMoneyIn = (isAllowed: boolean): number | undefined => {
  const { countOf } = useMoneyIn(null, isAllowed);
  const counts = deskKinds.map(countOf);
  return counts.some((count) => count === undefined) ? undefined : counts.reduce<number>((sum, n) => sum + (n ?? 0), 0);
};
