import { expect, type Locator } from '@playwright/test';
import { renderSVG } from 'uqr';
import { openDeposit } from '../support/home-steps.ts';
import { journey } from '../support/journey.ts';
import { inTurn } from '#support/requirements/in-full.ts';
import { proves } from '#support/requirements/proves-of-journey.ts';
import type { Answering } from './answering.ts';
import { goTo, openTile, visitElsewhere, type VisitElsewhere } from './elsewhere-steps.ts';

// Extras that this backend does not have.
journey.use({ expectedErrors: [/status of 404/] });

const run = 'globalThis.ranCode=1';

// What would run, send or cover something, beside what is harmless. No policy of the page helps here: nothing but the
// cleaning in the app removes it.
const hostile = (place: string): string =>
  [
    `<p>About ${place}, <b>in bold</b></p>`,
    `<img src="data:," onerror="${run}">`,
    `<svg onload="${run}"><script>${run}</script><a href="javascript:${run}"><text>x</text></a></svg>`,
    `<a href="javascript:${run}">by a script</a> <a href="data:text/html,<script>${run}</script>">by data</a>`,
    `<iframe srcdoc="<script>parent.ranCode=1</script>"></iframe><object data="data:,"></object><embed src="data:,">`,
    '<form action="https://elsewhere.example"><input name="password"><select></select><button>Log in</button></form>',
    '<style>main { display: none }</style><link rel="stylesheet" href="https://elsewhere.example/a.css">',
    '<p style="position: fixed; inset: 0">over all</p>',
    `<details open ontoggle="${run}"><summary>more</summary></details><base href="https://elsewhere.example">`,
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  ].join('');

const notice: Answering = () => ({ title: 'News', html: hostile('the notice') });
const slices = ['S0', 'S1', 'S2', 'S3'].map((code) => ({
  code,
  label: code,
  bgColor: '#0b6b4f',
  textColor: '#ffffff',
  htmlDescription: hostile('the prize'),
}));

const banners =
  (place: string): Answering =>
  () => [{ image: null, html: hostile(place) }];

const changed: Readonly<Record<string, Answering>> = {
  'GET /api/lookup/agreements': () => [hostile('the terms')],
  'GET /api/lookup/notice': notice,
  'GET /api/lookup/conditions': () => [{ title: 'Deposits', html: hostile('the conditions') }],
  'GET /api/lookup/contact': () => ({
    contactText: hostile('support'),
    lineLink: `javascript:${run}`,
    lineName: hostile('the name'),
    lineQR: null,
  }),
  'GET /api/invite/banners': banners('friends'),
  'GET /api/refund/banners': banners('the refund'),
  'GET /api/bonus': () => [
    {
      code: 'WELCOME',
      type: 'limit',
      maxReceived: 1,
      percentFail: 10,
      banners: banners('the bonus')({ body: {}, origin: '', bank: null as never }),
      userBonus: null,
    },
  ],
  'POST /api/qrcode/{}': () => ({
    qrcodeId: 'qr-1',
    hasQrcode: true,
    qrcode: renderSVG('0002010102')
      .replace('<svg', `<svg onload="${run}"`)
      .replace('</svg>', `<script>${run}</script></svg>`),
    amount: 20,
    expireIn: new Date(Date.now() + 600_000).toISOString(),
  }),
  'GET /api/spinwheel/setup': () => ({ activeSpinwheel: { name: 'Wheel', slice: slices }, userCoin: 3 }),
};

// Runs in the page. What is left in the markup of what may not be there.
const remains = (box: HTMLElement | SVGElement): string[] => {
  const unwanted = 'script, style, link, base, meta, iframe, object, embed, form, input, select, textarea, button';
  const isCode = ({ name, value }: Attr): boolean =>
    /^(on.*|style|srcdoc|formaction)$/i.test(name) || /^\s*(javascript|vbscript|data:text)/i.test(value);
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches(unwanted) ? [element.localName] : []),
    ...[...element.attributes].filter(isCode).map(({ name }) => `${element.localName} ${name}`),
  ]);
};

const expectNothingRan = async ({ page }: VisitElsewhere, what: string): Promise<void> => {
  await expect(page.locator('body :is([onload], [onerror], iframe), dialog script'), what).toHaveCount(0);
  expect(await page.evaluate(() => 'ranCode' in globalThis), what).toBe(false);
};

// What is harmless is shown, and of the rest nothing is left and nothing has run.
const expectCleaned = async (app: VisitElsewhere, within: Locator, place: string): Promise<void> => {
  const paragraph = within.getByText(`About ${place}, in bold`);
  await expect(paragraph).toBeVisible();
  await expect(paragraph.locator('b')).toHaveText('in bold');
  const left = await paragraph.locator('..').evaluate(remains);
  expect(left, place).toEqual([]);
  await expect(app.page.getByRole('main')).not.toHaveCSS('display', 'none');
  await expectNothingRan(app, place);
};

const readHome = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  const terms = page.getByRole('alertdialog', { name: t('agreement') });
  await expectCleaned(app, terms, 'the terms');
  await terms.getByRole('button', { name: t('accept') }).click();
  await expectCleaned(app, page.getByRole('main'), 'the notice');
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('conditions') })
    .click();
  await expectCleaned(app, page.getByRole('dialog', { name: t('conditions') }), 'the conditions');
  await page.keyboard.press('Escape');
  for (const [tile, place] of [
    ['Invite friends', 'friends'],
    ['Refund', 'the refund'],
  ] as const) {
    const dialog = await openTile(app, tile);
    await expectCleaned(app, dialog, place);
    await dialog.getByRole('button', { name: t('next'), exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
};

const makeQr = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  const deposit = await openDeposit(app);
  await deposit.getByRole('button', { name: /Kasikornbank/ }).click();
  await deposit.getByLabel(t('amount'), { exact: true }).fill('20');
  await deposit.getByRole('button', { name: t('createQr') }).click();
  await expect(deposit.getByRole('img', { name: /QR code for/ })).toBeVisible();
  await expectNothingRan(app, 'the code');
  await page.keyboard.press('Escape');
};

const readScreens = async (app: VisitElsewhere): Promise<void> => {
  const { page, t } = app;
  await goTo(app, '/user/bonus');
  await page.getByRole('button', { name: /WELCOME/ }).click();
  await expectCleaned(app, page.getByRole('dialog'), 'the bonus');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo(app, '/user/spin');
  await page.getByRole('button', { name: t('spin') }).click();
  await expectCleaned(app, page.getByRole('dialog'), 'the prize');
  await goTo(app, '/user/statement');
  await page.getByRole('button', { name: t('slipStatus') }).click();
  await page.getByRole('button', { name: t('getHelp') }).click();
  await expectCleaned(app, page.getByRole('dialog'), 'support');
  await expect(page.getByRole('dialog').getByRole('link', { name: /LINE/ })).toHaveCount(0);
  // There it is a text, which is shown as it came.
  await goTo(app, '/user/contact');
  await expect(page.getByText('<p>About support')).toBeVisible();
  await expectNothingRan(app, 'the contact');
};

journey(
  'markup of a backend that would run, send or cover something is cleaned wherever it is shown, without a policy of the page',
  inTurn(3),
  async ({ visit }) => {
    proves('OP-057');
    await visitElsewhere({ visit, enters: 'first', changed }, async (app) => {
      await goTo(app, '/user/home');
      await readHome(app);
      await makeQr(app);
      await readScreens(app);
    });
  },
);
