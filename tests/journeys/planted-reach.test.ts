import { expect, type Page, test } from '@playwright/test';
import { keyboardFaults } from './pictures/reach/above-keyboard.ts';
import { findCrowded } from './pictures/reach/crowded.ts';
import { focusFaults } from './pictures/reach/focus.ts';
import { findHardFields, findLowLines } from './pictures/reach/lines-and-fields.ts';
import { safeAreaFaults } from './pictures/reach/safe-areas.ts';
import { markedTargets } from './pictures/reach/targets.ts';
import { toastFaults } from './pictures/reach/toast-room.ts';
import { showPlanted } from './pictures/planted-page.ts';

// What the check of reach (V-13) is there to find, planted on a page of its own.

const crowded = async (page: Page): Promise<string[]> => {
  await markedTargets(page);
  return page.evaluate(findCrowded, 8);
};

const ringed = '<style>:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px }</style>';
const field = '<form style="font-size:16px"><label>Name<input name="name" style="font:inherit"></label>';
const toasts = '<div data-toasts style="position:fixed;bottom:0;left:0;right:0"></div>';

for (const [what, find, sound, planted, fault] of [
  [
    'buttons too close to each other',
    crowded,
    '<button>One</button><button style="margin-left:9px">Two</button>',
    '<button>One</button><button style="margin-left:3px">Two</button>',
    '3 px apart: button "One", button "Two"',
  ],
  [
    'a button under the home bar',
    safeAreaFaults,
    '<button style="position:fixed;bottom:env(safe-area-inset-bottom);left:60px">Pay</button>',
    '<button style="position:fixed;bottom:0;left:60px">Pay</button>',
    'upright: under the notch or the home bar: button "Pay"',
  ],
  [
    'a button under the notch of a turned phone',
    safeAreaFaults,
    '<button style="margin:60px">Pay</button>',
    '<button style="margin:60px 0">Pay</button>',
    'turned: beside the safe area: button "Pay"',
  ],
  [
    'a button that a bar of the page covers',
    safeAreaFaults,
    '<button style="margin:60px">Pay</button>',
    '<button style="margin:60px">Pay</button><p style="position:fixed;inset:0;margin:0">Wait</p>',
    'upright: lies under something: button "Pay"',
  ],
  [
    'a main button below the keyboard',
    keyboardFaults,
    `${field}<button type="submit">Send</button></form>`,
    `${field}<button type="submit" style="display:block;margin-top:400px">Send</button></form>`,
    /^"Name" and "Send" need \d+ of 360 px$/,
  ],
  [
    'a button without a ring',
    focusFaults,
    `${ringed}<button>One</button>`,
    `${ringed}<button style="outline:none">One</button>`,
    'button "One": has no ring',
  ],
  [
    'a faint ring',
    focusFaults,
    `${ringed}<button>One</button>`,
    `${ringed}<button style="outline-color:#ccc">One</button>`,
    /^button "One": its ring is faint, 1\.\d+$/,
  ],
  [
    'a ring that is cut off',
    focusFaults,
    `${ringed}<div style="overflow:hidden;padding:8px"><button>One</button></div>`,
    `${ringed}<div style="overflow:hidden;padding:8px 8px 8px 0"><button>One</button></div>`,
    'button "One": its ring is cut off, left by 5 px',
  ],
  [
    'what Tab reaches too late',
    focusFaults,
    `${ringed}<p><button>One</button></p><p><button>Two</button></p>`,
    `${ringed}<div style="display:flex;flex-direction:column-reverse"><button>One</button><button>Two</button></div>`,
    'button "Two": comes after button "One"',
  ],
  [
    'a menu without a skip link',
    focusFaults,
    `${ringed}<a href="#main">Skip</a><nav><a href="/x">Home</a></nav>`,
    `${ringed}<nav><a href="/x">Home</a></nav>`,
    'a "Home": is first, not the skip link',
  ],
  [
    'a main button where toasts are shown',
    toastFaults,
    `<button class="filled">Pay</button>${toasts}`,
    `<button class="filled" style="position:fixed;bottom:9px">Pay</button>${toasts}`,
    'a toast covers "Pay" as drawn',
  ],
  [
    'a line too low for Thai',
    (page: Page) => page.evaluate(findLowLines),
    '<p style="line-height:1.6">ที่นี่</p><script>document.documentElement.lang = "th"</script>',
    '<p style="line-height:1.4">ที่นี่</p><script>document.documentElement.lang = "th"</script>',
    'line height 1.40: "ที่นี่"',
  ],
  [
    'a field that a phone zooms into',
    (page: Page) => page.evaluate(findHardFields),
    `${field}</form>`,
    `${field.replace('16px', '14px')}</form>`,
    'letters of 14 px: "Name"',
  ],
  [
    'an amount without a keypad',
    (page: Page) => page.evaluate(findHardFields),
    '<input name="amount" inputmode="decimal" style="font-size:16px">',
    '<input name="amount" style="font-size:16px">',
    'opens no keypad: "amount"',
  ],
] as const)
  test(`the check of reach finds ${what}`, async ({ page }) => {
    await showPlanted(page, sound);
    expect(await find(page)).toEqual([]);
    await showPlanted(page, planted);
    expect((await find(page))[0]).toMatch(fault);
  });
