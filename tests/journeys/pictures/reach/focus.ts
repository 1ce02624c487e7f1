import type { Page } from '@playwright/test';
import { settle } from '../../support/inspect.ts';
import { readRing, type Ring } from './ring.ts';

// A place where Tab stops.
interface Stop {
  readonly name: string;
  // The landmark, modal or bar around it, within which the order is seen.
  readonly part: number;
  // Whether what had the focus before stands behind it.
  readonly isBefore: boolean;
  // In what scrolls, as if nothing were scrolled.
  readonly box: Readonly<Record<'left' | 'top' | 'bottom', number>>;
  readonly isSkip: boolean;
}

// Runs in the page. Null once Tab has left it or come round.
const readStop = (place: number): Stop | null => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  if (element.dataset['stop'] !== undefined) return null;
  element.dataset['stop'] = String(place);
  const last = document.querySelector(`[data-stop="${String(place - 1)}"]`);
  const { top, bottom, left } = element.getBoundingClientRect();
  let scrolled = 0;
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) scrolled += parent.scrollTop;
  const [label] = (element as HTMLInputElement).labels ?? [];
  const text = element.ariaLabel ?? label?.innerText ?? element.innerText;
  const partOf = (from: Element | null): Element | null => {
    if (from === null || from.matches('dialog, header, nav, main, footer, aside, article, [role=log]')) return from;
    return /fixed|sticky/.test(getComputedStyle(from).position) ? from : partOf(from.parentElement);
  };
  const part = partOf(element);
  return {
    name: `${element.tagName.toLowerCase()} "${text.trim().slice(0, 30)}"`,
    part: part === null ? -1 : [...document.querySelectorAll('*')].indexOf(part),
    isBefore: last !== null && (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0,
    box: { left, top: top + scrolled, bottom: bottom + scrolled },
    isSkip: element.matches('a[href^="#"]'),
  };
};

// Runs in the page. Whether something lies over the middle of what has the focus.
const isCovered = (): boolean => {
  const element = document.activeElement;
  if (element === null) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && !element.contains(hit) && !hit.contains(element);
};

// Runs in the page. As if the page or the modal had just come.
const toBeginning = (): void => {
  for (const stop of document.querySelectorAll<HTMLElement>('[data-stop]')) delete stop.dataset['stop'];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const first = document.createElement('button');
  root.prepend(first);
  first.focus();
  first.remove();
  scrollTo(0, 0);
};

// Runs in the page. With reduced motion every change takes a frame.
const drawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const stopsMax = 150;
const leastRatio = 3;
// Of a pixel that is half covered.
const roundingPx = 1.5;

export const ringFaults = (ring: Ring | null): string[] => {
  if (ring === null) return ['has no ring'];
  const sides = Object.entries(ring.cut).filter(([, px]) => px > roundingPx);
  return [
    ...(ring.ratio < leastRatio ? [`its ring is faint, ${ring.ratio.toFixed(2)}`] : []),
    ...sides.map(([side, px]) => `its ring is cut off, ${side} by ${px.toFixed(0)} px`),
  ];
};

const orderFaults = (last: Stop, { isBefore, part, box }: Stop): string[] => {
  if (last.part !== part) return [];
  const isLeft = Math.abs(box.top - last.box.top) < 4 && box.left < last.box.left - 4;
  const isLate = isBefore || box.bottom <= last.box.top + 2 || isLeft;
  return isLate ? [`comes after ${last.name}`] : [];
};

// Pages of one column: beside each other the order cannot be told from the places.
export const focusFaults = async (page: Page): Promise<string[]> => {
  const isModal = (await page.locator('dialog[open]').count()) > 0;
  // It closes as the focus leaves it, and gives the focus back.
  const hasList = (await page.locator('[role=listbox]:visible').count()) > 0;
  await page.evaluate(toBeginning);
  const found: string[] = [];
  const stops: Stop[] = [];
  for (let count = 0; count < stopsMax; count += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(drawn);
    const stop = await page.evaluate(readStop, count);
    if (stop === null) break;
    let [ring, isHidden] = [await page.evaluate(readRing), await page.evaluate(isCovered)];
    // On a busy machine two frames may be too few for what slides in.
    if (isHidden || ringFaults(ring).length > 0) {
      await settle(page);
      [ring, isHidden] = [await page.evaluate(readRing), await page.evaluate(isCovered)];
    }
    const last = stops.at(-1);
    const faults = [...ringFaults(ring), ...(last === undefined || hasList ? [] : orderFaults(last, stop))];
    if (isHidden) faults.push('lies under something');
    found.push(...faults.map((fault) => `${stop.name}: ${fault}`));
    stops.push(stop);
  }
  const controls = await page.locator('a[href], button, input, select, textarea').count();
  if (stops.length === 0) return controls === 0 ? [] : ['Tab reaches nothing'];
  const [first] = stops;
  const hasMenu = !isModal && !hasList && (await page.locator('nav').count()) > 0;
  if (hasMenu && first?.isSkip !== true) found.push(`${first?.name ?? ''}: is first, not the skip link`);
  return found;
};
