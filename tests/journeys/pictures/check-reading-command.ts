import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, wordsOf } from '../support/words.ts';
import { faultsOf } from './geometry.ts';
import { inStudio, openPage, settle, type Studio } from './open-page.ts';
import { states } from './states/all-states.ts';
import type { State } from './states/state.ts';

// node tests/journeys/pictures/check-reading-command.ts [words of a state's name and language ...]: every screen as people read it who
// need more than the usual: larger text, wider text, no motion, the system's colours, a screen reader. Prints each
// finding. Needs npm run build.

const phone = { width: 360, height: 740 };
// Text of twice the size is larger than what one can press, which is checked elsewhere.
const anySizePx = 0;

// The pages permit no inline style elements; a sheet made by a script is not one.
const readWith = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

// WCAG 1.4.12.
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';
const largeText = ':root { font-size: 200% !important }';

// Each word of a text grows by two fifths: new words would wrap more easily than a long one. Figures stay as they are.
const lengthenTexts = (): number => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let lengthened = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const { parentElement: parent, nodeValue } = text;
    if (parent === null || parent.closest('.money, script, style, textarea, select') !== null) continue;
    // No dictionary has the longer word, so that its place to break is shown.
    const joint = getComputedStyle(parent).hyphens === 'auto' ? '\u00ad' : '';
    const before = nodeValue ?? '';
    text.nodeValue = before.replaceAll(
      /\p{L}{2,}/gu,
      (word) => word + joint + word.slice(-Math.ceil(word.length * 0.4)),
    );
    if (text.nodeValue !== before) lengthened += 1;
  }
  return lengthened;
};

const findMotion = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && Number(effect.getComputedTiming().duration) > 120)
    .map((animation) => `moves although motion is reduced: ${(animation as CSSAnimation).animationName}`);

// In the system's colours a field or a filled button is seen by its border alone.
const findUnseen = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((element) => element.checkVisibility() && element.closest('[hidden], .visually-hidden') === null)
    .filter((element) => element.matches('input:not([type=checkbox]):not([type=radio]), select, textarea'))
    .filter((element) => {
      const framed = [element, element.parentElement].map((one) => (one === null ? null : getComputedStyle(one)));
      return framed.every((style) => style === null || style.borderTopWidth === '0px');
    })
    .map((element) => `has no border in the system's colours: ${element.outerHTML.slice(0, 80)}`);

const heard = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const named = (what: string, found: readonly string[]): string[] => found.map((fault) => `${what}: ${fault}`);

// The other languages are as long as they are; a text that is longer than all of them is made from English.
const readLonger = async (page: Page): Promise<string[]> => {
  await readWith(page, '');
  if ((await page.evaluate(lengthenTexts)) === 0) return ['longer by 40 %: no text was found'];
  return named('longer by 40 %', await faultsOf(page, anySizePx));
};

const read = async (page: Page, locale: (typeof languages)[number]): Promise<string[]> => {
  const found = named('light', await heard(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  // What is outside the window gets its other colours only when it is drawn.
  await readWith(page, '* { content-visibility: visible !important }');
  await settle(page);
  found.push(...named('dark', await heard(page)), ...(await page.evaluate(findMotion)));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  found.push(...(await page.evaluate(findUnseen)));
  await page.emulateMedia({ forcedColors: 'none' });
  await readWith(page, wideText);
  found.push(...named('wide text', await faultsOf(page, anySizePx)));
  await readWith(page, largeText);
  found.push(...named('text of twice the size', await faultsOf(page, anySizePx)));
  if (locale === 'en') found.push(...(await readLonger(page)));
  return found;
};

const readState = async (
  studio: Studio,
  { path, app = 'member', before, pose }: State,
  locale: (typeof languages)[number],
) => {
  const page = await openPage(studio, { app, locale, theme: 'light', size: phone });
  page.setDefaultTimeout(30_000);
  try {
    await before?.(page);
    await page.goto(path);
    await pose(page, wordsOf(locale));
    return await read(page, locale);
  } catch (error) {
    return [`could not be shown: ${String(error).split('\n')[0] ?? ''}`];
  } finally {
    await page.context().close();
  }
};

// Such as `home th`; all without any.
const words = process.argv.slice(2);
const pages = languages
  .flatMap((locale) => states.map((state) => ({ state, locale, name: `${state.name} ${locale}` })))
  .filter(({ name }) => words.every((word) => ` ${name} `.includes(` ${word} `)));

await inStudio(
  async (studio) => {
    let found = 0;
    for (const { state, locale, name } of pages)
      for (const fault of await readState(studio, state, locale)) {
        found += 1;
        console.log(`${name}: ${fault}`);
      }
    console.log(`${String(found)} findings on ${String(pages.length)} pages`);
    process.exitCode = found === 0 && pages.length > 0 ? 0 : 1;
  },
  pages.map(({ state }) => state),
);
