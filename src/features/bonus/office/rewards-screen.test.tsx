import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectOnlyFor } from '#support/screens/office/only-for.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { bonusOfficeCalls, type OfferFields } from '../office-contract.ts';
import { RewardsScreen } from './rewards-screen.tsx';

const bonus: OfferFields = {
  kind: 'bonus',
  code: 'WELCOME',
  currency: 'BAHT',
  place: 1,
  type: 'limit',
  maxReceived: 1,
  percent: 100,
  amountMax: 50_000n,
  minimum: 10_000n,
  percentSuccess: 300,
  percentFail: 10,
  quota: null,
  title: { th: 'ต้อนรับ', la: 'ຕ້ອນຮັບ', en: 'Welcome' },
  description: { th: 'รับเพิ่ม', la: 'ຮັບເພີ່ມ', en: 'We double it' },
  banners: [{ image: '/offers/welcome.svg', html: null }],
  startsAt: null,
  endsAt: null,
};

const open: AnswerOf<typeof bonusOfficeCalls.openOffer> = {
  state: 'OPEN',
  offer: bonus,
  codes: [],
  use: { taken: 3, paid: 2, running: 1, cost: 75_000n },
  versions: [
    {
      version: 2,
      offer: bonus,
      isClosed: false,
      publishedAt: '2026-11-20T11:00:00.000Z',
      because: 'more',
      madeBy: 'malee',
      publishedBy: 'somchai',
    },
    {
      version: 1,
      offer: { ...bonus, percent: 50 },
      isClosed: false,
      publishedAt: '2026-11-01T11:00:00.000Z',
      because: null,
      madeBy: null,
      publishedBy: null,
    },
  ],
  waiting: [],
};

const waiting = {
  changeId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5a0',
  offer: { ...bonus, code: 'NEXT' },
  isNew: true,
  because: 'for new year',
  madeBy: 'malee',
  madeAt: '2026-11-20T11:28:54.000Z',
};

const show = (at: string, role: StaffRole = 'manager', opened = open): FakeBackend => {
  const backend = fakeBackend();
  const line = { ...bonus, state: 'OPEN', amount: bonus.amountMax, taken: 3, publishedAt: '2026-11-20T11:00:00.000Z' };
  const offers = [line] as AnswerOf<typeof bonusOfficeCalls.listOffers>['offers'];
  backend.answers(bonusOfficeCalls.listOffers, { offers, waiting: [waiting] });
  backend.answers(bonusOfficeCalls.openOffer, opened);
  backend.answers(bonusOfficeCalls.makeOffer, { message: 'SUCCESS', status: 'WAITING' });
  backend.answers(bonusOfficeCalls.changeOffer, { message: 'SUCCESS', status: 'WAITING' });
  renderOffice(<RewardsScreen />, { at, role });
  return backend;
};

const write = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const sign = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.input(within(dialog).getByLabelText('Reason'), { target: { value: 'a reason' } });
  fireEvent.input(within(dialog).getByLabelText('Your password'), { target: { value: 'secret' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ask a second person' }));
};
const preview = () => screen.getByRole('region', { name: 'What members will see' });

beforeEach(() => applyLocale('en'));

it('lists what is on offer, and leads to a new one', async () => {
  show('/rewards');
  expect(await screen.findByText('Welcome')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'New bonus' }));
  expect(await screen.findByRole('heading', { name: 'New bonus' })).toBeTruthy();
  expect(screen.getByTestId('address').textContent).toBe('/rewards/new.bonus');
});

it('shows the member’s card in each language while it is written, and markup in it as text', async () => {
  show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  expect(within(preview()).getByText('We double it')).toBeTruthy();
  const [, description] = screen.getAllByLabelText('English', { selector: 'textarea' });
  fireEvent.input(description as HTMLElement, { target: { value: '<b onclick="x()">Twice</b>' } });
  expect(within(preview()).getByText('<b onclick="x()">Twice</b>')).toBeTruthy();
  fireEvent.click(within(preview()).getByRole('radio', { name: 'Lao' }));
  expect(within(preview()).getByText('ຮັບເພີ່ມ')).toBeTruthy();
  expect(within(preview()).getByText('ຝາກ 100.00 ບາດ')).toBeTruthy();
});

it('a change is reviewed value by value, signed with reason and password, and sent once', async () => {
  const backend = show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  write('Percent of the deposit', '70');
  write('At most', '800');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = await screen.findByRole('dialog');
  expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '100 → 70',
    '฿500.00 → ฿800.00',
  ]);
  await sign();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.questions(bonusOfficeCalls.changeOffer)).toEqual([
    {
      code: 'WELCOME',
      offer: { ...bonus, percent: 70, amountMax: 80_000n },
      because: 'a reason',
      password: 'secret',
    },
  ]);
});

it('amounts stand in the currency that is chosen, and the review says them, the period and the times in words', async () => {
  show('/rewards/new.bonus');
  await screen.findByRole('heading', { name: 'New bonus' });
  const currency = screen.getByLabelText('Currency') as HTMLSelectElement;
  expect([...currency.options].map(({ text }) => text)).toEqual(['baht', 'kip']);
  write('Currency', 'LAK');
  expect(screen.getByLabelText('At most').parentElement?.textContent).toContain('₭');
  write('Code', 'KIP');
  for (const label of ['Percent of the deposit', 'Smallest deposit', 'At most']) write(label, '50');
  write('From', '2026-12-01T00:00');
  for (const label of ['Thai', 'Lao', 'English'])
    for (const field of screen.getAllByLabelText(label, { selector: 'textarea' }))
      fireEvent.input(field, { target: { value: 'Kip' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  const { textContent } = await screen.findByRole('dialog');
  // A long list is read from its beginning.
  expect(document.activeElement?.tagName).toBe('H2');
  for (const said of ['Currencykip', 'At most₭50.00', 'From01/12/2026 00:00:00', 'Title, LaoKip'])
    expect(textContent?.replaceAll(/none → /g, '')).toContain(said);
  expect(textContent).not.toMatch(/LAK|limited/);
});

it('what the contract does not take is named at its field, and nothing is sent', async () => {
  const backend = show('/rewards/new.bonus');
  await screen.findByRole('heading', { name: 'New bonus' });
  write('Code', 'รหัส 1');
  write('Percent of the deposit', '๑๐');
  write('Times per member', '-1');
  write('Met at (%)', '100');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  for (const label of ['Code', 'Percent of the deposit', 'Times per member', 'Met at (%)', 'Smallest deposit'])
    expect((await screen.findByLabelText(label)).getAttribute('aria-invalid'), label).toBe('true');
  expect(screen.getByRole('link', { name: /^Code: A to Z, 0 to 9/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Smallest deposit: Please fill in this field' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.sent(bonusOfficeCalls.makeOffer)).toEqual([]);
});

it('an earlier version is asked for again by the same review', async () => {
  const backend = show('/rewards/offer.WELCOME');
  fireEvent.click(await screen.findByRole('button', { name: /Use again/ }));
  await sign();
  await waitFor(() => expect(backend.questions(bonusOfficeCalls.changeOffer)).toHaveLength(1));
  expect(backend.questions(bonusOfficeCalls.changeOffer)[0]).toMatchObject({ offer: { percent: 50 } });
});

it('a change that waits shows what members would see and where it is confirmed', async () => {
  show(`/rewards/waiting.${waiting.changeId}?view=waiting`);
  const link = await screen.findByRole('link', { name: 'See and confirm it under Settings' });
  expect(link.getAttribute('href')).toBe(`/settings/${waiting.changeId}`);
  expect(screen.getByText(/for new year/)).toBeTruthy();
});

it('support may look, but neither make nor change', async () => {
  show('/rewards/offer.WELCOME', 'support');
  await expectOnlyFor('Change', 'finance, manager');
  expect(screen.queryByRole('button', { name: 'New bonus' })).toBeNull();
});

it('a person who may not change a bonus can read its form and cannot write in it', async () => {
  show('/rewards/edit.WELCOME', 'support');
  expect((await screen.findByLabelText('Percent of the deposit')).closest('fieldset[disabled]')).not.toBeNull();
  await expectOnlyFor('Review', 'finance, manager');
  expect(screen.queryByRole('button', { name: 'Compute' })).toBeNull();
});

it('the form computes what the written bonus would have paid, once its numbers are written', async () => {
  const backend = show('/rewards/edit.WELCOME');
  backend.answers(bonusOfficeCalls.simulateOffer, {
    members: 12,
    deposits: 34,
    isCut: false,
    median: 100_000n,
    p95: 150_000n,
    worst: 400_000n,
    finishPercent: 31,
  });
  await screen.findByRole('heading', { name: 'Change' });
  write('Percent of the deposit', '');
  expect(screen.getByRole('button', { name: 'Compute' }).getAttribute('aria-disabled')).toBe('true');
  write('Percent of the deposit', '80');
  fireEvent.click(screen.getByRole('button', { name: 'Compute' }));
  expect(await screen.findByText('Deposits: 34, by members: 12')).toBeTruthy();
  expect(screen.getByText('31%')).toBeTruthy();
  expect(backend.questions(bonusOfficeCalls.simulateOffer)[0]).toMatchObject({
    takePercent: 30,
    terms: { percent: 80, amountMax: 50_000n },
  });
});

it('what a member has to reach rises with what the member has besides; what loses the condition does not', async () => {
  show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  for (const [field, value] of [
    ['Percent of the deposit', '100'],
    ['Met at (%)', '300'],
    ['Lost at (%)', '10'],
    ['Deposit', '200'],
  ] as const)
    write(field, value);
  const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.split('.')[0];
  const reached = () => [factOf('Met when the total reaches'), factOf('Lost when the total is at most')];
  expect(reached()).toEqual(['฿1,200', '฿40']);
  write('What the member has besides', '500');
  expect(reached()).toEqual(['฿1,700', '฿40']);
  write('Deposit', '0');
  expect(screen.getByText('This deposit pays no bonus')).toBeTruthy();
});

it.each([
  ['new.promotion', 'Promotions'],
  ['offer.WELCOME', 'Bonuses'],
  [`waiting.${waiting.changeId}`, 'To confirm'],
])('the address of %s alone shows the tab it is in', async (itemId, tab) => {
  show(`/rewards/${itemId}`);
  const tabs = screen.getByRole('group', { name: 'Views' });
  await waitFor(() => {
    const [pressed] = within(tabs)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-pressed') === 'true');
    expect(pressed?.textContent).toMatch(new RegExp(`^${tab}`));
  });
});

it('the codes of a promotion are saved as a sheet', async () => {
  const saved: [string, Blob][] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob;
    return 'blob:codes';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, file]);
  });
  show('/rewards/offer.WELCOME', 'support', { ...open, codes: [{ code: 'NY-2', quota: 50, taken: 3 }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Save the codes as CSV' }));
  expect(saved.map(([name]) => name)).toEqual(['codes-WELCOME.csv']);
  expect(await saved[0]?.[1].text()).toContain('NY-2,50,3');
});

const putBack = 'Your unsent draft was put back';
const typed = (label: string): string => screen.getByLabelText<HTMLInputElement>(label).value;

it('a promotion that was not sent is put back when the form is opened again, says so, and can be discarded', async () => {
  show('/rewards/new.promotion');
  await screen.findByRole('heading', { name: 'New promotion' });
  expect(screen.queryByText(putBack)).toBeNull();
  write('Code', 'NEWYEAR');
  write('Currency', 'LAK');
  cleanup();

  show('/rewards/new.promotion');
  expect(await screen.findByText(putBack)).toBeTruthy();
  expect([typed('Code'), typed('Currency')]).toEqual(['NEWYEAR', 'LAK']);
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect([typed('Code'), typed('Currency')]).toEqual(['', 'BAHT']);
  expect(screen.queryByText(putBack)).toBeNull();
  cleanup();

  show('/rewards/new.promotion');
  await screen.findByRole('heading', { name: 'New promotion' });
  expect([typed('Code'), screen.queryByText(putBack)]).toEqual(['', null]);
});

it('a draft changes only its own fields when others have changed the offer since, and asks to check them', async () => {
  show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  write('Percent of the deposit', '70');
  cleanup();

  show('/rewards/edit.WELCOME', 'manager', { ...open, offer: { ...bonus, percentSuccess: 900 } });
  expect(await screen.findByText(/^Your unsent draft was put back. Someone has changed/)).toBeTruthy();
  expect([typed('Percent of the deposit'), typed('Met at (%)')]).toEqual(['70', '900']);
});

it('a change that was sent leaves no draft, and one that was refused does', async () => {
  const change = async (backend: FakeBackend): Promise<void> => {
    await screen.findByRole('heading', { name: 'Change' });
    write('Percent of the deposit', '70');
    fireEvent.click(screen.getByRole('button', { name: 'Review' }));
    await sign();
    await waitFor(() => expect(backend.sent(bonusOfficeCalls.changeOffer)).toHaveLength(1));
  };
  const backend = show('/rewards/edit.WELCOME');
  backend.refuses(bonusOfficeCalls.changeOffer, 'SERVICE_UNAVAILABLE');
  await change(backend);
  await screen.findAllByRole('alert');
  cleanup();
  const again = show('/rewards/edit.WELCOME');
  expect(await screen.findByText(putBack)).toBeTruthy();
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
  await change(again);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  expect([typed('Percent of the deposit'), screen.queryByText(putBack)]).toEqual(['100', null]);
});

it('each number of an offer says what it takes, and an end that has passed is refused in the form', async () => {
  show('/rewards/edit.WELCOME');
  await screen.findByRole('heading', { name: 'Change' });
  write('Met at (%)', '100');
  write('Smallest deposit', '0.001');
  write('Until', '2020-01-01T00:00');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  for (const error of [
    'Met at (%): A whole number from 101 to 100,000',
    'Smallest deposit: 0.01 to 10,000,000,000.00, at most two decimals',
    /^Until: In the future and after From/,
  ])
    expect(await screen.findByRole('link', { name: error })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('A whole number from 1 to 1,000,000,000. Empty for no limit')).toBeTruthy();
});
