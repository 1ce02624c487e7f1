import { expect, test } from '@playwright/test';
import { listControls, pressControl, recordEffects } from './pictures/controls.ts';
import { faultsOf } from './pictures/geometry.ts';
import { showPlanted } from './pictures/planted-page.ts';
import { findMotion, findUnseen, heard, lengthenTexts } from './pictures/reading.ts';

// What the checks of every screen (V-01, V-05, V-06) are there to find, planted on a page of its own.

const touchPx = 44;

const sound = `<button style="width:90px;height:44px">Pay</button><p style="margin:20px 0">Main wallet</p>`;

for (const [what, body, fault] of [
  [
    'a button that is too small',
    '<button style="width:90px;height:30px">Pay</button>',
    'too small to press: button "Pay"',
  ],
  ['a page that scrolls sideways', '<p style="width:900px">Far</p>', 'scrolls sideways: the page'],
  [
    'a text that its box cuts off sideways',
    '<p style="width:60px;overflow:hidden;white-space:nowrap">Balance of every game</p>',
    'cut off: p "Balance of every game"',
  ],
  [
    'a text that its box cuts off below',
    '<p style="width:90px;height:20px;overflow:clip">Balance of every game</p>',
    'cut off: p "Balance of every game"',
  ],
  [
    'a text whose box is cut off by the box around it',
    '<div style="height:8px;overflow:hidden"><p style="margin:0">Balance</p></div>',
    'cut off: p "Balance"',
  ],
  [
    'an amount, which screen readers read as words, over a text',
    '<p style="margin:0">Withdrawal</p><p style="margin:-14px 0 0"><span aria-hidden="true">500.00</span></p>',
    'one over another: p "Withdrawal", span "500.00"',
  ],
  [
    'a text over another',
    '<p style="margin:0">Balance</p><p style="margin:-14px 0 0">Yesterday</p>',
    'one over another: p "Balance", p "Yesterday"',
  ],
  [
    'a dialog whose title is smaller than its text',
    '<dialog open aria-labelledby="title"><h2 id="title" style="font-size:14px">Received</h2></dialog>',
    'a title smaller than text: h2 "Received"',
  ],
] as const)
  test(`the check of places finds ${what}`, async ({ page }) => {
    await showPlanted(page, sound);
    expect(await faultsOf(page, touchPx)).toEqual([]);
    await showPlanted(page, sound + body);
    expect(await faultsOf(page, touchPx)).toEqual([fault]);
  });

test('the check of reading finds faint text in the dark, movement, and a field without a border', async ({ page }) => {
  const rules =
    '@media (prefers-color-scheme: dark) { body { background: #111; color: #ddd } .faint { color: #444 } }' +
    '@keyframes go { to { transform: none } } .moving { animation: go 2s infinite }';
  await showPlanted(
    page,
    `<style>${rules}</style><p class="faint">Main wallet</p><p class="moving">Soon</p><input aria-label="Amount" style="border:0">`,
  );
  expect(await heard(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await heard(page, 'colours')).toEqual(['color-contrast: .faint']);
  expect(await page.evaluate(findMotion)).toEqual(['moves although motion is reduced: go']);
  expect(await page.evaluate(findUnseen)).toHaveLength(1);
});

test('the check of reading finds a label that has no room for a longer text', async ({ page }) => {
  await showPlanted(page, '<p style="width:70px;overflow:hidden;white-space:nowrap">Balance</p>');
  expect(await faultsOf(page, 0)).toEqual([]);
  expect(await page.evaluate(lengthenTexts)).toBeGreaterThan(0);
  expect(await faultsOf(page, 0)).toHaveLength(1);
});

test('the check of controls finds a button that does nothing, one that throws, one that is blocked without a reason, and a link to nowhere', async ({
  page,
}) => {
  await recordEffects(page);
  const pressed = async (name: string): Promise<string[]> => {
    await showPlanted(
      page,
      `<button onclick="this.after('Done')">Good</button><button>Dead</button>
      <button onclick="throw new Error('broken')">Broken</button><button disabled>Blocked</button>
      <a href="/assets/missing">Lost</a>`,
    );
    const control = (await listControls(page)).find((one) => one.name === name);
    return control === undefined ? ['is not listed'] : pressControl(page, control);
  };
  expect(await pressed('Good')).toEqual([]);
  expect(await pressed('Dead')).toEqual(['nothing happened']);
  const blocked = (await listControls(page)).find(({ name }) => name === 'Blocked');
  expect(blocked).toMatchObject({ isBlocked: true, isExplained: false });
  expect(await pressed('Broken')).toEqual(['threw broken', 'nothing happened']);
  expect(await pressed('Lost')).toEqual([expect.stringContaining('got 404 from')]);
});
