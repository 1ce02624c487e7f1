import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

// A person's position in a queue. The URL contains view, page and item, but not the search: people search by phone, and
// browsers and proxies store URLs. The state of the history entry holds the search.
export interface QueuePlace<View extends string = string> {
  readonly view: View;
  readonly page: number;
  readonly search: string;
  readonly itemId: string | null;
}

export type Focus = 'detail' | 'row' | null;

export interface QueueGo<View extends string = string> {
  readonly place: QueuePlace<View>;
  // What receives the focus after the person's last step, once it is rendered.
  readonly focus: Focus;
  // 'same' leaves the focus to the step before.
  readonly go: (to: Partial<QueuePlace<View>>, how?: { focus?: Focus | 'same'; isStep?: boolean }) => void;
  readonly hrefOf: (itemId: string) => string;
}

interface Kept {
  readonly search?: string;
  readonly focus?: Focus;
}

const addressOf = (base: string, { view, page, itemId }: QueuePlace, first: string): string => {
  const query = new URLSearchParams();
  if (view !== first) query.set('view', view);
  if (page > 1) query.set('page', String(page));
  return `${base}${itemId === null ? '' : `/${itemId}`}${query.size === 0 ? '' : `?${query.toString()}`}`;
};

// The view that lists an item, if that is known.
export type ViewOf<View extends string> = (itemId: string) => View | undefined;

// `base` is the screen's address, such as /withdrawals; the first view adds nothing to it. An address that names an item
// and no view shows the view of the item.
export const useQueuePlace = <View extends string>(
  base: string,
  views: readonly [View, ...View[]],
  viewOf?: ViewOf<View>,
): QueueGo<View> => {
  const location = useLocation();
  const { pathname, search: query } = location;
  const navigate = useNavigate();
  const kept = location.state as Kept | null;
  const search = kept?.search ?? '';
  const place = useMemo((): QueuePlace<View> => {
    const fields = new URLSearchParams(query);
    const page = Number(fields.get('page'));
    const written = pathname.slice(base.length + 1);
    const itemId = written === '' ? null : decodeURIComponent(written);
    const named = views.find((view) => view === fields.get('view'));
    return {
      view: named ?? (itemId === null ? undefined : viewOf?.(itemId)) ?? views[0],
      page: Number.isInteger(page) && page > 0 ? page : 1,
      search,
      itemId,
    };
  }, [base, views, viewOf, pathname, query, search]);
  // Two steps may come before the first is rendered: the second starts where the first one leads.
  const reached = kept?.focus ?? null;
  const latest = useRef({ place, focus: reached });
  useEffect(() => {
    latest.current = { place, focus: reached };
  }, [place, reached]);
  const go = useCallback<QueueGo<View>['go']>(
    (to, { focus: wanted = null, isStep = false } = {}) => {
      const next = { ...latest.current.place, ...to };
      const focus = wanted === 'same' ? latest.current.focus : wanted;
      latest.current = { place: next, focus };
      const address = addressOf(base, next, views[0]);
      void navigate(address, { replace: isStep, state: { search: next.search, focus } satisfies Kept });
    },
    [base, views, navigate],
  );
  const hrefOf = useCallback((itemId: string) => addressOf(base, { ...place, itemId }, views[0]), [base, views, place]);
  return { place, focus: reached, go, hrefOf };
};
