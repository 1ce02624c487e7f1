import type { Page } from '@playwright/test';
import { appIn, settle } from '../../support/inspect.ts';

// Two lines of text, as most are on a phone.
const toastPx = 76;

// Runs in the page. The main buttons that a toast would lie over, as the page is drawn and at its end.
const findToasted = (heightPx: number): string[] => {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const region = [...root.querySelectorAll<HTMLElement>('[data-toasts]')].at(-1);
  if (region === undefined) return ['has no place for toasts'];
  const toast = document.createElement('div');
  Object.assign(toast.style, { width: 'min(100%, 480px)', height: `${String(heightPx)}px` });
  region.append(toast);
  const found = new Set<string>();
  for (const end of [0, document.documentElement.scrollHeight]) {
    scrollTo({ top: end, behavior: 'instant' });
    const over = toast.getBoundingClientRect();
    // Below the top bar something lies at any place of a page that is moved up.
    if (end > 0 && over.top < innerHeight / 2) continue;
    for (const button of root.querySelectorAll<HTMLElement>('[class*=filled], [type=submit]')) {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const meets = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      if (button.checkVisibility() && meets)
        found.add(`a toast covers "${button.innerText.trim()}" ${end === 0 ? 'as drawn' : 'at the end'}`);
    }
  }
  toast.remove();
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
};

// The app alone shows toasts, not the frame before it.
export const toastFaults = async (page: Page): Promise<string[]> => {
  if ((await appIn(page).count()) === 0) return [];
  await settle(page);
  return page.evaluate(findToasted, toastPx);
};
