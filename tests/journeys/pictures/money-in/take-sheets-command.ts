import { mkdir } from 'node:fs/promises';
import { languages, wordsOf } from '../../support/words.ts';
import { inStudio, openPage, type Studio } from '../open-page.ts';
import { deposits, type State } from './deposits.ts';
import { slipStates } from './slips.ts';

// node tests/journeys/pictures/money-in/take-sheets-command.ts [part of a state's name]: each state of paying in, one
// picture for each, in all languages, light and dark, on a phone, under .cache/pictures/money-in. Needs npm run build.

const folder = new URL('../../../../.cache/pictures/money-in/', import.meta.url);
const themes = ['light', 'dark'] as const;
const size = { width: 360, height: 740 } as const;

type View = Pick<Parameters<typeof openPage>[1], 'locale' | 'theme'>;

const views: readonly View[] = themes.flatMap((theme) => languages.map((locale) => ({ locale, theme })));

const pictureOf = async (studio: Studio, { path, name, pose }: State, view: View): Promise<Buffer> => {
  const page = await openPage(studio, { app: 'member', size, ...view });
  try {
    await page.goto(path);
    await pose(page, wordsOf(view.locale)).catch((error: unknown) => {
      console.error(`${name} ${view.locale} ${view.theme} could not be shown:`, error);
      process.exitCode = 1;
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.screenshot();
  } finally {
    await page.context().close();
  }
};

const takeSheet = async (studio: Studio, state: State): Promise<void> => {
  const pictures: Buffer[] = [];
  for (const view of views) pictures.push(await pictureOf(studio, state, view));
  const path = new URL(`${state.name.replaceAll(' ', '-').toLowerCase()}.png`, folder).pathname;
  const page = await studio.browser.newPage();
  const images = pictures.map(
    (picture) => `<img width="${String(size.width)}" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.setContent(`<div style="display: inline-flex; gap: 8px; background: #888">${images.join('')}</div>`);
  await page.locator('div').screenshot({ path });
  await page.close();
  console.log(path);
};

const part = process.argv[2] ?? '';
await mkdir(folder, { recursive: true });
await inStudio(async (studio) => {
  for (const state of [...deposits, ...slipStates]) if (state.name.includes(part)) await takeSheet(studio, state);
});
