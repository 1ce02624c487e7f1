import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mainId } from '#ui/frame/skip-link.tsx';
import { useLightReturn } from './use-light-return.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

const box = (id: string, place: Partial<DOMRect>, ...children: HTMLElement[]): HTMLElement => {
  const element = document.createElement('div');
  element.id = id;
  element.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, width: 300, height: 200, ...place }) as DOMRect;
  element.style.padding = '10px';
  element.style.borderWidth = '1px';
  element.append(...children);
  return element;
};

const leave = (persisted: boolean): void => void dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
const comeBack = (): void => void dispatchEvent(new Event('pageshow'));

const arrange = (): void => {
  const end = innerHeight;
  const games = box(
    'games',
    { top: end - 50, bottom: end + 500 },
    box('seen', { top: end - 50, bottom: end }),
    box('below', { top: end, bottom: end + 200 }),
    box('beside', { top: end, bottom: end + 200, left: innerWidth }),
  );
  document.body.append(box(mainId, { top: 0, bottom: end + 500 }, box('balance', { top: 0, bottom: 100 }), games));
  renderHook(() => useLightReturn());
};

const leftOut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('div')]
    .filter(({ style }) => style.contentVisibility === 'hidden')
    .map(({ id }) => id);

it('a kept page is shown again with what was in the window, and a moment later with the rest', () => {
  vi.useFakeTimers();
  arrange();
  leave(true);
  expect(leftOut()).toEqual(['below']);
  expect(document.getElementById('below')?.style.containIntrinsicSize).toBe('278px 178px');
  comeBack();
  expect(leftOut()).toEqual(['below']);
  vi.advanceTimersByTime(1_000);
  expect(leftOut()).toEqual([]);
});

it('a member who scrolls at once finds the whole page', () => {
  arrange();
  leave(true);
  comeBack();
  dispatchEvent(new Event('scroll'));
  expect(leftOut()).toEqual([]);
});

it('what has the focus is drawn at once, so that it keeps the focus', () => {
  arrange();
  const below = document.getElementById('below');
  if (below !== null) below.tabIndex = -1;
  below?.focus();
  leave(true);
  expect(leftOut()).toEqual([]);
});

it('a page that is not kept is left as it is', () => {
  arrange();
  leave(false);
  expect(leftOut()).toEqual([]);
});
