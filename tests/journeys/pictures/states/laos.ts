import type { Page } from '@playwright/test';
import { renderSVG } from 'uqr';
import { account, openDeposit } from './deposits.ts';
import { answers, type Json } from './answers.ts';
import { openGame, type State } from './state.ts';

const bank = (bankCode: string, nameTH: string, nameEN: string): Json => ({ bankCode, bank: { nameTH, nameEN } });
const bcel = bank('BCEL', 'ธนาคารการค้าต่างประเทศลาว', 'BCEL');
const ldb = bank('LDB', 'ธนาคารพัฒนาลาว', 'Lao Development Bank');
const own = { ...bcel, bankAccountName: 'ມາລີ ໃຈດີ', bankAccountNo: '010120000777' };
const kipAccounts = [
  account('BCEL', 'MANUAL', { ...bcel, bankAccountNo: '010120000003', currency: 'LAK' }),
  account('LDB', 'MANUAL', { ...ldb, bankAccountNo: '030120000005', currency: 'LAK' }),
];

const withLaos = (settings: string): string =>
  JSON.stringify({ ...(JSON.parse(settings) as Json), VITE_LAOS: 'true', VITE_IFRAME_MODE: 'true' });

// Runs in the page, before its scripts. Every amount of an answer, also of one that a state has replaced, is ten thousand
// times as large: kip have up to eight digits where baht have four.
const readAsKip = (account: Json): void => {
  const times = 10_000;
  const amounts =
    /^(amount|amountMax|minimum|success|fail|base|lost|refundAmount|withdrawMin|withdrawMax|walletAmount|credited|waiting)$/;
  const inKip = (name: string, value: unknown): unknown => {
    if (name === 'bankAccount' && value !== null) return account;
    if (name === 'currency') return 'LAK';
    if ((name === 'from' || name === 'to') && value === 'SCB') return 'BCEL';
    if (typeof value === 'number' && amounts.test(name)) return value * times;
    // What the operator wrote on the wheel and its coupons.
    if (typeof value === 'string')
      return value.replaceAll(/฿([\d,]+)/g, (_, figures: string) => {
        const kip = Number(figures.replaceAll(',', '')) * times;
        return `₭${String(kip).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
      });
    if (Array.isArray(value)) return value.map((one) => inKip('', one));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, one]) => [key, inKip(key, one)]);
    const changed = Object.fromEntries(fields) as Record<string, unknown>;
    // Of a list it counts the lines, beside the ends of a condition it is an amount.
    if (typeof changed['total'] === 'number' && 'base' in changed) changed['total'] *= times;
    if ('coin' in changed) changed['currency'] = 'LAK';
    return changed;
  };
  const fetchAnswer = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const reply = await fetchAnswer(...asked);
    if (!new URL(reply.url).pathname.startsWith('/api/')) return reply;
    const body = await reply.text();
    const { status, headers } = reply;
    if (!(headers.get('content-type') ?? '').includes('json')) return new Response(body, { status, headers });
    return new Response(JSON.stringify(inKip('', JSON.parse(body))), { status, headers });
  };
};

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
  await page.addInitScript(readAsKip, own);
  await answers(page, 'lookup/deposit', { banks: kipAccounts, wallets: [], isManual: false });
};

const laos = (state: State): State => ({
  ...state,
  name: `laos ${state.name}`,
  before: async (page) => {
    await state.before?.(page);
    await inLaos(page);
  },
});

// Where money is shown, or a member of Laos is asked for something else.
const names = new Set([
  'register',
  'register bank',
  'home',
  'home with a bonus',
  'games at rest',
  'games partly brought home',
  'statement',
  'profile',
  'deposit',
  'withdraw',
  'withdraw review',
  'withdraw done',
  'transfer',
  'transfer done',
  'transfer unclear',
  'bonus',
  'bonus on offer',
  'bonus waiting',
  'bonus running',
  'bonus to cancel',
  'bonus not to cancel',
  'condition lost',
  'promotion found',
  'promotion received',
  'spin',
  'spin coupons',
  'coupon asked',
  'coupon claimed',
  'prize',
  'invite',
  'invite bonus received',
  'refund offered',
  'refund received',
  'slips of each kind',
]);

export const laosStates = (states: readonly State[]): readonly State[] => [
  ...states.filter(({ name }) => names.has(name)).map(laos),
  laos({
    name: 'account with its code',
    path: '/user/home',
    pose: async (page, t) => {
      const qrcode = renderSVG('00020101021138570016A0052662846625770108', { ecc: 'M', border: 4 });
      const withCode = { ...kipAccounts[0], qrcode };
      await answers(page, 'lookup/deposit', { banks: [withCode], wallets: [], isManual: false });
      await openDeposit(page, t);
      await page.getByRole('dialog').locator('figure img').waitFor();
    },
  }),
  laos({ name: 'game', path: '/user/home', pose: (page) => openGame(page) }),
];
