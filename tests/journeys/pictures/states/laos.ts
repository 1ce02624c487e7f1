import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import { account, answers, openDeposit } from './deposits.ts';
import { openSlips, slipLine } from './slips.ts';
import { figures, openGame, openModal, type State } from './state.ts';

const kip = 25_000_000;

type Json = Record<string, unknown>;

const bank = (bankCode: string, nameTH: string, nameEN: string): Json => ({ bankCode, bank: { nameTH, nameEN } });
const bcel = bank('BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'BCEL');
const ldb = bank('LDB', 'ธนาคารพัฒนาลาว', 'Lao Development Bank');
const own = { ...bcel, bankAccountName: 'ມາລີ ໃຈດີ', bankAccountNo: '010120000777' };
const kipAccounts = [
  account('BCEL', 'MANUAL', { ...bcel, bankAccountNo: '010120000003', currency: 'LAK' }),
  account('LDB', 'MANUAL', { ...ldb, bankAccountNo: '030120000005', currency: 'LAK' }),
];

const kipWallet = (wallet: Json): Json => ({
  ...wallet,
  profile: { ...(wallet['profile'] as Json), currency: 'LAK', coin: 12 },
  bankAccount: own,
  wallet: { amount: kip },
  invite: { ...(wallet['invite'] as Json), amount: kip },
  slots: (wallet['slots'] as Json[]).map((slot) =>
    slot['isActive'] === true ? { ...slot, amount: kip, ftWalletSlot: kip } : slot,
  ),
});

const kipStatement = (answer: Json): Json => ({
  ...answer,
  statements: (answer['statements'] as Json[]).map((line) => ({
    ...line,
    amount: kip,
    from: line['from'] === 'SCB' ? 'BCEL' : line['from'],
    to: line['to'] === 'SCB' ? 'BCEL' : line['to'],
  })),
});

const change = (page: Page, call: string, into: (answer: Json) => Json): Promise<void> =>
  page
    .route(
      (url) => url.pathname === call,
      async (route) => {
        const response = await route.fetch({ maxRetries: 3 });
        await route.fulfill({ response, json: into((await response.json()) as Json) });
      },
    )
    .then(() => undefined);

const withLaos = (settings: string): string =>
  JSON.stringify({ ...(JSON.parse(settings) as Json), VITE_LAOS: 'true', VITE_IFRAME_MODE: 'true' });

// The build for Laos, from the same files: its page has another settings block.
const inLaos = async (page: Page): Promise<void> => {
  await page.route(
    (url) => /^\/($|[a-z-]+(\/[a-z-]+)?$)/.test(url.pathname) && !url.pathname.startsWith('/api'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRetries: 3 });
      const body = await response.text();
      await route.fulfill({ response, body: body.replace(/(?<=id="settings">)[^<]*/, withLaos) });
    },
  );
  await change(page, '/api/wallet', kipWallet);
  await change(page, '/api/statement', kipStatement);
  await answers(page, 'lookup/deposit', { banks: kipAccounts, wallets: [], isManual: false });
  await answers(page, 'lookup/withdraw', { withdrawMin: 100_000, withdrawMax: 50_000_000 });
};

const screen = (name: string): State => ({
  name: `laos ${name}`,
  path: `/user/${name}`,
  before: inLaos,
  pose: figures,
});

const modal = (name: 'deposit' | 'withdraw' | 'transfer'): State => ({
  name: `laos ${name}`,
  path: '/user/home',
  before: inLaos,
  pose: (page, t) => openModal(page, t(name)),
});

// Kip have up to eight digits where baht have four.
export const laos: readonly State[] = [
  screen('home'),
  screen('statement'),
  modal('deposit'),
  modal('withdraw'),
  modal('transfer'),
  {
    name: 'laos account with its code',
    path: '/user/home',
    before: inLaos,
    pose: async (page, t) => {
      const qrcode = renderSVG('00020101021138570016A0052662846625770108', { ecc: 'M', border: 4 });
      const withCode = { ...kipAccounts[0], qrcode };
      await answers(page, 'lookup/deposit', { banks: [withCode], wallets: [], isManual: false });
      await openDeposit(page, t);
      await page.getByRole('dialog').locator('figure img').waitFor();
    },
  },
  {
    name: 'laos slips',
    path: '/user/statement',
    before: inLaos,
    pose: async (page, t) => {
      await figures(page);
      await openSlips(page, t, [
        slipLine('SUCCESS', null, { amount: kip }),
        slipLine('FAILED', 'NOT_MATCH', { amount: kip }),
      ]);
    },
  },
  {
    name: 'laos game',
    path: '/user/home',
    before: inLaos,
    pose: (page) => openGame(page),
  },
];
