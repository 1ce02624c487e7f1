import type { Page } from '@playwright/test';
import type { Words } from '../../support/words.ts';
import { after, answer, answers, changes, day, type Json, minute } from './answers.ts';
import { atHome } from './deposits.ts';
import { figures, openGame, press, type State } from './state.ts';

// Each state of a game, on its card and in its modal.

type Slot = Json & { readonly code: string };

const changeWallet = (page: Page, change: (slots: readonly Slot[]) => readonly Json[]): Promise<void> =>
  changes(page, 'wallet', (body) => ({ ...body, slots: change(body['slots'] as Slot[]) }));

export const withGames = (page: Page, more: Readonly<Record<string, Json>>): Promise<void> =>
  changeWallet(page, (slots) => slots.map((slot) => ({ ...slot, ...more[slot.code] })));

const standing = (state: string, more: Json = {}): Json => ({
  standing: { state, wellAt: after(-25 * minute), until: null, text: null, ...more },
});

const byHand = {
  th: 'ค่ายเกมปรับปรุงระบบตามกำหนด เงินในเกมไม่หายและโอนกลับได้ตลอด',
  la: 'ຄ່າຍເກມປັບປຸງລະບົບຕາມກຳນົດ ເງິນໃນເກມບໍ່ຫາຍ ແລະ ໂອນກັບໄດ້ຕະຫຼອດ',
  en: 'The provider updates its systems as planned. Money in the game stays there and can be moved home',
};

export const held = { isActive: true, amount: 1_234.5 };
const slow = standing('SLOW');
const resting = standing('MAINTENANCE');
const closed = standing('MAINTENANCE', { until: after(90 * minute), text: byHand });
const takesNone = standing('CLOSED', { until: after(90 * minute), text: byHand });
const silent = { late: { readAt: after(-5 * minute), isAwaited: true } };

const everyStanding: Readonly<Record<string, Json>> = {
  JOKER: slow,
  JOKER2: { ...held, ...resting },
  SLOTXO: resting,
  LIVE22: { ...held, ...closed },
  PGSLOT: silent,
  PG: { ...held, isListed: false },
  UFABET: { ...held, ...takesNone },
  SEXYGAME: { ...held, isNotConfirmed: true },
  BETFLIX: { ...held, late: { readAt: null, isAwaited: false } },
  HUAYHD: { ...held, isBeingChecked: true },
};

const inModal = (name: string, change: Json, act: State['pose'] = () => Promise.resolve()): State => ({
  name: `game ${name}`,
  path: '/user/home',
  before: (page) => withGames(page, { JOKER: change }),
  pose: async (page, t) => {
    await figures(page);
    await openGame(page);
    await act(page, t);
  },
});

const playNow = (page: Page, t: Words): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: t('transferAndPlay'), exact: true })
    .click();

// The money arrives at the game; only its page does not open.
const arrives = (page: Page): Promise<void> =>
  answers(page, 'wallet/transferAll', { message: 'SUCCESS', status: 'SUCCESS', games: [] });

const blocked = inModal('blocked', {}, async (page, t) => {
  await arrives(page);
  await page.evaluate(() => {
    globalThis.open = () => null;
  });
  await playNow(page, t);
  await page.getByRole('dialog').locator('form[target], a[target]').first().waitFor();
});

// Of a game that is opened by a link, which its provider does not give.
const refused: State = {
  ...atHome('game refused', async (page, t) => {
    await arrives(page);
    await answers(page, 'wallet/account/JOKER2', { username: 'kp1joker2', password: 'k1234567' });
    await page.route('**/api/autoLogin/**', (route) =>
      route.fulfill(answer({ message: 'INTERNAL_SERVER_ERROR' }, 502)),
    );
    await figures(page);
    await openGame(page, 'Joker 2');
    await playNow(page, t);
    await page.getByRole('alertdialog').waitFor();
  }),
  before: (page) => withGames(page, { JOKER2: held }),
};

const hundred = (slots: readonly Slot[]): readonly Json[] =>
  Array.from({ length: 100 }, (_, place) => {
    const slot = slots[place % slots.length] ?? { code: '' };
    return { ...slot, code: `${slot.code}${String(place)}`, name: `${String(slot['name'])} ${String(place + 1)}` };
  });

const manyGames = (name: string, find: string | null): State => ({
  name,
  path: '/user/home',
  before: (page) => changeWallet(page, hundred),
  pose: async (page) => {
    await figures(page);
    if (find !== null) await page.getByRole('searchbox').fill(find);
  },
});

export const games: readonly State[] = [
  { ...atHome('game cards', figures), before: (page) => withGames(page, everyStanding) },
  {
    ...atHome('games at rest', figures),
    before: (page) =>
      withGames(page, { JOKER: { lastUsedAt: after(-2 * day) }, UFABET: { ...held, lastUsedAt: after(-3 * day) } }),
  },
  {
    ...atHome('games partly brought home', async (page) => {
      await figures(page);
      const games = ['PENDING', 'BUSY', 'FAILED'].map((status, place) => ({
        code: ['JOKER', 'UFABET', 'HUAYHD'][place],
        status,
      }));
      await answers(page, 'wallet/transferAll', { message: 'SUCCESS', status: 'PENDING', games });
      await page.locator('section[aria-labelledby=resting] button').click();
      await page.getByRole('alertdialog').waitFor();
    }),
    before: (page) =>
      withGames(page, { JOKER: { lastUsedAt: after(-2 * day) }, UFABET: { ...held, lastUsedAt: after(-3 * day) } }),
  },
  manyGames('games by the hundred', null),
  manyGames('games found', 'jo'),
  manyGames('games not found', 'zzz'),
  inModal('fine', {}),
  inModal('slow', slow),
  inModal('under maintenance', resting),
  inModal('closed by hand', closed),
  inModal('without money in', takesNone),
  inModal('silent', silent),
  inModal('off the list', { isListed: false }),
  inModal('with a win to check', { isBeingChecked: true }),
  inModal('with a win not confirmed', { isNotConfirmed: true }),
  blocked,
  refused,
  {
    ...atHome('games refreshed', async (page, t) => {
      await figures(page);
      await press(page, t('checkBalance'));
      await page.locator('[class*=standing]').first().waitFor();
    }),
    before: async (page) => {
      const changed = (slots: readonly Slot[]): readonly Json[] =>
        slots.map((slot) => (slot.code === 'JOKER' ? { ...slot, ...silent } : slot));
      let isRefreshed = false;
      await changeWallet(page, (slots) => (isRefreshed ? changed(slots) : slots));
      await page.route('**/api/wallet/refresh/slot', async (route) => {
        const reply = await route.fetch({ maxRetries: 3 });
        const body = (await reply.json()) as { slots: Slot[] };
        isRefreshed = true;
        await route.fulfill(answer({ ...body, slots: changed(body.slots) }));
      });
    },
  },
];
