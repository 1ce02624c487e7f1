import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { SignedMoney } from '../figures/money.tsx';
import { ToastRegion } from '../overlays/toast-region.tsx';
import { ToastProvider } from '../overlays/toasts.tsx';
import { CopyField } from './copy-field.tsx';
import { Pagination, pagesAround } from './pagination.tsx';
import { OutcomeChip } from './status-chip.tsx';

beforeEach(() => applyLocale('en'));

const copyInto = async (writeText: (text: string) => Promise<void>): Promise<void> => {
  vi.stubGlobal('navigator', { clipboard: { writeText }, onLine: true });
  render(
    <ToastProvider>
      <CopyField label="Account number" value="1234567890" shown="123-456-7890" />
      <ToastRegion />
    </ToastProvider>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
};

it('says "Copied: {text}" and copies the digits without dashes', async () => {
  proves('PRES-25', 'OP-210');
  const written: string[] = [];
  await copyInto((text) => {
    written.push(text);
    return Promise.resolve();
  });
  expect(written).toEqual(['1234567890']);
  expect(screen.getByText('Copied: 1234567890')).toBeTruthy();
});

it('says "Failed to copy" and selects the text to be copied by hand', async () => {
  proves('PRES-26', 'OP-210');
  await copyInto(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(screen.getByText('Failed to copy')).toBeTruthy();
  expect(getSelection()?.toString()).toBe('123-456-7890');
});

it.each([
  [1, 9, [1, 2]],
  [5, 9, [2, 3, 4, 5, 6]],
  [9, 9, [6, 7, 8, 9]],
  [1, 1, [1]],
])('page %i of %i shows three pages before and one after', (page, count, shown) => {
  expect(pagesAround(page, count)).toEqual(shown);
});

it('marks the current page and turns by one', () => {
  const pages: number[] = [];
  render(<Pagination page={2} pageCount={3} onPage={(page) => pages.push(page)} />);
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(pages).toEqual([3, 1]);
});

it.each([
  ['SUCCESS', 'Success'],
  ['FAILED', 'Failed'],
  ['PENDING', 'In progress'],
  ['whatever', 'In progress'],
])('a status %s is named %s', (status, name) => {
  render(<OutcomeChip status={status} />);
  expect(screen.getByText(name)).toBeTruthy();
});

it('a signed amount is shown with its sign and read aloud in words', () => {
  const { container } = render(<SignedMoney amount={123_450n} currency="BAHT" direction="out" />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('\u2212฿1,234.50');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('Money out 1,234.50 baht');
  expect(container.querySelector('data')?.value).toBe('1234.50');
});
