import { expect, type Locator, type Page } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { inspect } from './support/inspect.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { languages } from './support/words.ts';

// What can be pressed, or is a figure, under parts of the closed chat.
const coveredBy = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => {
    const corner = document.querySelector('[class*=corner]') as HTMLElement;
    const covers = names
      .flatMap((name) => [...corner.querySelectorAll<HTMLElement>(`[class*=${name}]`)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect());
    const pressables = 'a, button, input, select, textarea';
    // A QR code and what to do with it.
    const wanted = names.includes('invite') ? `${pressables}, figure` : pressables;
    return [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter((other) => !corner.contains(other) && other.checkVisibility())
      .filter((other) => {
        const box = other.getBoundingClientRect();
        return covers.some(
          ({ left, right, top, bottom }) =>
            box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        );
      })
      .map(({ textContent }) => textContent);
  }, parts);

const scrollTo = (page: Page, part: number): Promise<void> =>
  page.evaluate((to) => window.scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight)), part);

const sideOf = async (bubble: Locator): Promise<'left' | 'right'> => {
  const [box, width] = [await bubble.boundingBox(), bubble.page().viewportSize()?.width ?? 0];
  return (box?.x ?? 0) < width / 2 ? 'left' : 'right';
};

const hasFocus = (panel: Locator): Promise<boolean> =>
  panel.evaluate((element) => element.contains(document.activeElement));

const drag = async (bubble: Locator, toX: number): Promise<void> => {
  const { x, y } = (await bubble.boundingBox()) ?? { x: 0, y: 0 };
  const { mouse } = bubble.page();
  await mouse.move(x + 28, y + 28);
  await mouse.down();
  await mouse.move(toX, y + 28, { steps: 5 });
  await mouse.up();
};

for (const language of inFullOr(languages, 'la'))
  for (const width of inFullOr([360, 1280], 360))
    journey(
      `the chat's invitation covers no figure and nothing that can be pressed, and the closed chat nothing as the page is drawn and at its end, on either side, at ${String(width)} px, in ${language}`,
      async ({ visit }) => {
        proves('CHAT-15');
        const { page, t } = await visit({ as: await member(), language, width });
        await page.goto('/user/contact');
        const bubble = page.getByRole('button', { name: t('openChat') });
        const invite = page.locator('[class*=invite]').first();
        await expect(invite).toBeAttached();
        for (const key of ['ArrowLeft', 'ArrowRight']) {
          await bubble.press(key);
          await scrollTo(page, 0);
          await expect.poll(() => coveredBy(page, ['bubble']), `${key}, as drawn`).toEqual([]);
          for (const part of [0, 0.25, 0.5, 0.75, 1]) {
            await scrollTo(page, part);
            await expect.poll(() => coveredBy(page, ['invite']), `${key} at ${String(part)}`).toEqual([]);
          }
          await expect(invite).toBeVisible();
          await expect.poll(() => coveredBy(page, ['bubble', 'invite'])).toEqual([]);
        }
      },
    );

journey(
  'the closed chat is moved to the other side by dragging, by a key and by a button, and stays there',
  inTurn(1),
  async ({ visit }) => {
    const app = await visit({ as: await member() });
    const { page, t } = app;
    await page.goto('/user/contact');
    const bubble = page.getByRole('button', { name: t('openChat') });
    const panel = page.getByRole('dialog');
    await drag(bubble, 40);
    expect(await sideOf(bubble)).toBe('left');
    await expect(panel).toHaveCount(0);
    await page.goto('/user/home');
    await page.goto('/user/contact');
    await expect(bubble).toBeVisible();
    expect(await sideOf(bubble)).toBe('left');
    await inspect(app, 'the chat on the left');
    await bubble.press('ArrowRight');
    expect(await sideOf(bubble)).toBe('right');
    await drag(bubble, 330);
    expect(await sideOf(bubble)).toBe('right');
    await bubble.press('Enter');
    await panel.getByRole('button').first().click();
    await page.keyboard.press('Escape');
    await expect(bubble).toBeFocused();
    expect(await sideOf(bubble)).toBe('left');
    await bubble.click();
    await expect(panel).toBeVisible();
  },
);

journey('at a desk the chat stands beside the menu on either side, and Tab leaves it', inTurn(2), async ({ visit }) => {
  const { page, t } = await visit({ as: await member(), width: 1280 });
  await page.goto('/user/contact');
  const bubble = page.getByRole('button', { name: t('openChat') });
  const panel = page.getByRole('dialog');
  const menu = await page.getByRole('navigation').last().boundingBox();
  await bubble.press('ArrowLeft');
  expect((await bubble.boundingBox())?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0));
  await bubble.press('Enter');
  await expect(panel.getByRole('textbox')).toBeFocused();
  expect((await panel.boundingBox())?.x).toBeGreaterThan((menu?.x ?? 0) + (menu?.width ?? 0));
  for (const _ of [1, 2]) await page.keyboard.press('Tab');
  expect(await hasFocus(panel)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(bubble).toBeFocused();
});

journey(
  'on a phone the open chat keeps the focus, is closed by Escape and gives the focus back',
  inTurn(2),
  async ({ visit }) => {
    const { page, t } = await visit({ as: await member() });
    await page.goto('/user/contact');
    const bubble = page.getByRole('button', { name: t('openChat') });
    await bubble.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('textbox')).toBeFocused();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let nth = 0; nth < 8; nth += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(panel), `${key} ${String(nth)}`).toBe(true);
      }
    await page.locator('nav a').first().focus();
    expect(await hasFocus(panel), 'the page behind').toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(bubble).toBeFocused();
  },
);
