import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import { statementCalls, type StatementLine } from '../contract.ts';
import { statementNoteTexts } from '../strings.ts';
import { StatementScreen } from './statement-screen.tsx';

const names: Readonly<Record<string, string>> = { WALLET: 'Main wallet', JOKER: 'Joker', KBANK: 'Kasikornbank' };

const line = (part: Partial<StatementLine> = {}): StatementLine => ({
  statementType: 'deposit',
  status: 'SUCCESS',
  from: 'KBANK',
  to: 'WALLET',
  amount: 123_450n,
  createdAt: '2026-05-01T10:20:30.000Z',
  ...part,
});

const Address = () => <p data-testid="search">{useLocation().search}</p>;

const onViewSlips = vi.fn<() => void>();

let backend: FakeBackend;
beforeEach(() => {
  applyLocale('en');
  backend = fakeBackend();
});

const onFollow = vi.fn<(id: string) => void>();

const open = async (lines: readonly StatementLine[], at = '/user/statement', total = lines.length): Promise<void> => {
  backend.answers(statementCalls.get, { total, statements: [...lines] });
  renderScreen(
    <>
      <StatementScreen
        currency="BAHT"
        nameOf={(code) => names[code] ?? code}
        onViewSlips={onViewSlips}
        onFollow={onFollow}
      />
      <Address />
    </>,
    { at },
  );
  if (lines.length > 0) await screen.findByRole('table');
};

// Without purely visual text.
const heard = (cell: Element): string =>
  [...cell.childNodes]
    .filter((node) => !(node instanceof Element && node.hasAttribute('aria-hidden')))
    .map(({ textContent }) => textContent)
    .join('');
const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1);
const row = (): HTMLElement => rows()[0] as HTMLElement;
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const pageNumbers = (): (string | null)[] =>
  screen.getAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent);
const search = (): string | null => screen.getByTestId('search').textContent;

it('requests the first 10 and shows them unchanged', async () => {
  proves('STMT-01', 'STMT-02', 'API-081', 'API-082', 'OP-019', 'ENT-052');
  await open([line({ _id: 'b', amount: 200n }), line({ _id: 'a', amount: 100n })]);
  expect(backend.sent(statementCalls.get).map(({ body }) => body)).toEqual([{ page: 1, limit: 10 }]);
  expect(rows().map((one) => one.querySelector('data')?.getAttribute('value'))).toEqual(['2.00', '1.00']);
});

it.each([
  ['SUCCESS', 'Success', 'success', 'STMT-05'],
  ['FAILED', 'Failed', 'failed', 'STMT-06'],
  ['PENDING', 'In progress', 'waiting', 'STMT-07'],
  ['whatever', 'In progress', 'waiting', 'STMT-07'],
])('status %s is shown as %s', async (status, shown, style, ids) => {
  proves(ids, 'ENT-049');
  await open([line({ status })]);
  const chip = screen.getByText(shown).parentElement;
  expect(chip?.className).toContain(style);
  expect(chip?.querySelector('svg')).not.toBeNull();
});

it.each([
  ['deposit', 'Deposit', '+฿1,234.50'],
  ['bonus', 'Bonus', '+฿1,234.50'],
  ['finish_bonus', 'Bonus finished', '+฿1,234.50'],
  ['withdraw', 'Withdrawal', '−฿1,234.50'],
  ['transfer', 'Transfer', '฿1,234.50'],
  ['jackpot', 'Other', '฿1,234.50'],
])('a line of type %s has its name and its sign', async (type, name, amount) => {
  proves('ENT-048', 'FMT-01', 'CUR-01');
  await open([line({ statementType: type })]);
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByText(amount)).toBeTruthy();
});

it('a finished bonus says that its money was there before and is free now, and is not read as money in', async () => {
  await open([line({ statementType: 'finish_bonus' })]);
  expect(row().textContent).toContain('This money was already in your balance. Now you can withdraw it');
  expect(row().textContent).not.toContain('Money in');
  expect(screen.getByText('+฿1,234.50').parentElement?.className).not.toMatch(/_in_/);
});

it('each type has an icon of its own, money in a plus, money out a minus', async () => {
  proves('STMT-08', 'STMT-09', 'STMT-10', 'STMT-11', 'STMT-12', 'STMT-13');
  const types = ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer', 'jackpot'];
  await open(types.map((statementType, index) => line({ statementType, _id: String(index) })));
  const signs = screen.getAllByText(/^.?฿1,234\.50$/).map(({ textContent }) => textContent.split('฿')[0]);
  expect(signs).toEqual(['+', '+', '+', '−', '', '']);
  expect(new Set(rows().map((one) => one.querySelector('svg')?.innerHTML)).size).toBe(types.length);
});

it.each([
  ['deposit', '+฿1,234.50'],
  ['withdraw', '−฿1,234.50'],
])('a failed %s keeps its sign, is struck through and never green', async (statementType, amount) => {
  proves('OP-185');
  await open([line({ statementType, status: 'FAILED' })]);
  expect(screen.getByText(amount).parentElement?.className).toContain('void');
  expect(screen.getByText(amount).parentElement?.className).not.toMatch(/_in_/);
});

it('a debit is neither green nor red', async () => {
  await open([line({ statementType: 'withdraw' })]);
  expect(screen.getByText('−฿1,234.50').parentElement?.className).toMatch(/_out_/);
});

it.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'] as const)(
  'the description of the source %s is shown under the type',
  async (source) => {
    proves('OP-185', 'ENT-050', 'ENT-051');
    await open([line({ statementType: 'bonus', [source]: { description: 'Friday gift' } })]);
    expect(screen.getByText('Friday gift').closest('th')?.textContent).toContain('Bonus');
  },
);

it('shows both ends by name, an unknown code raw, a missing end as a dash, and the date', async () => {
  proves('OP-184', 'OP-304', 'ENT-047', 'FMT-03', 'OP-017');
  await open([line(), line({ from: 'JOKER', to: 'NEWGAME', _id: '2' }), line({ from: null, to: 'WALLET', _id: '3' })]);
  const cells = rows().map((one) => [...one.querySelectorAll('td')].slice(0, 2).map(heard));
  expect(cells).toEqual([
    ['Kasikornbank', 'Main wallet'],
    ['Joker', 'NEWGAME'],
    ['-', 'Main wallet'],
  ]);
  expect(row().textContent).toContain('01/05/2026 17:20:30');
});

it('an amount that is not a number is a dash', async () => {
  proves('FMT-02');
  await open([line({ amount: null })]);
  expect(row().querySelectorAll('td')[3]?.textContent).toBe('-');
});

it('an amount that nobody knows yet is a dash, not zero', async () => {
  await open([line({ amount: 0n, status: 'PENDING' })]);
  expect(row().querySelectorAll('td')[3]?.textContent).toBe('-');
});

it.each(Object.entries(statementNoteTexts))('the note %s is shown in the language of the page', async (note, texts) => {
  await open([line({ status: 'FAILED', note })]);
  expect(screen.getByText(texts[2])).toBeTruthy();
});

it('an unknown note is shown raw', async () => {
  await open([line({ status: 'FAILED', note: 'toString' })]);
  expect(screen.getByText('toString')).toBeTruthy();
});

it('shows three pages before the current one, one after, previous and next', async () => {
  proves('STMT-03', 'STMT-04', 'OP-186');
  await open([line()], '/user/statement?page=5', 95);
  expect(backend.questions(statementCalls.get)).toEqual([{ page: 5, limit: 10 }]);
  expect(pageNumbers()).toEqual(['2', '3', '4', '5', '6']);
  await press('Page 2');
  expect(search()).toBe('?page=2');
  expect(pageNumbers()).toEqual(['1', '2', '3']);
  await press('Previous');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  expect(search()).toBe('');
  expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
});

it('a page change keeps the old rows until the answer arrives, and moves the focus to the heading', async () => {
  await open([line({ amount: 100n })], '/user/statement', 20);
  const answer = backend.holds(statementCalls.get, { total: 20, statements: [line({ amount: 200n })] });
  await press('Next');
  expect(row().querySelector('data')?.getAttribute('value')).toBe('1.00');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  await act(async () => answer());
  await waitFor(() => expect(row().querySelector('data')?.getAttribute('value')).toBe('2.00'));
});

it('a page past the end leads to the last one', async () => {
  proves('OP-019');
  backend.answers(statementCalls.get, ({ page }) => ({ total: 12, statements: page === 2 ? [line()] : [] }));
  renderScreen(
    <>
      <StatementScreen currency="BAHT" nameOf={(code) => code} onViewSlips={onViewSlips} onFollow={onFollow} />
      <Address />
    </>,
    { at: '/user/statement?page=99' },
  );
  await screen.findByRole('table');
  expect(search()).toBe('?page=2');
});

it.each(['0', '-1', '1.5', 'x', '1e99'])('page=%s in the URL is the first page', async (page) => {
  await open([line()], `/user/statement?page=${page}`);
  expect(backend.questions(statementCalls.get)).toEqual([{ page: 1, limit: 10 }]);
});

it('says when there is nothing yet', async () => {
  await open([]);
  expect(await screen.findByText('No transactions yet')).toBeTruthy();
});

it('a failed load shows nothing, and Refresh asks again', async () => {
  proves('PRES-33', 'OP-307');
  backend.refuses(statementCalls.get, 'KEY_INVALID');
  renderScreen(
    <StatementScreen currency="BAHT" nameOf={(code) => code} onViewSlips={onViewSlips} onFollow={onFollow} />,
    {
      at: '/user/statement',
    },
  );
  await expectSilence();
  expect(screen.getByRole('heading').closest('[aria-busy="false"]')).not.toBeNull();
  expect(screen.queryByText('No transactions yet')).toBeNull();
  backend.answers(statementCalls.get, { total: 1, statements: [line()] });
  await press('Refresh');
  expect(await screen.findByRole('table')).toBeTruthy();
});

it('Refresh cannot be pressed while the first page is on its way', async () => {
  backend.holds(statementCalls.get, { total: 1, statements: [line()] });
  renderScreen(
    <StatementScreen currency="BAHT" nameOf={(code) => code} onViewSlips={onViewSlips} onFollow={onFollow} />,
    { at: '/user/statement' },
  );
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBe('true');
});

it('a failed refresh keeps the rows read before', async () => {
  proves('PRES-33');
  await open([line()]);
  backend.refuses(statementCalls.get, 'KEY_INVALID');
  await press('Refresh');
  await waitFor(() => expect(backend.sent(statementCalls.get)).toHaveLength(2));
  expect(rows()).toHaveLength(1);
});

it('no amount is shown before its currency is known', async () => {
  backend.answers(statementCalls.get, { total: 1, statements: [line()] });
  renderScreen(
    <StatementScreen currency={null} nameOf={(code) => code} onViewSlips={onViewSlips} onFollow={onFollow} />,
    {
      at: '/user/statement',
    },
  );
  await waitFor(() => expect(backend.sent(statementCalls.get)).toHaveLength(1));
  expect(screen.queryByRole('table')).toBeNull();
});

it('a button leads to the slips', async () => {
  proves('SLIP-02');
  await open([]);
  await press('Slip status');
  expect(onViewSlips).toHaveBeenCalledTimes(1);
});

it('each line with an id opens its timeline; a backend without ids has none', async () => {
  await open([line({ _id: 'one' }), line()]);
  fireEvent.click(screen.getByRole('button', { name: /^Deposit.*Follow this transaction$/ }));
  expect(onFollow).toHaveBeenCalledWith('one');
});
