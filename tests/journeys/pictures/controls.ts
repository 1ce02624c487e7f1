import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

// What can be pressed on the page, and what a press does.

export interface Control {
  // Among all that can be pressed at that moment.
  readonly place: number;
  readonly name: string;
  readonly kind: string;
  // The address of a link.
  readonly to: string | null;
  // In a bar or menu, which stands on many screens.
  readonly isInBar: boolean;
  // The page or the choice that is shown already.
  readonly isCurrent: boolean;
  readonly isBlocked: boolean;
  readonly isExplained: boolean;
}

// Runs in the page. Marks each control, of the modal on top if one is open, with its place.
const markControls = (): Control[] => {
  const pressed = 'a[href], button, summary, [role=button], [role=tab], [role=switch], [type=checkbox], [type=radio]';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isShown = (element: HTMLElement): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert], [aria-hidden="true"], .visually-hidden') === null &&
    // Outside the window until the keyboard reaches it.
    !element.matches('[class*=skip]');
  const nameOf = (element: HTMLElement): string =>
    [
      element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent,
      ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
    ]
      .join(' ')
      .replaceAll('\u200b', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 80);
  // Of a long list the first are pressed, since all of it is made alike.
  const isNear = (element: HTMLElement): boolean => {
    const item = element.closest('li');
    return item === null || [...(item.parentElement?.children ?? [])].indexOf(item) < 10;
  };
  // By a text beside it, by a field that is still empty, by the number of the page shown, or by what is being loaded.
  const isExplained = (element: HTMLElement): boolean =>
    [...(element.closest('form, dialog')?.querySelectorAll('input') ?? [])].some(({ value }) => value === '') ||
    document.querySelector('[aria-busy=true]') !== null ||
    element.closest('nav')?.querySelector('[aria-current=page]') instanceof HTMLElement ||
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .some((id) => (document.getElementById(id)?.textContent ?? '').trim() !== '');
  return [...root.querySelectorAll<HTMLElement>(pressed)]
    .filter(isShown)
    .filter(isNear)
    .map((element, place) => {
      element.dataset['control'] = String(place);
      const isBlocked = element.matches(':disabled, [aria-disabled=true]');
      return {
        place,
        name: nameOf(element),
        kind: element.getAttribute('role') ?? element.tagName.toLowerCase(),
        to: element.getAttribute('href'),
        isInBar: element.closest('nav, header, footer') !== null && element.closest('main, dialog') === null,
        isCurrent: element.matches('[aria-current=page], [aria-selected=true], [type=radio]:checked'),
        isBlocked,
        isExplained: isBlocked && isExplained(element),
      };
    });
};

export const listControls = (page: Page): Promise<Control[]> => page.evaluate(markControls);

// Before the page is opened. Records what the page changes, copies and shares from now on; classes and styles alone
// are no effect, since every button looks different while it is pressed.
export const recordEffects = (page: Page): Promise<void> =>
  page
    .addInitScript(() => {
      const effects: string[] = [];
      Object.assign(globalThis, { krapaoEffects: effects });
      const clipboard = {
        writeText: (): Promise<void> => Promise.resolve(void effects.push('copied')),
        readText: (): Promise<string> => Promise.resolve(String(effects.push('read what was copied'))),
        read: (): Promise<[]> => Promise.resolve((effects.push('read what was copied'), [])),
      };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard });
      Object.defineProperty(navigator, 'share', { value: () => Promise.resolve(void effects.push('shared')) });
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof HTMLElement && !target.matches('button, a, summary')) effects.push('focused');
      });
      document.addEventListener('scroll', () => effects.push('scrolled'), { capture: true });
      document.addEventListener('change', () => effects.push('chosen'), { capture: true });
      const unseen = new Set(['class', 'style', 'data-control', 'data-shown', 'data-clip']);
      new MutationObserver((records) => {
        for (const { type, attributeName } of records)
          if (type !== 'attributes' || !unseen.has(attributeName ?? '')) effects.push(type);
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    })
    .then(() => undefined);

const effectCount = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { krapaoEffects: string[] }).krapaoEffects.length);

const effectWithinMs = 3_000;
const settledAfterMs = 300;

// Waits until the page has not changed for a moment, for instance after a list was found.
export const settle = async (page: Page): Promise<void> => {
  const until = Date.now() + effectWithinMs;
  let [count, since] = [await effectCount(page), Date.now()];
  while (Date.now() < Math.min(until, since + settledAfterMs)) {
    await pause(50);
    const next = await effectCount(page);
    if (next !== count) [count, since] = [next, Date.now()];
  }
};

// Presses the control and returns whether anything came of it: another address, page or file dialog, a request, or a
// change of the page.
const hasEffect = async (page: Page, { place }: Control): Promise<boolean> => {
  const seen: string[] = [];
  page.on('popup', () => seen.push('opened a page'));
  page.on('filechooser', () => seen.push('asked for a file'));
  page.on('download', () => seen.push('saved a file'));
  page.on('request', () => seen.push('sent a request'));
  page.on('framenavigated', () => seen.push('went to another address'));
  const pressed = page.locator(`[data-control="${String(place)}"]`);
  await pressed.scrollIntoViewIfNeeded({ timeout: effectWithinMs });
  await pause(100);
  const before = await effectCount(page);
  await pressed.click({ timeout: effectWithinMs });
  const until = Date.now() + effectWithinMs;
  while (seen.length === 0 && Date.now() < until) {
    // The page may be on its way to another address.
    const count = await effectCount(page).catch(() => before + 1);
    if (count > before) return true;
    await pause(50);
  }
  return seen.length > 0;
};

// What a page shows once it shows anything.
const textSoon = async (page: Page): Promise<string> => {
  const body = page.locator('body');
  await body
    .filter({ hasText: /\S/ })
    .waitFor({ timeout: effectWithinMs })
    .catch(() => undefined);
  return body.innerText({ timeout: effectWithinMs }).catch(() => '');
};

// The specification's words for an unknown address, in every language.
const notFound = 'Page Not Found';

// What is wrong after the control was pressed.
export const pressControl = async (page: Page, control: Control): Promise<string[]> => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`threw ${message}`));
  page.on('response', (reply) => {
    const isMissing = reply.status() === 404 && !new URL(reply.url()).pathname.startsWith('/api/');
    if (reply.status() >= 500 || isMissing) faults.push(`got ${String(reply.status())} from ${reply.url()}`);
  });
  const opened: Page[] = [];
  page.on('popup', (popup) => opened.push(popup));
  try {
    if (!(await hasEffect(page, control)) && !control.isCurrent) faults.push('nothing happened');
  } catch (error) {
    faults.push(String(error).split('\n')[0] ?? '');
  }
  await page.waitForLoadState('load').catch(() => undefined);
  await pause(300);
  for (const shown of [page, ...opened]) {
    const text = await textSoon(shown);
    if (text.includes(notFound)) faults.push(`led to a page that does not exist: ${shown.url()}`);
    if (text.trim() === '' && shown.url().startsWith('http')) faults.push(`led to an empty page: ${shown.url()}`);
  }
  return faults;
};
