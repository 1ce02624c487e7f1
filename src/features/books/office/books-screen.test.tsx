import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { OpenFindingsProvider } from '#ui/office/open-findings.tsx';
import { booksOfficeCalls } from '../office-contract.ts';
import { BooksScreen } from './books-screen.tsx';
import type { Books } from './use-books.ts';

const at = '2026-11-20T11:28:54.000Z';

const agreeing: Books = {
  asOf: at,
  doubts: [],
  sums: {
    asOf: '2026-11-20T11:28:00.000Z',
    sides: [
      {
        currency: 'BAHT',
        owed: [
          { account: 'game', amount: 32_500n },
          { account: 'wallet', amount: 70_000n },
        ],
        owedTotal: 102_500n,
        against: [
          { account: 'bank', amount: 100_000n },
          { account: 'play', amount: 2_500n },
        ],
        againstTotal: 102_500n,
      },
      {
        currency: 'LAK',
        owed: [{ account: 'wallet', amount: 20_000_000_000_000n }],
        owedTotal: 20_000_000_000_000n,
        against: [{ account: 'bank', amount: 20_000_000_000_000n }],
        againstTotal: 20_000_000_000_000n,
      },
    ],
    games: [
      {
        code: 'JOKER',
        currency: 'BAHT',
        accounts: 3,
        booked: 32_500n,
        current: 2,
        bookedOfCurrent: 30_000n,
        there: 30_000n,
        differing: 0,
        late: 0,
      },
    ],
  },
  proof: { entriesAt: at, round: { beganAt: at, books: 1_200, lastBooks: 5_000 }, stop: null },
  banks: [
    {
      bankCode: 'SCB',
      accountNo: 'xxxxxx0002',
      currency: 'BAHT',
      readAt: at,
      comparedAt: at,
      isLate: false,
      total: 100_000n,
      unshown: 2,
      unshownAmount: 1_500n,
      overdue: 0,
    },
  ],
  findings: [],
  lanes: [],
};

const show = (answer: Books): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(booksOfficeCalls.get, answer);
  renderOffice(
    <OpenFindingsProvider
      value={({ findings, lanes }) => `${String(findings.length)} kinds, ${String(lanes.length)} lanes`}
    >
      <BooksScreen />
    </OpenFindingsProvider>,
    { at: '/books' },
  );
  return backend;
};
const table = (name: string) => within(screen.getByRole('table', { name }));
const cellsOf = (name: string): (string | undefined)[][] =>
  table(name)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector(':scope > span:last-child')?.textContent),
    );

beforeEach(() => applyLocale('en'));

it('if everything agrees one sentence says so, and both sides stand beside each other in each currency', async () => {
  show(agreeing);
  expect(await screen.findByText('Everything agrees')).toBeTruthy();
  expect(screen.getByText('As of 20/11/2026 18:28:54')).toBeTruthy();
  expect(screen.getByText('As of 20/11/2026 18:28:00')).toBeTruthy();
  const [baht, kip] = screen.getAllByRole('table', { name: 'Owed to members' });
  expect(baht?.textContent).toMatch(/Members’ wallets.*฿700\.00.*At games.*฿325\.00.*Total.*฿1,025\.00/);
  expect(kip?.textContent).toContain('₭200,000,000,000.00');
  const [against] = screen.getAllByRole('table', { name: 'What stands against it' });
  expect(against?.textContent).toMatch(/Banks: received less paid out.*฿1,000\.00.*Games: members’ wins less losses/);
  expect(screen.getAllByText('Difference', { selector: 'p' }).map(({ textContent }) => textContent)).toEqual([
    'Difference ฿0.000.00 baht',
    'Difference ₭0.000.00 kip',
  ]);
  expect(cellsOf('Our accounts at banks')[0]?.[4]).toMatch(/^Receipts: 2 · ฿15\.00/);
  expect(cellsOf('Money held by games')[0]?.[5]).toBe('1 of 3 accounts');
  expect(screen.getByText('1,200 books (last round 5,000)')).toBeTruthy();
});

it('what differs and what is not known is counted, each with a link to where more is known', async () => {
  show({
    ...agreeing,
    doubts: [
      { kind: 'SIDES_DIFFER', of: 'LAK', count: null },
      { kind: 'PAYOUTS_STOPPED', of: null, count: null },
      { kind: 'GAME_DIFFERS', of: 'JOKER', count: 2 },
      { kind: 'FINDINGS_OPEN', of: null, count: 3 },
      { kind: 'LANES_STOPPED', of: null, count: 1 },
      { kind: 'BANK_NOT_COMPARED', of: 'SCB xxxxxx0002', count: null },
    ],
    proof: { entriesAt: null, round: null, stop: { reason: 'each book sums to zero', at } },
    findings: [{ kind: 'LINE_BOOKED_NOWHERE', open: 3, oldestAt: at }],
    lanes: [{ lane: 'payout:BAHT', reason: 'RECEIPT_NOT_SHOWN', at }],
  });
  expect(await screen.findByText('Do not agree: 5')).toBeTruthy();
  expect(screen.getByText('Not known: 1')).toBeTruthy();
  expect(screen.queryByText('Everything agrees')).toBeNull();
  const to = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('The two sides in kip differ')).toBe('#sums');
  expect(to('Payouts are stopped')).toBe('/desk');
  expect(to(/: accounts that differ from our books: 2$/)).toBe('/game-money');
  expect(to('Open findings: 3')).toBe('/findings');
  expect(to('Stopped outside systems: 1')).toBe('/findings?view=lanes');
  expect(to('SCB xxxxxx0002: not compared with the bank within 70 minutes')).toBe('#banks');
  expect(screen.getByText('Stopped since 20/11/2026 18:28:54: each book sums to zero')).toBeTruthy();
  expect(screen.getByText('1 kinds, 1 lanes')).toBeTruthy();
});

const notCompared = (of: string) => ({ kind: 'BANK_NOT_COMPARED', of, count: null }) as const;
it.each([
  ['th', 'ยังไม่รู้ 2 เรื่อง', 'บัญชีของเรา 3 บัญชีไม่ได้เทียบกับธนาคารภายใน 70 นาที', /^เกม 2 เกมมีบัญชี/],
  ['la', 'ຍັງບໍ່ຮູ້ 2 ເລື່ອງ', 'ບັນຊີຂອງພວກເຮົາ 3 ບັນຊີບໍ່ໄດ້ທຽບກັບທະນາຄານພາຍໃນ 70 ນາທີ', /^ເກມ 2 ເກມມີບັນຊີ/],
  [
    'en',
    'Not known: 2',
    'Our accounts not compared with their bank within 70 minutes: 3',
    /^Games with accounts not compared/,
  ],
] as const)(
  'accounts that are not compared, as after each start, are one line with their number, in %s',
  async (locale, head, text, games) => {
    applyLocale(locale);
    const late = ['JOKER', 'PGSLOT'].map((of) => ({ kind: 'GAME_NOT_COMPARED', of, count: 4 }) as const);
    show({ ...agreeing, doubts: [...late, ...['SCB 1', 'KTB 2', 'BAY 3'].map(notCompared)] });
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe('#banks');
    expect(screen.getByRole('link', { name: games }).getAttribute('href')).toBe('/game-money');
    expect(screen.getByText(head)).toBeTruthy();
    expect(screen.queryByText(/SCB 1/)).toBeNull();
  },
);

it('games that differ are named one by one', async () => {
  const differing = ['JOKER', 'PGSLOT'].map((of) => ({ kind: 'GAME_DIFFERS', of, count: 1 }) as const);
  show({ ...agreeing, doubts: differing });
  expect(await screen.findAllByRole('link', { name: /: accounts that differ from our books: 1$/ })).toHaveLength(2);
});

it('if the sums were not read the other parts are shown, and it says that this one is not known', async () => {
  show({ ...agreeing, sums: null, doubts: [{ kind: 'SUMS_NOT_READ', of: null, count: null }] });
  expect(await screen.findByText(/^The sums could not be read in time/)).toBeTruthy();
  expect(screen.getByText('Not known: 1')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Owed to members' })).toBeNull();
  expect(cellsOf('Our accounts at banks')).toHaveLength(1);
});

it('before there is money the parts say that they are empty', async () => {
  show({ ...agreeing, sums: { asOf: at, sides: [], games: [] }, banks: [] });
  for (const text of ['No money in the books yet', 'No game holds money yet', 'No accounts of ours yet'])
    expect(await screen.findByText(text)).toBeTruthy();
});

it('a report that cannot be read says so, and one that cannot be read again no longer says that all agrees', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const backend = show(agreeing);
  const again = await screen.findByRole('button', { name: 'Read again' });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(again);
  expect(backend.questions(booksOfficeCalls.get)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  backend.faults(booksOfficeCalls.get, 'INTERNAL_SERVER_ERROR');
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Could not load')).toBeTruthy();
  expect(screen.queryByText('Everything agrees')).toBeNull();
  backend.answers(booksOfficeCalls.get, agreeing);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Everything agrees')).toBeTruthy();
  vi.useRealTimers();
});

it.each([
  ['th', 'ทุกอย่างตรงกัน'],
  ['la', 'ທຸກຢ່າງກົງກັນ'],
] as const)('the report says in %s that all agrees', async (locale, text) => {
  applyLocale(locale);
  show(agreeing);
  expect(await screen.findByText(text)).toBeTruthy();
});
