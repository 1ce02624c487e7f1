import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { languages, wordsOf } from '../support/words.ts';
import { openPage, type Studio } from './open-page.ts';
import { modalsOf, settle } from '../support/inspect.ts';
import { sizes } from './sizes.ts';
import { states } from './states/all-states.ts';
import type { State } from './states/state.ts';

const folder = new URL('../../../.cache/pictures/', import.meta.url);

const themes = ['light', 'dark'] as const;
// Taken when they are named.
const byNameAlone = ['grey', 'forced'] as const;
type Theme = (typeof themes)[number] | (typeof byNameAlone)[number];

// From the words of the command: languages, themes and widths by name, anything else a part of the names of states.
export const chosenBy = (words: readonly string[]) => {
  const among = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
    const named = all.filter((one) => words.includes(nameOf(one)));
    return named.length === 0 ? all : named;
  };
  const allThemes: readonly Theme[] = [...themes, ...byNameAlone];
  const known = new Set<string>([...languages, ...allThemes, ...sizes.map(({ width }) => String(width))]);
  const parts = words.filter((word) => !known.has(word));
  return {
    locales: among(languages, (locale) => locale),
    themes: words.some((word) => allThemes.some((theme) => theme === word))
      ? among(allThemes, (theme) => theme)
      : (themes as readonly Theme[]),
    sizes: among(sizes, ({ width }) => String(width)),
    states: states.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part))),
  };
};

type Shown = Pick<Parameters<typeof openPage>[1], 'locale' | 'size'>;

const fileName = (name: string): string => name.replaceAll(' ', '-').toLowerCase();

const highest = 4_000;

// A window as high as the page: a bar at its end stays at the end, and what is drawn only when seen is drawn.
const growToPage = async (page: Page, { width, height }: { width: number; height: number }): Promise<void> => {
  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(highest, Math.max(height, full)) });
  await settle(page);
};

// Without colours, as on a screen in the sun; in the system's own colours.
const showAs = async (page: Page, theme: Theme): Promise<void> => {
  await page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setEmulatedVisionDeficiency', { type: theme === 'grey' ? 'achromatopsia' : 'none' });
  await settle(page);
};

type Chosen = ReturnType<typeof chosenBy>;

// The state is reached once for all themes.
const takeOne = async (studio: Studio, state: State, shown: Shown & Pick<Chosen, 'themes'>): Promise<void> => {
  const page = await openPage(studio, { app: state.app ?? 'member', theme: 'light', ...shown });
  page.setDefaultTimeout(15_000);
  try {
    await state.before?.(page);
    await page.goto(state.path);
    await state.pose(page, wordsOf(shown.locale));
  } catch (error) {
    console.error(`${state.name} ${shown.locale} ${String(shown.size.width)}: ${String(error).split('\n')[0] ?? ''}`);
    process.exitCode = 1;
  }
  await settle(page);
  // A modal belongs to the window, not to the page behind it.
  if ((await modalsOf(page).count()) === 0) await growToPage(page, shown.size);
  for (const theme of shown.themes) {
    await showAs(page, theme);
    const name = `${shown.locale}-${theme}-${String(shown.size.width)}`;
    await page.screenshot({ path: new URL(`${fileName(state.name)}/${name}.png`, folder).pathname });
  }
  await page.context().close();
};

// All pictures of a state beside each other: as a page, and as one picture.
const writeSheet = async ({ browser }: Studio, { name }: State): Promise<void> => {
  const place = new URL(`${fileName(name)}/`, folder);
  const files = (await readdir(place)).filter((file) => /^\w+-\w+-\d+\.png$/.test(file)).toSorted();
  const figures = files.map((file) => {
    const width = Number(/\d+/.exec(file)?.[0]);
    return `<figure><img src="${file}" width="${String(Math.round(width < 700 ? width : width * 0.6))}"><figcaption>${file}</figcaption></figure>`;
  });
  const style =
    'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:start}figure{margin:0}img{border:1px solid #999}';
  const html = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures.join('')}`;
  const sheet = new URL('sheet.html', place);
  await writeFile(sheet, html);
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  await page.goto(sheet.href);
  await page.screenshot({ path: new URL('sheet.png', place).pathname, fullPage: true });
  await page.close();
  console.log(`.cache/pictures/${fileName(name)}/sheet.png: ${String(files.length)} pictures`);
};

export const takeStates = async (studio: Studio, chosen: Chosen): Promise<void> => {
  for (const state of chosen.states) {
    await mkdir(new URL(`${fileName(state.name)}/`, folder), { recursive: true });
    for (const locale of chosen.locales)
      for (const size of chosen.sizes) await takeOne(studio, state, { locale, size, themes: chosen.themes });
    await writeSheet(studio, state);
  }
};
