import type { Inspect } from '../each-page.ts';
import { settle } from '../../support/inspect.ts';
import { drawWith } from '../geometry.ts';
import { keyboardFaults } from './above-keyboard.ts';
import { findCrowded } from './crowded.ts';
import { focusFaults } from './focus.ts';
import { safeAreaFaults } from './safe-areas.ts';
import { markedTargets } from './targets.ts';
import { toastFaults } from './toast-room.ts';
import { findHardFields, findLowLines } from './lines-and-fields.ts';

const playPx = 8;

export const reach: Inspect<readonly string[]> = async (page, { shown }) => {
  await drawWith(page);
  await markedTargets(page);
  // Rows of the back office touch each other.
  const found = shown.app === 'member' ? await page.evaluate(findCrowded, playPx) : [];
  for (const find of [findLowLines, findHardFields]) found.push(...(await page.evaluate(find)));
  found.push(...(await toastFaults(page)));
  found.push(...(await focusFaults(page)).map((fault) => `focus: ${fault}`));
  // Colours do not depend on the language.
  if (shown.locale === 'th') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    found.push(...(await focusFaults(page)).map((fault) => `focus in the dark: ${fault}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  found.push(...(await safeAreaFaults(page)));
  found.push(...(await keyboardFaults(page)).map((fault) => `keyboard: ${fault}`));
  return found;
};
