import type { Page } from '@playwright/test';

// Runs in the page. Marks what can be pressed or typed into with its name, and the box that a finger meets with its place.
const markTargets = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-target]')) delete element.dataset['target'];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const isInText = (element: Element): boolean =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, li, td') !== null;
  for (const element of root.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, textarea, input:not([type=file], [type=hidden]), [role=option], [role=tab]',
  )) {
    const isShown =
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[inert], [class*=skip], .visually-hidden') === null &&
      !isInText(element);
    const finger = element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element;
    const name = finger.getAttribute('aria-label') ?? (finger.innerText || finger.getAttribute('name') || '');
    if (isShown) finger.dataset['target'] = `${element.tagName.toLowerCase()} "${name.trim().slice(0, 30)}"`;
  }
};

export const markedTargets = (page: Page): Promise<void> => page.evaluate(markTargets);
