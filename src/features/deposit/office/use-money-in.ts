import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { queuePageSize } from '#contract/queue-page.ts';
import type { Currency } from '#money/currency.ts';
import { readItemAgainMs } from '#ui/office/detail/others-present.tsx';
import { depositOfficeCalls, type DeskItem, type DeskKind, deskKinds } from '../office-contract.ts';

export const moneyInViews = [...deskKinds, 'ended'] as const;
export type MoneyInView = DeskKind | 'ended';

export const currencyOf = (currency: string | null): Currency | null =>
  currency === 'BAHT' || currency === 'LAK' ? currency : null;

export const itemIdOf = ({ kind, itemId }: Pick<DeskItem, 'kind' | 'itemId'>): string => `${kind}.${itemId}`;

const countAgainMs = 5_000;
const matchAgainMs = 15_000;

const useKind = (
  kind: DeskKind,
  {
    view,
    page,
    search = '',
    isAllowed = true,
    everyMs = readItemAgainMs,
  }: { view: 'open' | 'ended'; page: number; search?: string; isAllowed?: boolean; everyMs?: number },
) =>
  useQuery({
    queryKey: ['money-in', kind, view, page, search],
    queryFn: () =>
      search === ''
        ? answerOf(depositOfficeCalls.listMoneyIn, { kind, view, page, limit: queuePageSize })
        : answerOf(depositOfficeCalls.findMoneyIn, { kind, view, page, limit: queuePageSize, search }),
    refetchInterval: view === 'open' ? everyMs : false,
    placeholderData: keepPreviousData,
    enabled: isAllowed,
  });

// One list per kind; each answer has the counts of all. What has ended is shown together, kind by kind in one page.
export const useMoneyIn = ({ view, page, search }: { view: MoneyInView; page: number; search: string }) => {
  const isEnded = view === 'ended';
  const open = useKind(
    isEnded ? 'suspense' : view,
    isEnded ? { view: 'open', page: 1 } : { view: 'open', page, search },
  );
  const endedPage = { view: 'ended', page, search, isAllowed: isEnded } as const;
  const ended = [useKind('suspense', endedPage), useKind('reported', endedPage), useKind('reject', endedPage)];
  const shown = isEnded ? ended : [open];
  const areRead = shown.every(({ data }) => data !== undefined);
  const items = shown.flatMap(({ data }) => data?.items ?? []);
  return {
    countOf: (kind: DeskKind): number | undefined => open.data?.counts[kind],
    oldest: isEnded ? null : open.data?.oldestAt,
    reading: {
      items: areRead ? (isEnded ? items.toSorted(newestFirst) : items) : undefined,
      hasMore: shown.some(({ data }) => data?.hasMore === true),
      isError: shown.some(({ isError }) => isError),
      isBehind: shown.some(({ isPlaceholderData }) => isPlaceholderData),
      readAgain: () => void Promise.all(shown.map(({ refetch }) => refetch())),
    },
  };
};

const newestFirst = (left: DeskItem, right: DeskItem): number =>
  (right.endedAt ?? right.openedAt).localeCompare(left.endedAt ?? left.openedAt);

// An opened item that the list does not show: a search leaves it out, it is on another page, or it has ended.
export const useUnlisted = (id: string) => {
  const [, kind, itemId = ''] = /^([a-z]+)\.(.+)$/.exec(id) ?? [];
  const known = deskKinds.find((one) => one === kind);
  const asked = { page: 1, search: itemId, isAllowed: known !== undefined };
  const queries = [
    useKind(known ?? 'suspense', { ...asked, view: 'open' }),
    useKind(known ?? 'suspense', { ...asked, view: 'ended' }),
  ];
  return {
    item: queries.flatMap(({ data }) => data?.items ?? []).find((found) => itemIdOf(found) === id),
    isRead:
      known === undefined || queries.every(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData),
    isError: queries.some(({ isError }) => isError),
    refetch: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
};

export const useOthersAtItem = ({ kind, itemId, status }: DeskItem) =>
  useQuery({
    queryKey: ['money-in', 'present', kind, itemId],
    queryFn: () => answerOf(depositOfficeCalls.listPresent, { kind, itemId }),
    refetchInterval: readItemAgainMs,
    enabled: status === 'OPEN',
  }).data?.others;

export const useMatches = ({ kind, itemId }: DeskItem, isNeeded = true) =>
  useQuery({
    queryKey: ['money-in', 'matches', kind, itemId],
    queryFn: () => answerOf(depositOfficeCalls.findMatches, { kind, itemId }),
    refetchInterval: matchAgainMs,
    enabled: isNeeded,
  });

export const useWaitingMoneyIn = (isAllowed: boolean): number | undefined => {
  const counts = useKind('suspense', { view: 'open', page: 1, isAllowed, everyMs: countAgainMs }).data?.counts;
  return counts && deskKinds.reduce((sum, kind) => sum + counts[kind], 0);
};
