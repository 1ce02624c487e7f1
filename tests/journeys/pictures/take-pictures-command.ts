import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type RunningSystem, startSystem } from '../support/running-system.ts';
import { type DemoLife, liveALittle } from './demo-life.ts';
import { type Picture, pictures } from './picture-list.ts';

// npm run pictures: the README's pictures, taken from the real apps after some activity in the sandbox.

const folder = new URL('../../../docs/pictures/', import.meta.url);
const debianChromium = '/usr/bin/chromium';
const quality = 82;
const bytesMax = 150 * 1024;

const openPage = async (browser: Browser, system: RunningSystem, asked: { picture: Picture; life: DemoLife }) => {
  const { picture, life } = asked;
  const context = await browser.newContext({
    baseURL: picture.app === 'member' ? system.member : system.office,
    viewport: picture.size,
    deviceScaleFactor: picture.size.width < 768 ? 2 : 1,
    // Scroll bars that cover the page instead of taking room beside it.
    isMobile: true,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    colorScheme: picture.theme,
  });
  const stored = {
    token: picture.app === 'member' ? life.memberToken : life.staffToken,
    locale: picture.locale,
    'remember-agreement': life.memberId,
  };
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return context.newPage();
};

const writePicture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > bytesMax) throw new Error(`${name} has ${bytes.length} bytes; the limit is ${bytesMax}`);
  await writeFile(new URL(`${name}.webp`, folder), bytes);
  console.log(`docs/pictures/${name}.webp ${Math.round(bytes.length / 1024)} kB`);
};

const takeAll = async (browser: Browser, system: RunningSystem): Promise<void> => {
  const life = await liveALittle(system);
  for (const picture of pictures) {
    const page = await openPage(browser, system, { picture, life });
    try {
      await page.goto(picture.path);
      await picture.pose(page);
      await writePicture(page, picture.name);
    } catch (error) {
      console.error(`${picture.name} could not be taken:`, error);
      process.exitCode = 1;
    } finally {
      await page.context().close();
    }
  }
};

const main = async (): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const system = await startSystem();
  try {
    const browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking'],
      ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
    });
    try {
      await takeAll(browser, system);
    } finally {
      await browser.close();
    }
  } finally {
    await system.stop();
  }
};

await main();
