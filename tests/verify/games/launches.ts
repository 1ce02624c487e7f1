import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { gameRow, type GameCode } from '#contract/games.ts';
import { buildPlayers, type Player } from '#support/whole-system/players.ts';
import type { System } from '#support/whole-system/system.ts';
import { type Check, type Scale, type Verdict, verdictOf } from '../check.ts';
import { onSystem } from './on-system.ts';

// A game that opens by a link of its provider, and one to which the page posts a login.
const codes = ['PGSLOT', 'SLOTXO'] as const;
const words = { viewData: 'ดูข้อมูล', play: 'เข้าเล่น' } as const;
const underMs = 1_000;
const debianChromium = '/usr/bin/chromium';

const openHome = async (browser: Browser, { url }: System, { member }: Player): Promise<Page> => {
  const stored = { locale: 'th', token: member.token, 'remember-agreement': member.memberId };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    locale: 'th-TH',
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

// What the pages are asked for. Their clocks are those of one machine.
const notePress = `addEventListener('click', (press) =>
  sessionStorage.setItem('pressed', performance.timeOrigin + press.timeStamp), { capture: true, once: true })`;
const pressedAt = `Number(sessionStorage.getItem('pressed'))`;
const loadedAt = `performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventStart`;

// From the press to the `load` of the game's page, in milliseconds.
const openOnce = async (page: Page, code: GameCode): Promise<number> => {
  await page.evaluate(notePress);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('button', { name: words.play, exact: true }).click();
  const game = await opened;
  await game.waitForURL(new RegExp(`/games/${code}/play/`), { waitUntil: 'load' });
  const loaded = await game.evaluate<number>(loadedAt);
  await game.close();
  return loaded - (await page.evaluate<number>(pressedAt));
};

interface Launches {
  readonly code: GameCode;
  readonly medianMs: number;
  readonly worstMs: number;
}

const openOften = async (page: Page, code: GameCode, times: number): Promise<Launches> => {
  const card = page.getByRole('article', { name: gameRow(code).name, exact: true });
  await card.getByRole('button', { name: words.viewData }).click();
  const tookMs: number[] = [];
  for (let time = 0; time < times; time += 1) tookMs.push(await openOnce(page, code));
  await page.keyboard.press('Escape');
  const sorted = tookMs.toSorted((one, other) => one - other);
  return { code, medianMs: sorted[sorted.length >> 1] ?? Number.NaN, worstMs: sorted.at(-1) ?? Number.NaN };
};

const runLaunches = async (system: System, scale: Scale): Promise<Verdict> => {
  const [player] = await buildPlayers(system, { count: 1, balance: 0n, games: codes });
  if (player === undefined) throw new Error('there is no player');
  const executable = existsSync(debianChromium) ? { executablePath: debianChromium } : {};
  const browser = await chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...executable });
  try {
    const page = await openHome(browser, system, player);
    const times = scale.of(20);
    const all: Launches[] = [];
    for (const code of codes) all.push(await openOften(page, code, times));
    return verdictOf(
      { [`each within ${String(underMs)} ms`]: all.every(({ worstMs }) => worstMs < underMs) },
      all.map(
        ({ code, medianMs, worstMs }) =>
          `${code} ${String(times)} times: half within ${medianMs.toFixed(0)} ms, all within ${worstMs.toFixed(0)} ms`,
      ),
    );
  } finally {
    await browser.close();
  }
};

export const launches: Check = {
  id: 'G-03',
  about: 'a game opens in under a second after the press, by a link and by a posted login',
  run: (scale) => onSystem((system) => runLaunches(system, scale)),
};
