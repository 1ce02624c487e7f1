import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answers, changes, type Json, minute } from './answers.ts';
import { atHome } from './deposits.ts';
import { figures, heading, press, type State } from './state.ts';

// What a reward asks and how it was received. The server's answers are replaced: a picture spends no coin and moves no money.

const lines = (count: number, line: (place: number) => Json): readonly Json[] =>
  Array.from({ length: count }, (_, place) => line(place));

export const openTile = async (page: Page, place: number): Promise<void> => {
  await figures(page);
  await page.locator('section[class*=actions] button').nth(place).click();
  await page
    .getByRole('dialog')
    .filter({ hasNot: page.locator('[class*=skeleton], [aria-busy=true]') })
    .waitFor();
};
const inviteTile = 2;
export const refundTile = 3;

const inviteLine = (place: number): Json => ({
  from: { name: ['สมชาย ใจดีมีสุข', 'ບຸນມີ', 'Anan'][place % 3] },
  amount: 1_234.5 * (place + 1),
  createdAt: after(-place * 60 * minute),
});

const coupons = lines(4, (place) => ({
  _id: `0000000${String(place)}-0000-4000-8000-000000000000`,
  prize: { name: 'วงล้อนำโชค', slice: { code: 'A', label: '฿1,000' } },
  amount: 1_000,
  endsAt: after(24 * 60 * minute),
}));

const withCoupons = async (page: Page): Promise<void> => {
  await answers(page, 'spinwheel/coupon', coupons);
  await answers(page, 'spinwheel/coupon/claim', { success: true, error: null });
};

const askToClaim = async (page: Page, t: Words): Promise<void> => {
  await press(page, t('claim'));
  await page.getByRole('alertdialog').waitFor();
};

// The wheel stops at a slice; without motion it stands still at once.
const spun = (name: string, code: string, label: string): State => ({
  name,
  path: '/user/spin',
  before: async (page) => {
    await changes(page, 'spinwheel/setup', (body) => ({ ...body, userCoin: 3 }));
    await answers(page, 'spinwheel/spin', { success: true, result: { code, label, remainingCoin: 2 }, error: null });
  },
  pose: async (page, t) => {
    await heading(page);
    await page.getByRole('button', { name: t('spin') }).click();
    await page.getByRole('dialog').waitFor();
  },
});

const offered: Json = {
  result: true,
  bonus: false,
  info: null,
  refundAmount: 1_234.5,
  refundSuccess: 200,
  refundFail: 10,
  percent: 5,
  lost: 24_690,
  since: after(-24 * 60 * minute),
};
const log = lines(3, (place) => ({ refundAmount: 100 * (place + 1), createdAt: after(-place * 24 * 60 * minute) }));

const openRefund = async (page: Page): Promise<void> => {
  await openTile(page, refundTile);
  await page.getByRole('dialog').locator('section .money').first().waitFor();
};

const withRefund = async (page: Page): Promise<void> => {
  await answers(page, 'refund/banners', []);
  await answers(page, 'refund/check', offered);
  await answers(page, 'refund', { refunds: log, total: 3 });
  await answers(page, 'refund/receive', { message: 'SUCCESS', amount: 1_234.5 });
};

// The button of the strip on home; what is due comes with the wallet.
const withInviteBonus = async (page: Page): Promise<void> => {
  const invite = { amount: 345.6, percentSuccess: 200, percentFail: 10 };
  await changes(page, 'wallet', (body) => ({ ...body, invite }));
  await answers(page, 'bonus/check/active', { status: false, type: null });
  await answers(page, 'invite/bonus', { message: 'SUCCESS', amount: 345.6 });
};

// A picture with words over it, what the operator wrote, and a picture alone.
const banners = [
  { image: '/banners/invite.svg', html: null, text: 'ชวนเพื่อนมาเล่นด้วยกัน\nรับส่วนแบ่งทุกวันจากเพื่อนทุกคนที่สมัครด้วยลิงก์ของคุณ' },
  {
    image: null,
    html: '<h3>คืนยอดเสีย 5%</h3><p>ทุกวัน ไม่จำกัดจำนวนครั้ง ดู<a href="/user/howto">วิธีใช้งาน</a></p><ul><li>สล็อต</li><li>กีฬา</li></ul>',
  },
  { image: '/banners/refund.svg', html: null },
];

const withBanners = (name: 'invite' | 'refund', tile: number, turns: number): State => ({
  ...atHome(`${name} banner ${String(turns + 1)}`, async (page, t) => {
    await openTile(page, tile);
    const group = page.getByRole('dialog').getByRole('group');
    await group.waitFor();
    for (let turn = 0; turn < turns; turn += 1)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('next'), exact: true })
        .click();
    await group.locator('img, h3').first().waitFor();
  }),
  before: (page) => answers(page, `${name}/banners`, banners),
});

export const rewards: readonly State[] = [
  withBanners('invite', inviteTile, 0),
  withBanners('refund', refundTile, 1),
  withBanners('refund', refundTile, 2),
  {
    name: 'spin coupons',
    path: '/user/spin',
    before: withCoupons,
    pose: async (page) => {
      await page.getByRole('main').locator('table button').first().waitFor();
      await page.locator('summary').first().click();
    },
  },
  { name: 'coupon asked', path: '/user/spin', before: withCoupons, pose: askToClaim },
  {
    name: 'coupon claimed',
    path: '/user/spin',
    before: withCoupons,
    pose: async (page, t) => {
      await askToClaim(page, t);
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('claim'), exact: true })
        .click();
      await page.getByRole('alertdialog').locator('dl').waitFor();
    },
  },
  spun('prize', 'CASH100', '฿100'),
  spun('no prize', 'THANKS1', 'ขอบคุณ'),
  {
    ...atHome('invite', (page) => openTile(page, inviteTile)),
    before: async (page) => {
      await answers(page, 'invite', { invites: lines(10, inviteLine), total: 42, percent: 5 });
      await answers(page, 'invite/banners', []);
    },
  },
  {
    ...atHome('invite empty', (page) => openTile(page, inviteTile)),
    before: async (page) => {
      await answers(page, 'invite', { invites: [], total: 0, percent: 5 });
      await answers(page, 'invite/banners', []);
    },
  },
  {
    ...atHome('refund', (page) => openTile(page, refundTile)),
    before: (page) => answers(page, 'refund/banners', []),
  },
  { name: 'refund offered', path: '/user/home', before: withRefund, pose: openRefund },
  {
    name: 'refund received',
    path: '/user/home',
    before: withRefund,
    pose: async (page) => {
      await openRefund(page);
      await page.getByRole('dialog').locator('section button').last().click();
      await page.getByRole('alertdialog').locator('dl').waitFor();
    },
  },
  {
    name: 'invite bonus received',
    path: '/user/home',
    before: withInviteBonus,
    pose: async (page) => {
      await figures(page);
      await page.locator('section[aria-labelledby=referral] button').click();
      await page.getByRole('alertdialog').locator('dl').waitFor();
    },
  },
];
