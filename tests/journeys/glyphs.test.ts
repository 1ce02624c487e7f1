import { expect, type Page } from '@playwright/test';
import { inFullOr, inTurn } from '#support/requirements/in-full.ts';
import { goHome } from './support/enter.ts';
import { journey } from './support/journey.ts';
import { member } from './support/members.ts';
import { languages } from './support/words.ts';

// Every sign of an amount, both currencies included.
const signs = '฿₭1,234,567,890.00+−%••••';

// The fonts of the machine, rather than the product's own, that draw the amounts of the page.
const foreignFonts = async (page: Page): Promise<string[]> => {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.money, .money *',
  });
  const found: string[] = [];
  let drawn = 0;
  for (const nodeId of nodeIds) {
    const { fonts } = await protocol.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn += fonts.length;
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.push(familyName);
  }
  expect(drawn).toBeGreaterThan(0);
  await protocol.detach();
  return found;
};

const write = (page: Page, text: string): Promise<void> =>
  page
    .locator('.money')
    .first()
    .evaluate((element, written) => {
      element.textContent = written;
    }, text);

for (const language of inFullOr(languages, 'la'))
  journey(
    `every sign of an amount is drawn by the fonts of the product, in ${language}`,
    inTurn(2),
    async ({ visit }) => {
      const app = await visit({ as: await member({ balance: 500, games: ['JOKER'] }), language });
      await goHome(app);
      await expect(app.page.locator('.money').first()).toContainText('500.00');
      await app.page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await foreignFonts(app.page)).toEqual([]);
      await write(app.page, signs);
      await expect.poll(() => foreignFonts(app.page)).toEqual([]);
      await write(app.page, '\u20ac');
      await expect.poll(() => foreignFonts(app.page)).not.toEqual([]);
    },
  );
