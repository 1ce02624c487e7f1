import type { Page } from '@playwright/test';
import { settle } from '../../support/inspect.ts';

const size = { width: 360, height: 640 };
const keyboardPx = 280;

// Runs in the page. As a phone does whose keyboard lies over the page: only the visual viewport shrinks.
const openKeyboard = (visiblePx: number): void => {
  const viewport = visualViewport;
  if (viewport === null) return;
  Object.defineProperty(viewport, 'height', { configurable: true, get: () => visiblePx });
  viewport.dispatchEvent(new Event('resize'));
};

const closeKeyboard = (): void => {
  const viewport = visualViewport;
  if (viewport === null) return;
  Reflect.deleteProperty(viewport, 'height');
  viewport.dispatchEvent(new Event('resize'));
};

// Runs in the page. In a modal the button stands at its foot; the fields of a page lead one after another down to theirs.
const findBelow = (visiblePx: number): string[] => {
  const isShown = (element: HTMLElement): boolean => element.checkVisibility() && element.tabIndex >= 0;
  const modal = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const root = modal ?? document.querySelector('main') ?? document.body;
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((one) => one.matches(':not([type=checkbox], [type=radio], [type=file], [type=search])'))
    .filter(isShown);
  return fields.flatMap((field, place) => {
    const form = modal ?? field.form;
    const isFollowed = modal === undefined && fields.slice(place + 1).some((other) => other.form === field.form);
    const button = [...(form?.querySelectorAll<HTMLElement>('[type=submit], button[class*=main]') ?? [])]
      .filter(isShown)
      .at(-1);
    if (isFollowed || button === undefined) return [];
    field.focus();
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const [at, below] = [field.getBoundingClientRect(), button.getBoundingClientRect()];
    const name = `"${field.labels?.[0]?.innerText ?? field.ariaLabel ?? ''}" and "${button.innerText}"`;
    // What stands at no foot can be moved up by as much as the keyboard covers.
    const isAtFoot = button.closest('[class*=footer]') !== null;
    const needed = Math.max(at.bottom, below.bottom) - (isAtFoot ? 0 : Math.min(at.top, below.top));
    if (needed > visiblePx + 1) return [`${name} need ${needed.toFixed(0)} of ${String(visiblePx)} px`];
    const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
    return hit === field ? [] : [`${name}: the field lies under something`];
  });
};

export const keyboardFaults = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize() ?? size;
  await page.setViewportSize(size);
  await page.evaluate(openKeyboard, size.height - keyboardPx);
  await settle(page);
  const found = await page.evaluate(findBelow, size.height - keyboardPx);
  await page.evaluate(closeKeyboard);
  await page.setViewportSize(before);
  return found;
};
