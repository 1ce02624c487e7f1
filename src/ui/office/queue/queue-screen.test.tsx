import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { ToastProvider } from '../../overlays/toasts.tsx';
import { ItemDetail } from '../detail/item-detail.tsx';
import { ShortcutsProvider } from '../shortcuts/shortcuts.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { useOpenItem } from './queue-context.ts';
import { QueueScreen } from './queue-screen.tsx';
import type { QueueReading, QueueRow } from './queue-shape.ts';
import { useQueuePlace } from './use-queue-place.ts';

const now = Date.parse('2026-11-22T00:00:00Z');
const minutesAgo = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly since: string;
}
const things: readonly Thing[] = [
  { id: 'a', name: 'Anan', since: minutesAgo(18) },
  { id: 'b', name: 'Bee', since: minutesAgo(9) },
  { id: 'c', name: 'Chai', since: minutesAgo(1) },
];

const rowOf = ({ id, name, since }: Thing): QueueRow => ({
  id,
  since,
  tone: 'waiting',
  status: 'Waiting',
  name,
  about: 'SCB •••• 4063',
  amount: 65_000n,
  currency: 'BAHT',
});

const Detail = ({ id }: { readonly id: string }) => {
  const { decided } = useOpenItem();
  return (
    <ItemDetail kicker="kind" heading={`Item ${id}`}>
      <button type="button" onClick={() => decided({ text: `decided ${id}`, kind: 'success' })}>
        decide
      </button>
    </ItemDetail>
  );
};

const views = ['open', 'done'] as const;
const detailOf = (id: string) => <Detail key={id} id={id} />;
const usual: QueueReading<Thing> = { items: things, hasMore: false, isError: false, readAgain: () => undefined };

const Queue = ({ reading }: { readonly reading: QueueReading<Thing> }) => {
  const at = useQueuePlace('/things', views);
  const { pathname, search } = useLocation();
  return (
    <>
      <QueueScreen
        title="Things"
        at={at}
        views={[
          { key: 'open', label: 'Open', count: 3 },
          { key: 'done', label: 'Done' },
        ]}
        reading={reading}
        rowOf={rowOf}
        oldest={things[0]?.since ?? null}
        lateAfterMs={600_000}
        searchLabel="Search things"
        emptyText="Nothing waits"
        chooseText="Choose one"
        detail={detailOf}
      />
      <ShortcutsButton />
      <p data-testid="address">{`${pathname}${search} ${at.place.search}`}</p>
    </>
  );
};

const page = (at: string, reading: QueueReading<Thing>) => (
  <ToastProvider>
    <ShortcutsProvider>
      <MemoryRouter initialEntries={[at]}>
        <Queue reading={reading} />
      </MemoryRouter>
    </ShortcutsProvider>
  </ToastProvider>
);

// Shows the queue, and what a later reading of its list changes.
const show = (at = '/things') => {
  const shown = render(page(at, usual));
  return (items: readonly Thing[] | undefined, more: Partial<QueueReading<Thing>> = {}): void =>
    shown.rerender(page(at, { ...usual, items, ...more }));
};

const address = (): string | undefined => screen.getByTestId('address').textContent?.trim();
const key = (name: string, target: Element = document.body): void => {
  fireEvent.keyDown(target, { key: name });
};
const openHeading = (): string | null => screen.queryByRole('heading', { level: 2 })?.textContent ?? null;

beforeEach(() => {
  applyLocale('en');
  localStorage.clear();
  vi.setSystemTime(now);
});

it('rows show how long they have waited; beyond the limit a word says so too', () => {
  show();
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(rows[0]).toContain('18 min, late');
  expect(rows[1]).toContain('9 min');
  expect(rows[1]).not.toContain('late');
  expect(screen.getByText(/Oldest/).textContent).toContain('18 min');
});

it('each item and view has an address, which opens it at once', () => {
  show('/things/b?view=done');
  expect(openHeading()).toBe('Item b');
  expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: /Chai/ }).getAttribute('href')).toBe('/things/c?view=done');
});

it('choosing a row opens it and moves the focus to its heading', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: /Bee/ }));
  expect(address()).toBe('/things/b');
  expect(document.activeElement?.textContent).toBe('Item b');
});

it('J and K and the arrows walk through the items, stop at the ends and keep the focus in the list', () => {
  show();
  for (const [name, opened] of [
    ['j', 'Item a'],
    ['ArrowDown', 'Item b'],
    ['J', 'Item c'],
    ['j', 'Item c'],
    ['k', 'Item b'],
    ['ArrowUp', 'Item a'],
  ] as const) {
    key(name);
    expect(openHeading()).toBe(opened);
  }
  expect(document.activeElement?.getAttribute('data-item')).toBe('a');
});

it('after a decision the next item opens with the focus on it, and the decision is shown above the list', () => {
  show('/things/b');
  fireEvent.click(screen.getByRole('button', { name: 'decide' }));
  expect(openHeading()).toBe('Item c');
  expect(document.activeElement?.textContent).toBe('Item c');
  expect(screen.getByText('decided b')).toBeTruthy();
});

it('the next item is found even if the decided one has left the list meanwhile', () => {
  const read = show('/things/b');
  read(things.filter(({ id }) => id !== 'b'));
  expect(openHeading()).toBe('Item b');
  fireEvent.click(screen.getByRole('button', { name: 'decide' }));
  expect(openHeading()).toBe('Item c');
});

it('after the last item the list is shown again', () => {
  const read = show('/things/a');
  read(things.slice(0, 1));
  fireEvent.click(screen.getByRole('button', { name: 'decide' }));
  expect(openHeading()).toBeNull();
  expect(screen.getByText('Choose one')).toBeTruthy();
});

it('keys do nothing while somebody types, and can be switched off', () => {
  show();
  const search = screen.getByLabelText('Search things');
  key('j', search);
  expect(openHeading()).toBeNull();
  key('?');
  fireEvent.click(screen.getByLabelText('Use single-key shortcuts'));
  key('Escape', screen.getByRole('dialog'));
  key('j');
  expect(openHeading()).toBeNull();
});

it('the search text never appears in the URL', async () => {
  show();
  key('/');
  const search = screen.getByLabelText('Search things');
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: '0812345678' } });
  await vi.waitFor(() => expect(address()).toBe('/things 0812345678'), { timeout: 2_000 });
});

it('an item opened before the search runs stays open', async () => {
  show();
  fireEvent.change(screen.getByLabelText('Search things'), { target: { value: 'bee' } });
  fireEvent.click(screen.getByRole('link', { name: /Bee/ }));
  await vi.waitFor(() => expect(address()).toBe('/things/b bee'), { timeout: 2_000 });
  expect(openHeading()).toBe('Item b');
});

it('an item opened at the moment at which the search runs stays open', async () => {
  vi.useFakeTimers();
  show();
  fireEvent.change(screen.getByLabelText('Search things'), { target: { value: 'bee' } });
  // Both before the screen is rendered again.
  await act(async () => {
    screen.getByRole('link', { name: /Bee/u }).click();
    vi.advanceTimersByTime(300);
  });
  vi.useRealTimers();
  expect(screen.getByTestId('address').textContent).toBe('/things/b bee');
  expect(document.activeElement?.textContent).toBe('Item b');
});

it('a list that cannot be refreshed stays with a warning; one that never loaded offers to try again', () => {
  const read = show();
  read(things, { isError: true });
  expect(screen.getByText(/may be out of date/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  read(undefined, { isError: true });
  expect(screen.getByText('Could not load')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Things' })).getByRole('button', { name: 'Try again' }),
  ).toBeTruthy();
});

it('rows of the search, view or page before are not shown as those of the next', () => {
  const read = show();
  const rowsAreCovered = (): boolean => screen.getByRole('list').closest('[aria-busy=true]') !== null;
  expect(rowsAreCovered()).toBe(false);
  read(things, { isBehind: true });
  expect(rowsAreCovered()).toBe(true);
  read(things);
  expect(rowsAreCovered()).toBe(false);
});

it('a page that emptied while people decided leads to the first one, where what was left stands', () => {
  const { rerender } = render(page('/things/b?page=2', { ...usual, items: things.slice(1, 2) }));
  expect(screen.getByTestId('address').textContent).toBe('/things/b?page=2 ');
  rerender(page('/things/b?page=2', { ...usual, items: [] }));
  expect(screen.getByTestId('address').textContent).toBe('/things/b ');
});
