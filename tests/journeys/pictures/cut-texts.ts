import type { Page } from '@playwright/test';

// Texts that a box around them cuts off, by their ink: the marks of Thai and Lao rise above and hang below the letters,
// and a line may have room beyond them. Each function runs in the page, on the elements marked as shown.

// Writes at each element with a text what the boxes around it let through, as left, right, top and bottom.
const markClips = (): void => {
  type Clip = readonly [left: number, right: number, top: number, bottom: number];
  const everything: Clip = [-Infinity, Infinity, -Infinity, Infinity];
  const isSwiped = (element: HTMLElement): boolean => element.ariaRoleDescription !== null;
  // Where an element scrolls, nothing is lost beyond it.
  const isLast = (element: HTMLElement, { position, overflowX, overflowY }: CSSStyleDeclaration): boolean =>
    isSwiped(element) || position === 'fixed' || /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const clipOf = (element: HTMLElement, style: CSSStyleDeclaration): Clip => {
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const { overflowX, overflowY, overflowClipMargin } = style;
    const isPainted = /paint|content|strict/.test(style.contain) || style.contentVisibility === 'auto';
    // A name may end in an ellipsis.
    const isCutX = !isSwiped(element) && (isPainted || (hides(overflowX) && style.textOverflow !== 'ellipsis'));
    const isCutY = isPainted || (hides(overflowY) && style.webkitLineClamp === 'none');
    const marginPx = overflowX === 'clip' && overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
    const outer = element.getBoundingClientRect();
    const [left, top] = [outer.left + element.clientLeft - marginPx, outer.top + element.clientTop - marginPx];
    return [
      isCutX ? left : -Infinity,
      isCutX ? left + element.clientWidth + 2 * marginPx : Infinity,
      isCutY ? top : -Infinity,
      isCutY ? top + element.clientHeight + 2 * marginPx : Infinity,
    ];
  };
  const both = (one: Clip, other: Clip): Clip => [
    Math.max(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  const known = new Map<Element, Clip>();
  const around = (element: Element | null): Clip => {
    if (!(element instanceof HTMLElement) || element === document.documentElement) return everything;
    const found = known.get(element);
    if (found !== undefined) return found;
    const style = getComputedStyle(element);
    // What is placed absolutely is cut by the box it is placed in, not by those between; an inline box cuts nothing.
    const next = style.position === 'absolute' ? element.offsetParent : element.parentElement;
    const own = style.display === 'inline' ? everything : clipOf(element, style);
    const clip = isLast(element, style) ? own : both(own, around(next));
    known.set(element, clip);
    return clip;
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-shown]'))
    element.dataset['clip'] = around(element).map(String).join(' ');
};

const findCut = (): string[] => {
  const pen = document.createElement('canvas').getContext('2d');
  const isCut = (element: HTMLElement, text: ChildNode): boolean => {
    const [left = 0, right = 0, top = 0, bottom = 0] = (element.dataset['clip'] ?? '').split(' ').map(Number);
    // Such a box hides its text from the eye, for screen readers alone.
    if (pen === null || right - left <= 2 || bottom - top <= 2) return false;
    pen.font = getComputedStyle(element).font;
    const measured = pen.measureText(text.textContent ?? '');
    const [above, below] = [measured.actualBoundingBoxAscent, measured.actualBoundingBoxDescent];
    const range = document.createRange();
    range.selectNodeContents(text);
    // A name that ends in an ellipsis is not seen beyond its box.
    const isEnding = getComputedStyle(element).textOverflow === 'ellipsis';
    return [...range.getClientRects()].some((line) => {
      const base = line.top + measured.fontBoundingBoxAscent;
      const isBeside = !isEnding && (line.left < left - 1 || line.right > right + 1);
      return isBeside || base - above < top - 1 || base + below > bottom + 1;
    });
  };
  return [...document.querySelectorAll<HTMLElement>('[data-shown]')]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '' && isCut(element, node),
      ),
    )
    .map((element) => `cut off: ${element.dataset['shown'] ?? ''}`);
};

const markAndFind = async (page: Page): Promise<string[]> => {
  await page.evaluate(markClips);
  return page.evaluate(findCut);
};

// What moved between its marks and its measuring, since text of another size was still being laid out, is measured again.
export const cutTextsOf = async (page: Page): Promise<string[]> => {
  const found = await markAndFind(page);
  return found.length === 0 ? found : markAndFind(page);
};
