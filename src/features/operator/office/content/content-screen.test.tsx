import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { operatorOfficeCalls } from '../../office-contract.ts';
import { entriesOf, valueOfContent, writtenContent } from './content-form.ts';
import { ContentScreen } from './content-screen.tsx';
import { readForm } from './all-shapes.ts';
import { contentNames, contentShapes } from './content-shapes.ts';

const spoken = { th: 'ไทย', la: 'ລາວ', en: 'English' };
const banner = {
  place: 'home',
  image: '/banners/a.svg',
  html: null,
  text: spoken,
  to: null,
  from: '2026-11-20T03:00:00.000Z',
  until: null,
};
const slice = {
  code: 'CASH',
  label: '{amount}',
  prize: spoken,
  weight: 3,
  amount: { BAHT: 20.5, LAK: 8_000 },
  bgColor: '#8c1d40',
  textColor: '#ffffff',
  htmlDescription: spoken,
};
const terms = { isActive: true, percent: 5, percentSuccess: 200, percentFail: 10 };
const stored: Record<string, unknown> = {
  banners: [banner, { ...banner, place: 'refund', image: '/banners/b.svg' }],
  agreements: ['<p>One for all</p>', { html: spoken, version: 2 }],
  sources: [{ code: 'FRIEND', description: 'A friend' }],
  spinWheel: { name: spoken, slices: [slice, { ...slice, code: 'NONE', prize: null, htmlDescription: null }] },
  spinCoin: { BAHT: 500, LAK: null },
  inviteTerms: terms,
};

const open = (at: string): FakeBackend => {
  const backend = fakeBackend();
  const settings = Object.entries(stored).map(([name, value]) => ({
    name,
    value,
    isReadable: true,
    needsTwo: true,
  }));
  backend.answers(operatorOfficeCalls.list, { games: [], accounts: [], settings, banks: [] });
  backend.answers(operatorOfficeCalls.listChanges, {
    counts: { waiting: 0 },
    oldestAt: null,
    hasMore: false,
    items: [],
  });
  backend.answers(operatorOfficeCalls.listVersions, {
    versions: ['now', 'before'].map((because, index) => ({
      changeId: `01a1f8b7-725b-7e04-bbd6-156dcd96b5a${index}`,
      value: index === 0 ? terms : { ...terms, percent: 3 },
      because,
      madeBy: 'malee',
      publishedBy: 'somchai',
      publishedAt: '2026-11-20T11:28:54.000Z',
    })),
    first: { value: { ...terms, percent: 1 } },
  });
  backend.answers(operatorOfficeCalls.checkSetting, { faults: [] });
  backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status: 'WAITING' });
  renderOffice(<ContentScreen />, { at, role: 'manager' });
  return backend;
};

const sign = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  fireEvent.input(within(dialog).getByLabelText('Reason'), { target: { value: 'a reason' } });
  fireEvent.input(within(dialog).getByLabelText('Your password'), { target: { value: 'secret' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ask a second person' }));
};
const asked = (backend: FakeBackend) => backend.questions(operatorOfficeCalls.proposeChange);
const preview = () => screen.getByRole('region', { name: 'What members will see' });

beforeEach(() => applyLocale('en'));

it('a form says exactly what is stored, whether a text is one for all languages or one in each', () => {
  const keysOf = (name: keyof typeof contentShapes, value: unknown) =>
    entriesOf(contentShapes[name], value).map((_, index) => String(index));
  for (const name of contentNames) {
    const shape = contentShapes[name];
    const value = readForm(name, stored[name]);
    expect(valueOfContent(shape, keysOf(name, value), writtenContent(shape, value)), name).toEqual(value);
  }
});

it('a midnight in the form is the midnight of Bangkok, also at the end of a month and in a leap year', () => {
  const shape = contentShapes.notice;
  for (const [at, text] of [
    ['2026-11-30T17:00:00.000Z', '2026-12-01T00:00'],
    ['2028-02-28T16:59:00.000Z', '2028-02-28T23:59'],
    ['2028-02-28T17:00:00.000Z', '2028-02-29T00:00'],
  ]) {
    const value = { title: null, html: null, from: at, until: null };
    const written = writtenContent(shape, value);
    expect(written['0.from']).toBe(text);
    expect(valueOfContent(shape, ['0'], written)).toEqual(value);
  }
});

it('terms are changed as numbers, with what a loss would give, and asked for with a reason', async () => {
  const backend = open('/content/inviteTerms');
  fireEvent.input(await screen.findByLabelText('Percent of the loss'), { target: { value: '8' } });
  expect(preview().textContent).toContain('A loss of ฿1,000.00 gives ฿80.00');
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('5 → 8');
  await sign();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(asked(backend)[0]).toEqual({
    kind: 'setting',
    object: 'inviteTerms',
    fields: { value: { ...terms, percent: 8 } },
    because: 'a reason',
    password: 'secret',
  });
});

it('an entry of a list is removed, moved and added, and the review tells what goes away', async () => {
  const backend = open('/content/banners');
  fireEvent.click(await screen.findByRole('button', { name: /Move up/ }));
  fireEvent.click(screen.getByRole('button', { name: /Remove.*Entry 2/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('/banners/b.svg → none');
  await sign();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  expect(asked(backend)[0]?.fields).toEqual({ value: [{ ...banner, place: 'refund', image: '/banners/b.svg' }] });
});

it('the preview shows each language while it is written', async () => {
  open('/content/agreements');
  await screen.findByText('Entry 2', { selector: 'h3' });
  const phone = (): HTMLElement => preview().querySelector<HTMLElement>('[lang]') ?? preview();
  expect(await within(phone()).findByText('English')).toBeTruthy();
  fireEvent.click(within(preview()).getByRole('radio', { name: 'Lao' }));
  expect(await within(phone()).findByText('ລາວ')).toBeTruthy();
  const [first] = screen.getAllByLabelText('Lao', { selector: 'textarea' });
  fireEvent.input(first as HTMLElement, { target: { value: 'ໃໝ່' } });
  expect(await within(phone()).findByText('ໃໝ່')).toBeTruthy();
});

it('what must be written is named at its field, and nothing is asked for', async () => {
  const backend = open('/content/inviteTerms');
  fireEvent.input(await screen.findByLabelText('Met at (%)'), { target: { value: 'two hundred' } });
  fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  await waitFor(() => expect(screen.getByLabelText('Met at (%)').getAttribute('aria-invalid')).toBe('true'));
  expect(asked(backend)).toEqual([]);
});

it.each([
  ['an earlier version', /Use again.*\d/u, 3],
  ['what stood before the first version', /Use again.*Before that/u, 1],
] as const)('%s is asked for again', async (_, name, percent) => {
  const backend = open('/content/inviteTerms');
  fireEvent.click(await screen.findByRole('button', { name }));
  await sign();
  await waitFor(() => expect(asked(backend)[0]?.fields).toEqual({ value: { ...terms, percent } }));
});

it('the address of terms alone shows the tab of the terms', async () => {
  open('/content/inviteTerms');
  await screen.findByRole('heading', { name: 'Referral bonus' });
  expect(screen.getByRole('button', { name: 'Reward terms' }).getAttribute('aria-pressed')).toBe('true');
});

it('the hours of the chat are a form: they may pass midnight, and need a text in each language', async () => {
  const backend = open('/content/chatHours');
  const on = await screen.findByLabelText('Chats are answered at certain hours only');
  const field = (label: string) => screen.getByLabelText(label, { selector: 'textarea, [type=time]' });
  const fill = (label: string, value: string): void => {
    fireEvent.input(field(label), { target: { value } });
  };
  const review = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Review' }));
  expect(preview().textContent).toContain('Chats are answered at all times');
  fireEvent.input(on, { target: { value: 'yes' } });
  fill('From', '20:00');
  fill('Until', '04:30');
  fill('Thai', 'เปิดสองทุ่ม');
  fill('Lao', 'x'.repeat(501));
  review();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(['Lao', 'English'].map((label) => field(label).getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  fill('Lao', 'ເປີດສອງທຸ່ມ');
  fill('English', '<b>From 8 pm</b>');
  await waitFor(() =>
    expect(preview().textContent).toContain('Outside 20:00 to 04:30 of the next day the chat shows<b>From 8 pm</b>'),
  );
  review();
  const dialog = await screen.findByRole('dialog');
  for (const change of ['No → Yes', 'Fromnone → 20:00', 'Untilnone → 04:30'])
    expect(dialog.textContent).toContain(change);
  await sign();
  await waitFor(() =>
    expect(asked(backend)).toMatchObject([
      {
        object: 'chatHours',
        fields: {
          value: {
            from: '20:00',
            to: '04:30',
            away: { th: 'เปิดสองทุ่ม', la: 'ເປີດສອງທຸ່ມ', en: '<b>From 8 pm</b>' },
          },
        },
      },
    ]),
  );
});

it('a list that was not sent is put back with its new and its removed entries, and can be discarded', async () => {
  open('/content/sources');
  const codes = (): string[] => screen.getAllByLabelText<HTMLInputElement>('Code').map(({ value }) => value);
  await screen.findByLabelText('Code');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  fireEvent.input(screen.getAllByLabelText('Code')[1] as HTMLElement, { target: { value: 'RADIO' } });
  fireEvent.click(screen.getByRole('button', { name: /Remove.*Entry 1/ }));
  expect(codes()).toEqual(['RADIO']);
  cleanup();

  open('/content/sources');
  expect(await screen.findByText('Your unsent draft was put back')).toBeTruthy();
  expect(codes()).toEqual(['RADIO']);
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(codes()).toEqual(['FRIEND']);
});
