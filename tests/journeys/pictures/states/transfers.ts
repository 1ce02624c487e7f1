import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, type Json, lineId, loses, minute, replies } from './answers.ts';
import { atHome } from './deposits.ts';
import { held, withGames } from './games.ts';
import { figures, openModal, type State } from './state.ts';

// Money on its way to a game, from one or between two: how the press ends, and what becomes of it.

interface Asked {
  // Names of accounts, in the order of their fields.
  readonly ends: (t: Words) => readonly string[];
  readonly before: (page: Page) => Promise<void>;
  readonly after?: (page: Page, t: Words) => Promise<void>;
}

const between = (): readonly string[] => ['Joker', 'UFA Bet'];
const toGame = (t: Words): readonly string[] => [t('mainWallet'), 'Joker'];
const toWallet = (t: Words): readonly string[] => ['Joker', t('mainWallet')];

const choose = async (page: Page, accounts: readonly string[]): Promise<void> => {
  for (const [place, account] of accounts.entries()) {
    await page.getByRole('dialog').locator('button[aria-haspopup=listbox]').nth(place).click();
    // Joker 2 is behind Joker, if the member has opened it.
    await page.getByRole('option', { name: account }).first().click();
  }
};

const transferring = (name: string, asked: Asked): State => ({
  ...atHome(`transfer ${name}`, async (page, t) => {
    await openModal(page, t('transfer'));
    await choose(page, asked.ends(t));
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=amount]').fill('50');
    await dialog.locator('button[type=submit]').click();
    await page.getByRole('alertdialog').waitFor();
    await asked.after?.(page, t);
  }),
  before: async (page) => {
    await withGames(page, { JOKER: held, UFABET: held });
    await asked.before(page);
  },
});

const ends =
  (body: Json, status = 200) =>
  (page: Page): Promise<void> =>
    replies(page, 'wallet/transfer', answer(body, status));
const isLost = (page: Page): Promise<void> => loses(page, 'wallet/transfer');

const closeAlert = async (page: Page, t: Words): Promise<void> => {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button', { name: t('close'), exact: true }).click();
  await alert.waitFor({ state: 'hidden' });
};

const line = { _id: 'L1', statementType: 'transfer', from: 'WALLET', to: 'JOKER', amount: 300 };

const timeline = (name: string, body: Json): State => ({
  name: `transfer ${name}`,
  path: '/user/statement',
  before: async (page) => {
    const shown = { ...line, status: 'PENDING', createdAt: after(-3 * minute), note: null };
    await page.route(
      ({ pathname }) => pathname === '/api/statement',
      (route) => route.fulfill(answer({ total: 1, statements: [shown] })),
    );
    const sent = { what: 'TRANSFER_SENT', at: shown.createdAt, place: 'WALLET' };
    await answers(page, 'statement/line/L1', { line: shown, timeline: { steps: [sent], can: ['WAIT'], ...body } });
  },
  pose: async (page) => {
    await figures(page);
    await page.getByRole('main').locator('table button, li button').first().click();
    await page.getByRole('dialog').locator('ol li').first().waitFor();
  },
});

export const transfers: readonly State[] = [
  atHome('transfer without accounts', async (page, t) => {
    await openModal(page, t('transfer'));
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  }),
  transferring('done', { ends: toGame, before: ends({ message: 'SUCCESS', status: 'SUCCESS', id: lineId }) }),
  transferring('home done', { ends: toWallet, before: ends({ message: 'SUCCESS', status: 'SUCCESS', id: lineId }) }),
  transferring('in progress', { ends: toGame, before: ends({ message: 'SUCCESS', status: 'PENDING' }) }),
  transferring('refused', { ends: toGame, before: ends({ message: 'TRANSFER_FAIL' }, 400) }),
  transferring('out of a game refused', { ends: toWallet, before: ends({ message: 'TRANSFER_FAIL' }, 400) }),
  transferring('unknown', { ends: toGame, before: isLost }),
  transferring('left unknown', { ends: toGame, before: isLost, after: closeAlert }),
  transferring('behind another', { ends: between, before: ends({ message: 'REQUEST_LIMIT' }, 409) }),
  transferring('between games', { ends: between, before: ends({ message: 'SUCCESS', status: 'PENDING' }) }),
  timeline('unclear', {
    next: { what: 'GAME_QUERIED', until: after(57 * minute), isLate: false },
    reason: 'GAME_SILENT',
  }),
  timeline('with staff', {
    next: { what: 'STAFF_DECIDE', until: after(20 * minute), isLate: false },
    reason: 'GAME_UNCLEAR',
  }),
  timeline('absent', {
    next: { what: 'RETURNED_UNLESS_FOUND', until: after(2 * minute), isLate: false },
    reason: 'GAME_SILENT',
  }),
];
