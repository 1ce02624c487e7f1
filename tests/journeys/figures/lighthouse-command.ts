import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '#support/server-process.ts';
import { member, memberAddress } from '../support/members.ts';
import { openPhoneBrowser } from './phone-browser.ts';
import { storedFor } from './phone.ts';
import { slowdownOf } from './slowdown.ts';

// node lighthouse-command.ts <rounds>: prints as JSON the slowdown, and each round's scores of each screen, by the Lighthouse at the
// path LIGHTHOUSE. Its settings are those for phones, except the slowdown.

const screens = ['/login', '/register', '/howto', '/contact', '/user/home', '/user/statement'];
const outputMax = 100_000_000;
// The first runs warm the machine up.
const warmUps = 1;

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

interface Scores {
  readonly screen: string;
  readonly scores: Readonly<Record<string, number>>;
  // What costs points, by category.
  readonly missed: readonly string[];
}

const scoresIn = (screen: string, { categories, audits }: Report): Scores => ({
  screen,
  scores: Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  ),
  missed: Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => (weight > 0 && (audits[id]?.score ?? 1) < 1 ? [id] : [])),
  ),
});

const keep = async (page: Page, stored: Readonly<Record<string, string>>): Promise<void> => {
  await page.goto(`${memberAddress()}/robots.txt`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await page.goto('about:blank');
};

interface Tab {
  readonly port: string;
  readonly slowdown: number;
}

const run = async (screen: string, { port, slowdown }: Tab): Promise<Scores> => {
  const words = [
    '--output=json',
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--throttling.cpuSlowdownMultiplier=${String(slowdown)}`,
  ];
  const command = process.env['LIGHTHOUSE'] ?? 'lighthouse';
  const { stdout } = await promisify(execFile)(command, [memberAddress() + screen, `--port=${port}`, ...words], {
    maxBuffer: outputMax,
  });
  return scoresIn(screen, JSON.parse(stdout) as Report);
};

const rounds = Number(process.argv[2]);
const port = await freePort();
const measured: Scores[] = [];
let slowdown = 1;
{
  await using phone = await openPhoneBrowser(`--remote-debugging-port=${port}`);
  slowdown = await slowdownOf(phone.browser);
  const page = await phone.context.newPage();
  const stored = storedFor(await member({ balance: 500 }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const screen of round < 0 ? screens.slice(0, 1) : screens) {
      await keep(page, screen.startsWith('/user') ? stored : { locale: 'th' });
      const scores = await run(screen, { port, slowdown });
      if (round >= 0) measured.push(scores);
    }
  }
}
console.log(JSON.stringify({ runs: measured, slowdown }));
