import type { Page } from '@playwright/test';
import { cutTextsOf } from './cut-texts.ts';

// What is wrong with the places of things on the page. Each function runs in the page, on the elements marked as shown.

const markShown = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown]')) delete element.dataset['shown'];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const isShown =
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // Amounts are hidden from screen readers alone, which read them as words.
      element.closest('.visually-hidden, [inert]') === null &&
      // Text for screen readers alone has a box of one pixel.
      element.getBoundingClientRect().width > 2;
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    if (isShown) element.dataset['shown'] = `${element.tagName.toLowerCase()} "${text}"`;
  }
};

const findSideways = (): string[] =>
  [document.documentElement, ...document.querySelectorAll<HTMLElement>('[data-shown]')]
    .filter(
      (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
    // Carousels scroll sideways, and tables inside their own box.
    .filter(
      (element) =>
        element.closest('[aria-roledescription]') === null && element.querySelector(':scope > table') === null,
    )
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((element) => `scrolls sideways: ${element.dataset['shown'] ?? 'the page'}`);

const findSmall = (leastPx: number): string[] => {
  const isInText = (element: Element): boolean =>
    element.matches('a') && getComputedStyle(element).display === 'inline' && element.closest('p, li, td') !== null;
  const boxOf = (element: HTMLElement): DOMRect =>
    (element.matches('[type=checkbox], [type=radio]')
      ? (element.closest('label') ?? element)
      : element
    ).getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('[data-shown]')]
    .filter((element) => element.matches('button, a[href], input, select, textarea, [role=button], summary'))
    .filter((element) => element.closest('[class*=skip]') === null && !isInText(element))
    .filter((element) => Math.min(boxOf(element).height, boxOf(element).width) < leastPx - 1)
    .map((element) => `too small to press: ${element.dataset['shown'] ?? ''}`);
};

const findCovered = (): string[] => {
  // Bars and toasts lie over what scrolls below them; what scrolls out of its box is not seen.
  const layerOf = (element: Element): Element | null => {
    const { position, overflow } = getComputedStyle(element);
    if (/fixed|sticky|absolute/.test(position) || /auto|scroll/.test(overflow)) return element;
    return element.parentElement === null ? null : layerOf(element.parentElement);
  };
  type Line = Record<'left' | 'right' | 'top' | 'bottom', number>;
  const meets =
    (one: Line) =>
    (other: Line): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
  const written = [...document.querySelectorAll<HTMLElement>('[data-shown]')].flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // A name that ends in an ellipsis is not seen beyond its box.
        const { left, right } = element.getBoundingClientRect();
        const isEllipsis = getComputedStyle(element).textOverflow === 'ellipsis';
        const lines = [...range.getClientRects()].map((line) => ({
          left: isEllipsis ? Math.max(left, line.left) : line.left,
          right: isEllipsis ? Math.min(right, line.right) : line.right,
          top: line.top,
          bottom: line.bottom,
        }));
        return { element, layer: layerOf(element), lines };
      }),
  );
  return written.flatMap((one, index) =>
    written.slice(index + 1).flatMap((other) => {
      // Lines of Thai and Lao text are higher than their letters; an inline part of a text lies in the box of its lines.
      const isInside = one.element.contains(other.element) || other.element.contains(one.element);
      const isOver = one.layer === other.layer && !isInside && one.lines.some((line) => other.lines.some(meets(line)));
      return isOver
        ? [`one over another: ${one.element.dataset['shown'] ?? ''}, ${other.element.dataset['shown'] ?? ''}`]
        : [];
    }),
  );
};

// A dialog inherits from the part of the page that opens it.
const findSmallTitles = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] [data-shown]')]
    .filter(({ id }) => id !== '' && document.querySelector(`dialog[aria-labelledby="${CSS.escape(id)}"]`) !== null)
    .filter((title) => Number.parseFloat(getComputedStyle(title).fontSize) < 16)
    .map((title) => `a title smaller than text: ${title.dataset['shown'] ?? ''}`);

// With these rules, and with what is outside the window: it has no colours and no places until it is drawn. The pages permit
// no inline style elements; a sheet made by a script is not one.
export const drawWith = (page: Page, rules = ''): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, `* { content-visibility: visible !important } ${rules}`);

// leastPx: of what one can press.
export const faultsOf = async (page: Page, leastPx: number): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(markShown);
  const found = await page.evaluate(findSmall, leastPx);
  for (const find of [findSideways, findCovered, findSmallTitles]) found.push(...(await page.evaluate(find)));
  return [...found, ...(await cutTextsOf(page))];
};
