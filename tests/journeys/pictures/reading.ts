import type { Page } from '@playwright/test';
import type { Inspect } from './each-page.ts';
import { drawWith, faultsOf } from './geometry.ts';
import { axeOf, type Rules, settle } from '../support/inspect.ts';

// How a page reads for people who need more than the usual.

// Text of twice the size is larger than what one can press, which is checked elsewhere.
const anySizePx = 0;

// WCAG 1.4.12.
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';
const largeText = ':root { font-size: 200% !important }';

// Each word of a text grows by two fifths: new words would wrap more easily than a long one. Figures stay as they are.
export const lengthenTexts = (): number => {
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

export const findMotion = (): string[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && Number(effect.getComputedTiming().duration) > 120)
    .map((animation) => `moves although motion is reduced: ${(animation as CSSAnimation).animationName}`);

// In the system's colours a field or a filled button is seen by its border alone.
export const findUnseen = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')]
    .filter((element) => element.checkVisibility() && element.closest('[hidden], .visually-hidden') === null)
    .filter((element) => element.matches('input:not([type=checkbox]):not([type=radio]), select, textarea'))
    .filter((element) => {
      const framed = [element, element.parentElement].map((one) => (one === null ? null : getComputedStyle(one)));
      return framed.every((style) => style === null || style.borderTopWidth === '0px');
    })
    .map((element) => `has no border in the system's colours: ${element.outerHTML.slice(0, 80)}`);

export const heard = async (page: Page, rules: Rules = 'all'): Promise<string[]> => {
  const { violations } = await axeOf(page, rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const named = (what: string, found: readonly string[]): string[] => found.map((fault) => `${what}: ${fault}`);

// The other languages are as long as they are; a text that is longer than all of them is made from English.
const readLonger = async (page: Page): Promise<string[]> => {
  await drawWith(page);
  // The page has come back to its usual size.
  await settle(page);
  if ((await page.evaluate(lengthenTexts)) === 0) return ['longer by 40 %: no text was found'];
  return named('longer by 40 %', await faultsOf(page, anySizePx));
};

export const read: Inspect<readonly string[]> = async (page, { shown }) => {
  await drawWith(page);
  await settle(page);
  // Colours do not depend on the language, and nothing but colours depends on the theme.
  const hasColours = shown.locale === 'th';
  const found = named('light', await heard(page, hasColours ? 'all' : 'all but colours'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  if (hasColours) found.push(...named('dark', await heard(page, 'colours')));
  found.push(...(await page.evaluate(findMotion)));
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  found.push(...(await page.evaluate(findUnseen)));
  await page.emulateMedia({ forcedColors: 'none' });
  await drawWith(page, wideText);
  found.push(...named('wide text', await faultsOf(page, anySizePx)));
  await drawWith(page, largeText);
  found.push(...named('text of twice the size', await faultsOf(page, anySizePx)));
  if (shown.locale === 'en') found.push(...(await readLonger(page)));
  return found;
};
