import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { operatorOfficeCalls } from '../../../office-contract.ts';
import { OperatorScreen } from '../../operator-screen.tsx';
import { ContentScreen } from '../content-screen.tsx';

const spoken = { th: 'วงล้อ', la: 'ວົງລໍ້', en: 'Wheel' };
const slice = (code: string, weight: number, baht: number) => ({
  code,
  label: baht === 0 ? 'Nothing' : '{amount}',
  prize: baht === 0 ? null : 'Cash {amount}',
  weight,
  amount: { BAHT: baht, LAK: baht * 400 },
  bgColor: '#8c1d40',
  textColor: '#ffffff',
  htmlDescription: null,
});
const wheel = { name: spoken, slices: [slice('BIG', 1, 100), slice('SMALL', 3, 20), slice('NONE', 4, 0)] };
const change = {
  changeId: '01a1f8b7-725b-7e04-bbd6-156dcd96b5a1',
  kind: 'setting',
  object: 'spinWheel',
  title: 'spinWheel',
  because: 'a better one',
  needsTwo: true,
  status: 'WAITING',
  madeBy: 'malee',
  madeAt: '2026-11-20T11:28:54.000Z',
  decidedBy: null,
  decidedAt: null,
} as const;

const backendWith = (value: unknown): FakeBackend => {
  const backend = fakeBackend();
  const settings = [
    { name: 'spinWheel', value, isReadable: true, needsTwo: true },
    { name: 'spinCoin', value: { BAHT: 500, LAK: 200_000 }, isReadable: true, needsTwo: true },
  ];
  backend.answers(operatorOfficeCalls.list, { games: [], accounts: [], settings, banks: [] });
  backend.answers(operatorOfficeCalls.listChanges, {
    counts: { waiting: 0 },
    oldestAt: null,
    hasMore: false,
    items: [{ ...change, fields: [{ name: 'value', from: wheel, to: { ...wheel, slices: wheel.slices.slice(1) } }] }],
  });
  backend.answers(operatorOfficeCalls.listVersions, { versions: [], first: null });
  backend.answers(operatorOfficeCalls.checkSetting, { faults: [] });
  backend.answers(operatorOfficeCalls.proposeChange, { message: 'SUCCESS', status: 'WAITING' });
  return backend;
};
const open = async (value: unknown = wheel): Promise<FakeBackend> => {
  const backend = backendWith(value);
  renderOffice(<ContentScreen />, { at: '/content/spinWheel?view=terms', role: 'manager' });
  await screen.findByLabelText('Members may spin');
  return backend;
};

beforeEach(() => {
  applyLocale('en');
  // The document of the tests cannot draw, and nothing moves in it.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const preview = () => screen.getByRole('region', { name: 'What members will see' });
const field = (name: string, entry: number): HTMLElement => screen.getAllByLabelText(name)[entry - 1] as HTMLElement;
const write = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const review = () => fireEvent.click(screen.getByRole('button', { name: 'Review' }));
const asked = (backend: FakeBackend) => backend.questions(operatorOfficeCalls.proposeChange);
const sign = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog');
  write(within(dialog).getByLabelText('Reason'), 'a reason');
  write(within(dialog).getByLabelText('Your password'), 'secret');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ask a second person' }));
};

it('chances and what a spin costs follow what is written, and the review tells how the cost changes', async () => {
  const backend = await open();
  expect(preview().textContent).toContain('A spin costs ฿20.00 or ₭8,000.00 on average');
  expect(preview().textContent).toContain('50.00 % of spins win a prize');
  expect(preview().textContent).toContain('gives back 4.00 % of deposits');
  write(field('Weight (its share of the chances)', 3), '12');
  expect(preview().textContent).toContain('A spin costs ฿10.00 or ₭4,000.00 on average');
  expect(within(preview()).getByText('6.25 %')).toBeTruthy();
  review();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Average cost of a spin฿20.00, ₭8,000.00 → ฿10.00, ₭4,000.00');
  expect(dialog.textContent).toContain('Entry 3, Weight (its share of the chances)4 → 12');
  await sign();
  await waitFor(() => expect(asked(backend)).toHaveLength(1));
  const slices = [...wheel.slices.slice(0, 2), slice('NONE', 12, 0)];
  expect(asked(backend)[0]).toMatchObject({ object: 'spinWheel', fields: { value: { ...wheel, slices } } });
});

it('the wheel of the preview turns and stops at a slice, in the language of the preview', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.01);
  await open({ ...wheel, slices: [{ ...slice('BIG', 1, 100), label: spoken }, ...wheel.slices.slice(1)] });
  fireEvent.click(within(preview()).getByRole('radio', { name: 'Lao' }));
  await act(async () => void fireEvent.click(within(preview()).getByRole('button', { name: /^ລອງໝຸນ/ })));
  expect(await within(preview()).findByText('ຢຸດຢູ່ “ວົງລໍ້”')).toBeTruthy();
});

const weights = ['Weight (its share of the chances)', 'A whole number from 0 to 1,000,000'] as const;
it.each([
  ['a negative weight', weights[0], '-1', weights[1]],
  ['a weight of 10^12', weights[0], '1000000000000', weights[1]],
  ['a broken weight', weights[0], '0.5', weights[1]],
  ['a weight in words', weights[0], 'twelve', weights[1]],
  ['a negative prize', 'Pays, baht', '-5', '0 to 1,000,000, at most two decimals'],
  ['a prize of 10^12', 'Pays, baht', '1000000000000', '0 to 1,000,000, at most two decimals'],
  ['a code with a space', 'Code', 'BIG ONE', 'Only A to Z, 0 to 9, - and _'],
  ['the code of another slice', 'Code', 'SMALL', 'Another slice has this code'],
])('%s is told at its field, and nothing is asked for', async (_name, label, value, message) => {
  const backend = await open();
  const entry = value === 'SMALL' ? 3 : 1;
  write(field(label, entry), value);
  review();
  await waitFor(() => expect(field(label, entry).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message, { exact: false }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked(backend)).toEqual([]);
});

it('a wheel without any weight, a label of 200 letters and money without a prize are refused', async () => {
  const backend = await open();
  for (const entry of [1, 2, 3]) write(field('Weight (its share of the chances)', entry), '0');
  const labels = screen.getAllByRole('group', { name: 'Text on the slice' });
  write(within(labels[0] as HTMLElement).getByLabelText('Thai'), 'ก'.repeat(200));
  write(field('Pays, baht', 3), '5');
  review();
  await screen.findByRole('link', {
    name: 'Entry 2, Weight (its share of the chances): At least one slice needs a weight above 0',
  });
  screen.getAllByText('In every language, at most 40 letters');
  screen.getAllByText('A slice that pays needs a prize');
  expect(asked(backend)).toEqual([]);
});

it('each slice is one line until it is opened, and what has to be corrected opens it', async () => {
  await open();
  const lines = screen.getAllByRole('group').filter((one): one is HTMLDetailsElement => one.tagName === 'DETAILS');
  expect(lines.map((line) => line.querySelector('summary')?.textContent)).toEqual([
    'Entry 1฿100 · 12.50 % · ฿100.00 · ₭40,000.00',
    'Entry 2฿20 · 37.50 % · ฿20.00 · ₭8,000.00',
    'Entry 3Nothing · 50.00 %',
  ]);
  expect(lines.map((line) => line.open)).toEqual([false, false, false]);
  write(field('Weight (its share of the chances)', 2), '-1');
  review();
  await waitFor(() => expect(lines.map((line) => line.open)).toEqual([false, true, false]));
  expect(document.activeElement).toBe(field('Weight (its share of the chances)', 2));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  const added = screen.getByText('Entry 4').closest('details');
  expect(added?.open).toBe(true);
});

it('markup in a label is shown as text', async () => {
  await open();
  const labels = screen.getAllByRole('group', { name: 'Text on the slice' });
  write(within(labels[0] as HTMLElement).getByLabelText('English'), '<img src=x onerror=alert(1)>');
  expect(await within(preview()).findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(preview().querySelector('img')).toBeNull();
});

it('the wheel is taken away by its switch, and its slices need not be deleted', async () => {
  const backend = await open();
  fireEvent.input(screen.getByLabelText('Members may spin'), { target: { value: 'no' } });
  expect(preview().textContent).toContain('No wheel is offered: members cannot spin');
  review();
  await sign();
  await waitFor(() => expect(asked(backend)[0]?.fields).toEqual({ value: null }));
});

it('the second person reads the change in words and sees the wheel as members will', async () => {
  backendWith(wheel);
  renderOffice(<OperatorScreen />, { at: `/settings/${change.changeId}`, role: 'manager' });
  await screen.findByRole('heading', { name: 'Prize wheel' });
  screen.getByText('Average cost of a spin');
  expect(screen.getByText('฿20.00, ₭8,000.00 → ฿8.57, ₭3,428.57')).toBeTruthy();
  expect(screen.getByText('Entry 1, Code')).toBeTruthy();
  expect(preview().textContent).toContain('A spin costs ฿8.57');
});
