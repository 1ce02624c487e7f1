import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, type Json, minute, replies, type Reply } from './answers.ts';
import { figures, heading, openModal, type State } from './state.ts';

// A bonus that waits, runs or has ended, and the way to a promotion by its code.

const condition: Json = { code: 'WELCOME', title: 'โบนัสต้อนรับสมาชิกใหม่', percentSuccess: 300, percentFail: 10 };
const active = (more: Json): Json => ({ status: true, type: 'bonus', condition: { ...condition, ...more } });

const waits = active({ waits: { percent: 50, amountMax: 1_500, minimum: 100 } });
const runs = active({ runs: { amount: 500, base: 1_500, total: 2_345.5, success: 4_500, fail: 150 } });
const ended = (as: 'met' | 'lost'): Json => ({
  status: false,
  type: null,
  ended: { type: 'bonus', title: condition['title'], as, at: after(-5 * minute), fail: 150 },
});

const withBonus =
  (body: Json) =>
  (page: Page): Promise<void> =>
    answers(page, 'bonus/check/active', body);

const onBonuses = (name: string, before: State['before'], pose: State['pose']): State => ({
  name,
  path: '/user/bonus',
  before: before ?? (() => Promise.resolve()),
  pose: async (page, t) => {
    await heading(page);
    await page.getByRole('main').locator('li button').first().waitFor();
    await pose(page, t);
  },
});

const still = (): Promise<void> => Promise.resolve();

const askToCancel = async (page: Page): Promise<void> => {
  await page.getByRole('main').locator('section[class*=active] button').last().click();
  await page.getByRole('alertdialog').waitFor();
};

const cancel = async (page: Page): Promise<void> => {
  await answers(page, 'bonus/clear', { message: 'BONUS_CLEAR' });
  await askToCancel(page);
  await page.getByRole('alertdialog').getByRole('button').last().click();
  // The next one says that it was cancelled.
  await page.waitForFunction(() => document.querySelectorAll('[role=alertdialog] button').length === 1);
};

const promotion: Json = {
  code: 'KRAPAO50',
  title: 'ของขวัญวันเกิด',
  description: 'รับเครดิตทันทีเมื่อใส่รหัสนี้ หนึ่งครั้งต่อสมาชิก',
  percentSuccess: 300,
  percentFail: 10,
  amount: 50,
  success: 4_650,
  fail: 155,
};

const find = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('textbox').fill('KRAPAO50');
  await page.getByRole('main').locator('form button').click();
  await page.getByRole('dialog').locator('dl').waitFor();
};

const receive = async (page: Page): Promise<void> => {
  await find(page);
  await page.getByRole('dialog').locator('footer button, [class*=foot] button').last().click();
  await page.getByRole('alertdialog').waitFor();
};

const withPromotion = async (page: Page): Promise<void> => {
  // With an active bonus there is no field for a code.
  await answers(page, 'bonus/check/active', { status: false, type: null });
  await answers(page, 'promotion/find/*', promotion);
};

const searching = (name: string, act: (page: Page, t: Words) => Promise<void>, reply?: Reply): State =>
  onBonuses(
    `promotion ${name}`,
    async (page) => {
      await withPromotion(page);
      if (reply !== undefined) await replies(page, 'promotion/activate/*', reply);
    },
    act,
  );

export const bonuses: readonly State[] = [
  onBonuses('bonus waiting', withBonus(waits), still),
  onBonuses('bonus running', withBonus(runs), still),
  onBonuses('bonus to cancel', withBonus(waits), askToCancel),
  onBonuses('bonus not to cancel', withBonus(runs), askToCancel),
  onBonuses('bonus cancelled', withBonus(waits), cancel),
  { name: 'home with a bonus', path: '/user/home', before: withBonus(runs), pose: figures },
  {
    name: 'withdraw withheld',
    path: '/user/home',
    before: withBonus(runs),
    pose: (page, t) => openModal(page, t('withdraw')),
  },
  { name: 'condition met', path: '/user/home', before: withBonus(ended('met')), pose: figures },
  onBonuses('condition lost', withBonus(ended('lost')), still),
  searching('found', find),
  searching('received', receive, answer({ message: 'SUCCESS' })),
  searching('not received', receive, answer({ message: 'PROMOTION_RECEIVED' }, 400)),
];
