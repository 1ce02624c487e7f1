import type { Page } from '@playwright/test';
import { answers, changes, type Json } from './answers.ts';
import { openTile, refundTile } from './rewards.ts';
import { heading, openModal, type State } from './state.ts';
import { withoutPageData } from './waits.ts';

// A new member, of an operator who has set up nothing.
const nothing: Readonly<Record<string, unknown>> = {
  statement: { total: 0, statements: [] },
  'statement/slip': { total: 0, slips: [] },
  bonus: [],
  'bonus/check/active': { status: false, type: null },
  'spinwheel/active': { isActive: false },
  'spinwheel/setup': { activeSpinwheel: null, userCoin: 0 },
  'spinwheel/odds': { odds: null },
  'spinwheel/coupon': [],
  'invite/banners': [],
  'refund/banners': [],
  refund: { refunds: [], total: 0 },
  invite: { invites: [], total: 0 },
  'lookup/contact': { contactText: null, lineLink: null, lineName: null, lineQR: null },
  'lookup/info': { name: 'Krapao', website: null },
  'lookup/conditions': [],
  'lookup/enableChatWidget': false,
};

const withNothing =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await withoutPageData(page, path);
    for (const [call, body] of Object.entries(nothing)) await answers(page, call, body);
    await changes(page, 'wallet', (body) => ({
      ...body,
      bankAccount: null,
      wallet: { amount: 0 },
      invite: { ...(body['invite'] as Json), amount: 0 },
      slots: [],
    }));
    await changes(page, 'account/profile', (body) => ({ ...body, bankAccount: null }));
  };

const empty = (name: string, path: string, pose: State['pose']): State => ({
  name: `${name} empty`,
  path,
  before: withNothing(path),
  pose: async (page, t) => {
    await heading(page);
    await page.waitForLoadState('networkidle');
    await pose(page, t);
  },
});

const still = (): Promise<void> => Promise.resolve();

// Each screen and modal with nothing in it.
export const emptyStates: readonly State[] = [
  ...['home', 'statement', 'profile', 'bonus', 'spin', 'contact'].map((name) => empty(name, `/user/${name}`, still)),
  ...(['withdraw', 'transfer', 'conditions'] as const).map((word) =>
    empty(word, '/user/home', (page, t) => openModal(page, t(word))),
  ),
  empty('refund', '/user/home', async (page) => {
    await openTile(page, refundTile);
    await page.getByRole('dialog').locator('section button').first().waitFor();
  }),
];
