import { expect, type Locator, type Page } from '@playwright/test';
import { faultsOf } from './pictures/geometry.ts';
import { inFullOr } from '#support/requirements/in-full.ts';
import { goHome } from './support/enter.ts';
import { appIn, settle } from './support/inspect.ts';
import { journey, type Visit } from './support/journey.ts';
import { type Member, member } from './support/members.ts';

// The highest and lowest marks of Thai and Lao.
const marks = { th: 'ที่ กี้ ฏู ญู', la: 'ຊື້ ນ້ຳ ຫຼຸ້ມ' } as const;
const roundPx = 12;

const write = (place: Locator, text: string): Promise<void> =>
  place.evaluate((element, written) => {
    if (element instanceof HTMLInputElement) element.value = written;
    else {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      for (const [at, node] of texts.entries()) node.nodeValue = at === 0 ? written : '';
    }
  }, text);

const pixelsOf = async (page: Page, place: Locator): Promise<Buffer> => {
  await settle(page);
  const box = await place.boundingBox();
  if (box === null) throw new Error('the place of the marks is not shown');
  const [x, y] = [Math.max(0, box.x - roundPx), Math.max(0, box.y - roundPx)];
  return page.screenshot({ clip: { x, y, width: box.width + 2 * roundPx, height: box.height + 2 * roundPx } });
};

// Nothing around the text cuts any more. The line of a field is as high as the field.
const uncut = (place: Locator): Promise<void> =>
  place.evaluate((element: HTMLElement) => {
    if (element instanceof HTMLInputElement) {
      const { clientHeight, offsetHeight } = element;
      Object.assign(element.style, { height: `${offsetHeight}px`, paddingBlock: '0', lineHeight: `${clientHeight}px` });
    }
    // What scrolls would show more than before.
    const isInside = (part: HTMLElement): boolean =>
      !part.matches('main, dialog, body') && !/auto|scroll/.test(getComputedStyle(part).overflow);
    for (let part: HTMLElement | null = element; part !== null && isInside(part); part = part.parentElement)
      Object.assign(part.style, { overflow: 'visible', clipPath: 'none', contain: 'none' });
    for (const part of element.querySelectorAll<HTMLElement>('*')) part.style.overflow = 'visible';
  });

// By more than the rounding of a colour, which depends on how the browser divides a page into layers.
const differs = (page: Page, ...pictures: readonly Buffer[]): Promise<boolean> =>
  page.evaluate(
    async (encoded) => {
      const leastOf255 = 16;
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          pen?.drawImage(picture, 0, 0);
          return [...(pen?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
        }),
      );
      return one.length !== other.length || one.some((value, at) => Math.abs(value - (other[at] ?? 0)) >= leastOf255);
    },
    pictures.map((picture) => picture.toString('base64')),
  );

// Whether the text at that place is drawn the same when nothing around it can cut it.
const isWhole = async (page: Page, named: Locator, text: string): Promise<boolean> => {
  // Its name goes with its text.
  const mark = String(Math.random());
  await named.evaluate((element, value) => element.setAttribute('data-marks', value), mark);
  const place = page.locator(`[data-marks="${mark}"]`);
  await place.scrollIntoViewIfNeeded();
  await write(place, '');
  const empty = await pixelsOf(page, place);
  await write(place, text);
  const shown = await pixelsOf(page, place);
  expect(await differs(page, shown, empty), 'something is drawn').toBe(true);
  await uncut(place);
  return !(await differs(page, shown, await pixelsOf(page, place)));
};

for (const language of inFullOr(['th', 'la'] as const))
  journey(`no mark of ${language} is cut in buttons, chips, fields, toasts and cells`, async ({ visit }) => {
    const made: Member = await member({ balance: 500, games: ['JOKER'] });
    const check = async (
      width: number,
      walk: (app: Visit, check: (place: Locator, what: string) => Promise<void>) => Promise<void>,
    ) => {
      const app = await visit({ as: made, language, width });
      await walk(app, async (place, what) => {
        expect(await isWhole(app.page, place.first(), marks[language]), `${what} cuts marks`).toBe(true);
      });
    };
    await check(360, async (app, whole) => {
      await goHome(app);
      const main = app.page.getByRole('main');
      const button = main.getByRole('button', { name: app.t('deposit'), exact: true }).first();
      await whole(main.locator('article').getByRole('button'), 'a small button');
      await button.click();
      await app.page.getByRole('dialog').locator('button[value^="SCB-"]').click();
      await app.page.getByRole('dialog').locator('[class*=copy] button').first().click();
      const toast = app.page.locator('[data-toasts] span[class*=text]');
      // It stays while a pointer is on it.
      await toast.hover();
      await whole(toast, 'a toast');
      await app.page.keyboard.press('Escape');
      await whole(button, 'a button');
    });
    await check(360, async (app, whole) => {
      await app.page.goto('/user/bonus');
      await whole(app.page.getByRole('main').getByRole('textbox'), 'a field');
    });
    await check(768, async (app, whole) => {
      await app.page.goto('/user/statement');
      await whole(app.page.getByRole('main').locator('[class*=chip]'), 'a chip');
      await whole(app.page.getByRole('main').locator('td'), 'a cell');
    });
  });

for (const language of inFullOr(['th', 'la'] as const))
  journey(`a title of ${language} with an old line height is found by its pixels and by its ink`, async ({ visit }) => {
    const { page } = await visit({ as: await member({ balance: 500 }), language });
    await page.goto('/user/bonus');
    const title = appIn(page).getByRole('heading', { level: 1 });
    await title.evaluate((element) => Object.assign(element.style, { overflow: 'clip', lineHeight: '0.9' }));
    await write(title, marks[language]);
    expect(await faultsOf(page, 0)).toContain(`cut off: h1 "${marks[language]}"`);
    expect(await isWhole(page, title, marks[language])).toBe(false);
  });
