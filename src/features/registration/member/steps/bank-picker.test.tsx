import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { openWizard, passPhone, passProfile, willingBackend, withoutOtp } from '#support/screens/register-wizard.tsx';

const openBanks = async (lookups = withoutOtp): Promise<string[]> => {
  willingBackend();
  openWizard(lookups);
  await passPhone();
  await passProfile();
  const opener = screen.queryByLabelText('ธนาคาร');
  if (opener !== null) fireEvent.click(opener);
  return screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '');
};

it('offers the banks in the order of the operator, by their Thai names', async () => {
  proves('OP-068');
  expect(await openBanks()).toEqual([
    'SCBธนาคารไทยพาณิชย์',
    'KTBธนาคารกรุงไทย',
    'TMBธนาคารทหารไทยธนชาต',
    'BBLธนาคารกรุงเทพ',
  ]);
});

it.each([
  ['la', 'ທະນາຄານ', 'KTBธนาคารกรุงไทยທະນາຄານກຸງໄທ'],
  ['en', 'Bank', 'KTBธนาคารกรุงไทยKrungthai Bank'],
] as const)(
  'offers the banks by their Thai names in %s, with the names of that language beneath',
  async (locale, label, name) => {
    proves('OP-068');
    await openBanks();
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
    applyLocale(locale);
    fireEvent.click(await screen.findByLabelText(label));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain(name);
  },
);

it('finds a bank by what is typed', async () => {
  await openBanks();
  fireEvent.input(screen.getByRole('combobox'), { target: { value: 'ktb' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['KTBธนาคารกรุงไทย']);
});

it('banks that could not be loaded say so and can be loaded again', async () => {
  const loadBanks = vi.fn<() => void>();
  await openBanks({ ...withoutOtp, banks: null, haveBanksFailed: true, loadBanks });
  expect(screen.getByText('โหลดข้อมูลไม่สำเร็จ')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
  expect(loadBanks).toHaveBeenCalledOnce();
});
