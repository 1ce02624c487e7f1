import { expect, type Page } from '@playwright/test';
import { inFullOr } from '#support/requirements/in-full.ts';
import { drawWith } from './pictures/geometry.ts';
import { goHome } from './support/enter.ts';
import { settle } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { languages } from './support/words.ts';

const widths = [320, 360, 412];
const textPercents = [100, 125, 150, 175, 200];

// Runs in the page. What in the bar has no room, or covers something else.
const faultsOfBar = (): string[] => {
  type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
  const playPx = 1;
  const isIn = (one: Box, other: Box): boolean =>
    one.left >= other.left - playPx &&
    one.right <= other.right + playPx &&
    one.top >= other.top - playPx &&
    one.bottom <= other.bottom + playPx;
  const meets = (one: Box, other: Box): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > playPx &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > playPx;
  const bar = document.querySelector<HTMLElement>('nav:has(a[href="/user/contact"])');
  const main = document.querySelector('main');
  if (bar === null || main === null) return ['there is no bar'];
  const linesOf = (element: Element): Box[] => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()];
  };
  const screen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
  const found: string[] = [];
  const entries = [...bar.querySelectorAll<HTMLElement>('a, button')].map((element) => {
    const label = element.querySelector('span:not([aria-hidden], .visually-hidden)');
    const name = label?.textContent ?? '';
    return { name, box: element.getBoundingClientRect(), lines: label === null ? [] : linesOf(label) };
  });
  for (const { name, box, lines } of entries) {
    if (!isIn(box, screen)) found.push(`${name} is beyond the screen`);
    if (Math.min(box.width, box.height) < 44 - playPx) found.push(`${name} is too small to press`);
    if (lines.length === 0 || !lines.every((line) => isIn(line, box))) found.push(`${name} has no room`);
    const others = entries.filter((other) => other.name !== name);
    if (others.some((other) => meets(box, other.box))) found.push(`${name} covers another entry`);
  }
  const mark = bar.querySelector('span[aria-hidden]')?.getBoundingClientRect();
  if (mark === undefined || mark.width === 0) return [...found, 'the mark is not shown'];
  if (!isIn(mark, bar.getBoundingClientRect())) found.push('the mark is beyond the bar');
  for (const { name, lines } of entries)
    if (lines.some((line) => meets(mark, line))) found.push(`the mark covers ${name}`);
  const roomPx = Number.parseFloat(getComputedStyle(main).paddingBottom);
  if (bar.getBoundingClientRect().height > roomPx) found.push('the end of the page lies under the bar');
  return found;
};

const expectRoom = async (page: Page, width: number, percent: number): Promise<void> => {
  await page.setViewportSize({ width, height: 740 });
  await drawWith(page, `:root { font-size: ${String(percent)}% !important }`);
  await settle(page);
  expect(await page.evaluate(faultsOfBar), `${String(width)} px, text of ${String(percent)} %`).toEqual([]);
};

for (const language of inFullOr(languages))
  journey(
    `${language}: the bar has room for its words and for the mark of unread answers, also with text of twice the size`,
    async ({ visit }) => {
      const app = await visit({ as: await member(), language, isPhone: true });
      const { page } = app;
      await page.route('**/api/chat/unread', (route) => route.fulfill({ json: { readSeq: 3, unread: 12 } }));
      await goHome(app);
      await expect(page.locator('nav span[aria-hidden]')).toHaveText('9+');
      for (const width of widths) for (const percent of textPercents) await expectRoom(page, width, percent);
    },
  );
