import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, changes, type Json, minute } from './answers.ts';
import { figures, press, type State } from './state.ts';

// Each state of deposit, code and gift link.

export const account = (bankCode: string, mode: string, more: Json = {}): Json => ({
  bankCode,
  bankType: 'BANK',
  mode,
  bank: { nameTH: `ธนาคาร ${bankCode}`, nameEN: `Bank of ${bankCode}` },
  bankAccountName: 'บริษัท กระเป๋า เอ็นเตอร์เทนเมนต์ แอนด์ เซอร์วิส จำกัด',
  bankAccountNo: '0123456789',
  currency: 'BAHT',
  ...more,
});

const everyBank = [
  account('SCB', 'AUTO'),
  account('KBANK', 'MANUAL'),
  account('KBANK', 'AUTO'),
  account('GSB', 'MANUAL'),
  account('BCEL', 'MANUAL'),
  account('WW', 'AUTO', { bankAccountNo: '' }),
  account('FP', 'AUTO', { bankAccountNo: '' }),
  account('PAYONEX', 'AUTO', { bankAccountNo: '' }),
  account('PROMPTPAY', 'AUTO', { bankAccountNo: '' }),
  account('NEWBANK', 'AUTO'),
];
const wallet = { walletAccountName: 'KRAPAO CO', mode: 'AUTO' };
const offered = { banks: everyBank, wallets: [wallet], isManual: false };

const live = (method: string, amount: number): Json => ({
  qrcodeId: 'QR1',
  hasQrcode: true,
  qrcode: renderSVG(`00020101021230${method}5802TH5303764`, { ecc: 'M', border: 4 }),
  amount,
  expireIn: after(9 * minute),
});

export const openDeposit = async (page: Page, t: Words): Promise<void> => {
  await figures(page);
  await press(page, t('deposit'));
  // With a single method there is no list.
  await page.getByRole('dialog').locator('h3, input').first().waitFor({ state: 'attached' });
};

export const method = async (page: Page, t: Words, id: string): Promise<void> => {
  await answers(page, 'lookup/deposit', { ...offered });
  await openDeposit(page, t);
  await page.getByRole('dialog').locator(`button[value="${id}"]`).click();
};

export const atHome = (name: string, pose: State['pose']): State => ({ name, path: '/user/home', pose });

// How a code ended, seen after the page was loaded again.
const endedQr = (name: string, end: Json): State =>
  atHome(`code ${name}`, async (page, t) => {
    const asked = ['KBANK', 'QR1', '500.00', after(9 * minute)];
    await page.evaluate((text) => sessionStorage.setItem('awaited-qr', text), JSON.stringify(asked));
    await answers(page, 'qrcode/KBANK', { hasQrcode: false, qrcodeId: 'QR1', amount: 500, paidAt: after(0), ...end });
    await method(page, t, 'KBANK-1');
    await page.getByRole('dialog').locator('section h3, form').first().waitFor();
  });

const liveQr = (code: string, amount: number): State =>
  atHome(`code of ${code} for ${String(amount)}`, async (page, t) => {
    await answers(page, `qrcode/${code}`, live(code, amount));
    await method(page, t, `${code}-1`);
    await page.getByRole('dialog').locator('img').waitFor();
  });

const codes: readonly State[] = [
  liveQr('KBANK', 500),
  liveQr('PROMPTPAY', 50_000.37),
  atHome('code refused', async (page, t) => {
    await answers(page, 'qrcode/WW', { hasQrcode: false, message: 'QR_FAIL' });
    await method(page, t, 'WW-1');
    await page.getByLabel(t('amount'), { exact: true }).fill('300');
    await press(page, t('createQr'));
    await page.locator('form > p').nth(1).waitFor();
  }),
  atHome('code too small', async (page, t) => {
    await answers(page, 'qrcode/PAYONEX', { hasQrcode: false });
    await method(page, t, 'PAYONEX-1');
    await page.getByLabel(t('amount'), { exact: true }).fill('1.234');
    await press(page, t('createQr'));
    await page.locator('[aria-invalid=true]').waitFor();
  }),
  endedQr('expired', { ended: 'EXPIRED' }),
  endedQr('gone', { ended: 'CANCELLED' }),
  endedQr('paid', { ended: 'PAID', credited: 500 }),
  endedQr('paid otherwise', { ended: 'PAID', credited: 12_345.67 }),
  endedQr('paid by another', { ended: 'OTHER_SENDER', waiting: 500 }),
  endedQr('to confirm', { ended: 'TO_CONFIRM', waiting: 500 }),
];

const methods: readonly State[] = [
  atHome('every method', async (page, t) => {
    const slipOnly = [{ bankCode: 'TTB', bankType: 'BANK', mode: 'MANUAL', bank: { nameTH: 'ทีทีบี', nameEN: 'TTB' } }];
    await answers(page, 'lookup/deposit', { ...offered, slipOnly });
    await openDeposit(page, t);
    await page.getByRole('dialog').locator('button[value]').first().waitFor();
  }),
  atHome('no method', async (page, t) => {
    await answers(page, 'lookup/deposit', { banks: [], wallets: [], isManual: false });
    await openDeposit(page, t);
    await page.getByRole('dialog').getByRole('link').waitFor();
  }),
  atHome('automatic account', (page, t) => method(page, t, 'KBANK-2')),
  atHome('account by slip', (page, t) => method(page, t, 'BCEL-1')),
  atHome('account of a new bank', (page, t) => method(page, t, 'NEWBANK-1')),
  atHome('frozen account', async (page, t) => {
    const slipOnly = [{ bankCode: 'SCB', bankType: 'BANK', mode: 'AUTO', bank: { nameTH: 'ไทยพาณิชย์', nameEN: 'SCB' } }];
    await answers(page, 'lookup/deposit', { banks: [], wallets: [], isManual: false, slipOnly });
    await openDeposit(page, t);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
  }),
  atHome('English name', async (page, t) => {
    await changes(page, 'wallet', (body) => ({
      ...body,
      bankAccount: { ...(body['bankAccount'] as Json), bankCode: 'KTB' },
    }));
    await page.reload();
    await method(page, t, 'SCB-1');
    await page.getByRole('dialog').locator('[class*=copy] button').click();
    await page.locator('form input').waitFor();
  }),
];

const gift = (name: string, body: Json, status = 200): State =>
  atHome(`gift ${name}`, async (page, t) => {
    await page.route('**/api/wallet/truelink', (route) => route.fulfill(answer(body, status)));
    await answers(page, 'lookup/deposit', { ...offered, banks: [] });
    await openDeposit(page, t);
    await page
      .getByLabel(t('giftLink'), { exact: true })
      .fill('https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdefabc');
    await press(page, t('sendGift'));
    await page.locator('[class*=sent], [aria-invalid=true]').first().waitFor();
  });

export const deposits: readonly State[] = [
  ...methods,
  ...codes,
  gift('credited', { message: 'SUCCESS', amount: 123.45 }),
  gift('in progress', { message: 'SUCCESS', status: 'PENDING' }),
  ...['TRUELINK_DUPLICATE', 'TRUELINK_INVALID', 'NO_WALLET'].map((code) => gift(code, { message: code }, 400)),
];
