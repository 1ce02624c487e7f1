import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setServerTime } from '#ask/server-clock.ts';
import { applyLocale } from '#i18n/locale.ts';
import { loadRefusalTexts } from '#i18n/refusal-text.ts';
import { proves } from '#support/requirements/proves.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen, stateText } from '#support/screens/render-screen.tsx';
import { slipCalls, slipFailures, type SlipLine } from '../../contract.ts';
import { slipReasonTexts } from '../../strings.ts';
import { SlipsModal } from './slips-modal.tsx';

const line = (part: Partial<SlipLine> = {}): SlipLine => ({
  createdAt: '2026-05-01T10:20:30.000Z',
  amount: 50_000n,
  status: 'SUCCESS',
  note: null,
  link: null,
  reference: 'slip-1',
  ...part,
});

const contact = { contactText: null, lineLink: 'https://line.example/shop', lineName: '@shop' };
let backend: FakeBackend;

beforeEach(async () => {
  setServerTime(null);
  applyLocale('en');
  await loadRefusalTexts();
  backend = fakeBackend();
});

const open = async (slips: readonly SlipLine[], { total = slips.length } = {}) => {
  backend.answers(slipCalls.list, { slips: [...slips], total });
  renderScreen(<SlipsModal currency="BAHT" contact={contact} onClose={() => undefined} />, { at: '/user/statement' });
  await waitFor(() => expect(backend.sent(slipCalls.list)).toHaveLength(1));
  await act(async () => undefined);
  if (slips.length > 0) await screen.findByRole('table');
};

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

const cells = (): HTMLElement[] => within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');

const alerts = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

// The new window, as a browser gives it.
const catchTab = (
  tab: unknown = {
    closed: false,
    opener: {},
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  },
) => {
  vi.stubGlobal(
    'open',
    vi.fn<typeof window.open>(() => tab as Window),
  );
  return tab as { opener: unknown; location: { replace: (address: string) => void }; close: () => void };
};

it('shows date, amount and status of each slip, ten on a page', async () => {
  proves('SLIP-01', 'SLIP-03', 'SLIP-05', 'SLIP-06', 'SLIP-07', 'API-083', 'API-084', 'ENT-053', 'ENT-056');
  await open([line()], { total: 25 });
  expect(screen.getByRole('dialog', { name: 'Slip status' })).toBeTruthy();
  expect(backend.questions(slipCalls.list)).toEqual([{ page: 1, limit: 10 }]);
  const [date, amount, status] = cells();
  expect(date?.textContent).toContain('01/05/2026 17:20:30');
  expect(amount?.textContent).toContain('฿500.00');
  expect(status?.textContent).toContain('Success');
  await press('Page 2');
  await waitFor(() => expect(backend.questions(slipCalls.list)).toContainEqual({ page: 2, limit: 10 }));
});

it('an amount of zero is a dash', async () => {
  proves('SLIP-08');
  await open([line({ amount: 0n, status: 'PENDING' })]);
  expect(cells()[1]?.textContent).toContain('-');
  expect(cells()[1]?.textContent).not.toContain('0.00');
});

it.each([
  ['SUCCESS', 'Success', 'success', 'SLIP-11'],
  ['FAILED', 'Failed', 'failed', 'SLIP-12'],
  ['PENDING', 'In progress', 'waiting', 'SLIP-13'],
  ['whatever', 'In progress', 'waiting', 'SLIP-13'],
])('status %s is shown as %s', async (status, shown, style, id) => {
  proves(id, 'ENT-054');
  await open([line({ status })]);
  expect(screen.getByText(shown).parentElement?.className).toContain(style);
});

const words: Readonly<Record<(typeof slipFailures)[number], readonly [id: string, english: string]>> = {
  UPLOADED_FILE_NOT_EXIST: ['SLIP-17', 'Incorrect slip'],
  IMG_SIZE_UNABLE_TO_PROCESS: ['SLIP-18', 'Incorrect slip'],
  CANNOT_READ_CROPPED_IMAGE: ['SLIP-19', 'Incorrect slip'],
  DEST_ACC_INVALID: ['SLIP-20', 'Invalid destination account'],
  SLIP_REFNO_DUPLICATED: ['SLIP-21', 'Duplicate slip'],
  UNSTABLE_REFNO_ON_SLIP: ['SLIP-22', 'Unstable (unreadable) reference number'],
  TRIPPLE_WRONG_CAPTCHA: ['SLIP-23', 'Wrong captcha three times in a row'],
  INVALID_SLIP: ['SLIP-24', 'Invalid slip'],
  NOT_MATCH: ['SLIP-25', 'Account not matching the registered one'],
  EXPIRED_SLIP: ['SLIP-26', 'Expired slip'],
  UNKNOW_ERROR: ['SLIP-27', 'Unknown error'],
};

it.each(slipFailures)('%s is told in the words of each language, with what to do', async (note) => {
  const [id, english] = words[note];
  proves(id, 'SLIP-09', 'OP-099', 'ENT-055');
  await open([line({ status: 'FAILED', note })]);
  const reason = screen.getByText(english);
  expect(reason.nextElementSibling?.textContent?.length).toBeGreaterThan(20);
  for (const [locale, column] of [
    ['th', 0],
    ['la', 1],
  ] as const) {
    await act(async () => applyLocale(locale));
    expect(screen.getByText(slipReasonTexts[note][column])).toBeTruthy();
  }
});

it('an unknown reason is shown as it came', async () => {
  proves('OP-099');
  await open([line({ status: 'FAILED', note: 'toString' })]);
  expect(screen.getByText('toString')).toBeTruthy();
});

it('a slip that waits for staff says by when they decide, and any other that the bank is asked', async () => {
  proves('OP-308');
  setServerTime(Date.parse('2026-05-01T10:30:00.000Z'));
  await open([
    line({ status: 'PENDING', amount: 0n, decideBy: '2026-05-01T10:35:30.000Z' }),
    line({ status: 'PENDING', amount: 0n, reference: 'slip-2' }),
  ]);
  expect(screen.getByText(/Our staff will decide by 17:35/)).toBeTruthy();
  expect(screen.getByText(/checking it with the bank/)).toBeTruthy();
});

it('a slip that may repeat money of the wallet says so, and that staff compare them', async () => {
  const decideBy = '2026-05-01T10:35:30.000Z';
  setServerTime(Date.parse('2026-05-01T10:30:00.000Z'));
  await open([line({ status: 'PENDING', decideBy, isLikeCredited: true })]);
  expect(screen.getByText(/already in your wallet. Our staff will check by 17:35 whether/)).toBeTruthy();
});

it('a slip that staff have not decided in time says so, and whom to ask', async () => {
  const decideBy = '2026-05-01T10:35:30.000Z';
  setServerTime(Date.parse('2026-05-01T10:36:00.000Z'));
  await open([line({ status: 'PENDING', decideBy, isLikeCredited: true })]);
  expect(screen.getByText(/^Later than we said \(17:35\).*You can ask support$/)).toBeTruthy();
});

it('opened for one slip, shows help about it at once, and the list after it', async () => {
  backend.answers(slipCalls.list, { slips: [line(), line({ reference: 'slip-2', status: 'FAILED' })], total: 2 });
  renderScreen(<SlipsModal currency="BAHT" contact={contact} helpFor="slip-2" onClose={() => undefined} />, {
    at: '/user/statement',
  });
  expect((await screen.findByText(/^Slip slip-2 of /)).textContent).toContain('slip-2');
  await press('Back to the slips');
  expect(await screen.findByRole('table')).toBeTruthy();
});

it('Refresh reads the slips again', async () => {
  proves('SLIP-04');
  await open([line({ status: 'FAILED', note: 'INVALID_SLIP' })]);
  backend.answers(slipCalls.list, { slips: [line()], total: 1 });
  await press('Refresh');
  expect(await screen.findByText('Success')).toBeTruthy();
});

it('a failed load shows nothing', async () => {
  proves('PRES-34');
  backend.refuses(slipCalls.list, 'KEY_INVALID');
  renderScreen(<SlipsModal currency="BAHT" contact={contact} onClose={() => undefined} />, { at: '/user/statement' });
  await expectSilence();
  expect(document.querySelector('[aria-busy="false"]')).not.toBeNull();
  expect(screen.queryByText('No slips yet')).toBeNull();
});

it('says when there are no slips yet', async () => {
  await open([]);
  expect(await screen.findByText('No slips yet')).toBeTruthy();
});

it('a slip with a link opens it directly, in a new window without access to this page', async () => {
  proves('SLIP-10', 'SLIP-14', 'OP-098');
  await open([line({ link: 'https://pictures.example/1.jpg' })]);
  const link = screen.getByRole('link', { name: 'View image' });
  expect(link.getAttribute('href')).toBe('https://pictures.example/1.jpg');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

it('a slip without a link asks for the address of its picture and opens that in a new window', async () => {
  proves('SLIP-10', 'SLIP-15', 'SLIP-16', 'API-085', 'ENT-057');
  const tab = catchTab();
  await open([line()]);
  backend.answers(slipCalls.openPicture, { url: '/api/slip-pictures/ticket' });
  await press('View image');
  expect(backend.questions(slipCalls.openPicture)).toEqual([{ reference: 'slip-1' }]);
  expect(tab.location.replace).toHaveBeenCalledWith(`${location.origin}/api/slip-pictures/ticket`);
  expect(tab.opener).toBeNull();
});

it('where no window may open, a link to press takes its place', async () => {
  catchTab(null);
  await open([line()]);
  backend.answers(slipCalls.openPicture, { url: '/api/slip-pictures/ticket' });
  await press('View image');
  expect(screen.getByRole('link', { name: 'Tap to open' }).getAttribute('rel')).toContain('noopener');
});

it.each(['blob:https://a/b', 'data:text/html,x', 'http://'])('an answer of %s is not opened', async (url) => {
  const tab = catchTab();
  await open([line()]);
  backend.answers(slipCalls.openPicture, { url });
  await press('View image');
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(tab.close).toHaveBeenCalled();
});

it('a picture that is gone says so and closes the window', async () => {
  const tab = catchTab();
  await open([line()]);
  backend.refuses(slipCalls.openPicture, 'NO_DATA');
  await press('View image');
  expect(tab.close).toHaveBeenCalled();
  expect(alerts()).toBe('No data found');
});

it('a slip with neither link nor reference has no link to a picture', async () => {
  await open([line({ reference: '' })]);
  expect(screen.queryByText('View image')).toBeNull();
});

it('from a failed slip one press leads to help that names it', async () => {
  await open([line({ status: 'FAILED', note: 'INVALID_SLIP' })]);
  await press('Get help');
  const help = screen.getByRole('dialog', { name: 'Help with this slip' });
  expect(help.textContent).toContain('slip-1');
  expect(help.textContent).toContain('Invalid slip (INVALID_SLIP)');
  const line1 = within(help).getByRole('link', { name: /@shop/ });
  expect(line1.getAttribute('href')).toBe('https://line.example/shop');
  await press('Back to the slips');
  expect(screen.getByRole('dialog', { name: 'Slip status' })).toBeTruthy();
});

const Complaint = ({ lineId }: { readonly lineId: string }) => <p>complaint about {lineId}</p>;

it('help about a slip opens the chat with the slip attached, and shows what became of a complaint', async () => {
  const slips = [line({ status: 'FAILED', decideBy: null, reference: '0198c0de-0000-7000-8000-000000000001' })];
  backend.answers(slipCalls.list, { slips, total: 1 });
  renderScreen(<SlipsModal currency="BAHT" {...{ contact, Complaint }} onClose={() => undefined} />, {
    at: '/user/statement',
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Get help' }));
  expect(screen.getByText(`complaint about ${slips[0]?.reference ?? ''}`)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Report this slip in the chat' });
  expect(link.getAttribute('href')).toBe('/user/contact');
  fireEvent.click(link);
  const { reference: lineId, createdAt: lineAt, amount } = slips[0] ?? line();
  const about = { lineId, lineType: 'slip', lineAt, money: { amount, currency: 'BAHT' } };
  expect(screen.getByTestId('elsewhere').dataset['state']).toBe(stateText({ about }));
});
