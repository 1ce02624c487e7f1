import { expect, type Locator, type Page } from '@playwright/test';
import { proves } from '#support/requirements/proves-of-journey.ts';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { goHome } from './support/enter.ts';
import { gameCard } from './support/home-steps.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';

const widthsPx = [360, 600, 1280];
const heightPx = 740;

// A desktop browser's scrollbar takes room that a phone's does not, so it is added.
const scrollbarOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.innerWidth - document.documentElement.getBoundingClientRect().width);

// How many cards are fully visible in the carousel, and which is the first of them.
const shownIn = (carousel: Locator): Promise<{ count: number; first: number }> =>
  carousel.getByRole('list').evaluate((track) => {
    const box = track.getBoundingClientRect();
    const isShown = [...track.children].map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left >= box.left - 1 && right <= box.right + 1;
    });
    return { count: isShown.filter(Boolean).length, first: isShown.indexOf(true) };
  });

const cardsAcross = (carousel: Locator): Promise<number> =>
  carousel.getByRole('list').evaluate((track) => {
    const gap = Number.parseFloat(getComputedStyle(track).columnGap);
    const card = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    return Math.floor((track.clientWidth + gap) / (card + gap));
  });

journey('each carousel of games shows three cards at a time, and Next shows the next three', async ({ visit }) => {
  proves('HOME-21');
  const made = await member({ balance: 500, games: ['JOKER'] });
  for (const width of inFullOr(widthsPx, 360, 1280)) {
    const app = await visit({ as: made, language: 'en', width });
    await goHome(app);
    const carousels = app.page
      .locator('[aria-roledescription="carousel"]')
      .filter({ has: app.page.locator('article') });
    await expect(carousels).toHaveCount(3);
    await app.page.setViewportSize({ width: width + (await scrollbarOf(app.page)), height: heightPx });
    for (const carousel of await carousels.all())
      await expect.poll(() => cardsAcross(carousel), `${String(width)} px`).toBe(3);
    const slots = carousels.first();
    expect(await shownIn(slots)).toEqual({ count: 3, first: 0 });
    await slots.getByRole('button', { name: app.t('next'), exact: true }).click();
    await expect.poll(() => shownIn(slots)).toEqual({ count: 3, first: 3 });
  }
});

journey('a press anywhere on the card of a game opens it, by finger and by mouse', inTurn(1), async ({ visit }) => {
  const made = await member({ balance: 500, games: ['JOKER'] });
  for (const isPhone of [true, false]) {
    const app = await visit({ as: made, language: 'en', isPhone });
    await goHome(app);
    const card = gameCard(app, 'Joker');
    const dialog = app.page.getByRole('dialog', { name: 'Joker' });
    for (const part of [card.getByRole('heading'), card.locator('img').first()]) {
      await part.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const [across, down] = [x + width / 2, y + height / 2];
      if (isPhone) await app.page.touchscreen.tap(across, down);
      else await app.page.mouse.click(across, down, { delay: 80 });
      await expect(dialog).toBeVisible();
      await app.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});
