import { type Browser, expect, type Page } from '@playwright/test';
import { type Member, member, memberAddress } from '../support/members.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { openPhone, storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';

// node scroll-command.ts <rounds>: prints as JSON the frames a second while home and the statement are scrolled down and up.

const screens = ['/user/home', '/user/statement'];
const lines = 50;

const lineAt = (place: number) => ({
  _id: `01a1f8b7-725b-7e04-bbd6-${String(place).padStart(12, '0')}`,
  statementType: 'transfer',
  status: 'SUCCESS',
  from: 'WALLET',
  to: 'JOKER',
  amount: 100 + place,
  createdAt: new Date(Date.UTC(2026, 10, 20) + place * 60_000).toISOString(),
  note: null,
});

// Longer than a member's first page is.
const answerStatement = (page: Page): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === '/api/statement',
    (route) =>
      route.fulfill({ json: { total: lines, statements: Array.from({ length: lines }, (_, at) => lineAt(at)) } }),
  );

const scroll = (): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const scrolledMs = 2_000;
  const way = document.documentElement.scrollHeight - innerHeight;
  const began = performance.now();
  let frames = 0;
  const step = (): void => {
    const passed = performance.now() - began;
    if (passed >= scrolledMs) return resolve((frames * 1_000) / passed);
    frames += 1;
    scrollTo({ top: way * Math.sin((passed / scrolledMs) * Math.PI), behavior: 'instant' });
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  return promise;
};

const framesOf = async (browser: Browser, plan: { path: string; as: Member; rounds: number }) => {
  await using phone = await openPhone(browser, { stored: storedFor(plan.as), isLineSlow: false });
  const { page } = phone;
  await answerStatement(page);
  await page.goto(memberAddress() + plan.path, { waitUntil: 'networkidle' });
  await expect(page.locator('.money').first()).toBeVisible();
  const frames: number[] = [];
  // In the first round what was never seen is drawn for the first time, as for a member: it counts.
  for (let round = 0; round < plan.rounds; round += 1) frames.push(await page.evaluate(scroll));
  const wayPx = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  return { path: plan.path, frames, wayPx };
};

const rounds = Number(process.argv[2]);
await using opened = await openPhoneBrowser();
const someone = await member({ balance: 1_234.5, games: ['JOKER'] });
const measured: Awaited<ReturnType<typeof framesOf>>[] = [];
for (const path of screens) measured.push(await framesOf(opened.browser, { path, as: someone, rounds }));
console.log(JSON.stringify({ screens: measured, slowdown: await slowdownOf(opened.browser) }));
