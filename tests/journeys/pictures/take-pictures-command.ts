import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inStudio, openPage, type Studio } from './open-page.ts';
import { pictures } from './picture-list.ts';
import { chosenBy, takeStates } from './take-states.ts';
import { wordsOf } from '../support/words.ts';

// npm run pictures [-- home th dark 360]: every screen and modal in each of its states, under .cache/pictures, each with
// a sheet of all languages, themes (grey and forced too, if named) and widths. npm run pictures -- readme: the README's pictures. Both are taken from the
// real apps after some activity in the sandbox.

const folder = new URL('../../../docs/pictures/', import.meta.url);
const quality = 82;
const bytesMax = 150 * 1024;

const writePicture = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  // A veil stays for a moment after its call.
  await page.waitForFunction(() => document.querySelector('[class*=veil]') === null);
  const protocol = await page.context().newCDPSession(page);
  const { data } = await protocol.send('Page.captureScreenshot', { format: 'webp', quality });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > bytesMax) throw new Error(`${name} has ${bytes.length} bytes; the limit is ${bytesMax}`);
  await writeFile(new URL(`${name}.webp`, folder), bytes);
  console.log(`docs/pictures/${name}.webp ${Math.round(bytes.length / 1024)} kB`);
};

const takeAll = async (studio: Studio): Promise<void> => {
  for (const picture of pictures) {
    const page = await openPage(studio, picture);
    try {
      await page.goto(picture.path);
      await picture.pose(page, wordsOf(picture.locale));
      await writePicture(page, picture.name);
    } catch (error) {
      console.error(`${picture.name} could not be taken:`, error);
      process.exitCode = 1;
    } finally {
      await page.context().close();
    }
  }
};

const words = process.argv.slice(2);
if (words.includes('readme')) {
  await mkdir(folder, { recursive: true });
  await inStudio(takeAll);
} else {
  const chosen = chosenBy(words);
  await inStudio((studio) => takeStates(studio, chosen), chosen.states);
}
