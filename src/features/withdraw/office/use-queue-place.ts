import { useSyncExternalStore } from 'react';
import type { QueueView } from './use-withdrawals.ts';

// Where somebody is in the queue stands in the address, so that it can be sent to a colleague.
export interface QueuePlace {
  readonly view: QueueView;
  readonly page: number;
  readonly withdrawalId: string | null;
}

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
};

const readPlace = (search: string): QueuePlace => {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    view: query.get('view') === 'ended' ? 'ended' : 'open',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    withdrawalId: query.get('id'),
  };
};

const goTo = (place: QueuePlace): void => {
  const query = new URLSearchParams({ view: place.view, page: String(place.page) });
  if (place.withdrawalId !== null) query.set('id', place.withdrawalId);
  history.pushState(null, '', `?${query.toString()}`);
  for (const listener of listeners) listener();
};

export const useQueuePlace = (): readonly [QueuePlace, (place: QueuePlace) => void] => {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return [readPlace(search), goTo];
};
