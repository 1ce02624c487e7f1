import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { expectSilence, renderScreen } from '#support/screens/render-screen.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import { proves } from '#support/requirements/proves.ts';
import { profileCalls } from '../contract.ts';
import { ProfileScreen } from './profile-screen.tsx';

const answer: AnswerOf<typeof profileCalls.get> = {
  profile: {
    _id: '0198a1b2-0000-7000-8000-000000000001',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    createdAt: '2026-01-31T17:04:05.000Z',
    coin: 0,
  },
  bankAccount: {
    bank: { nameTH: 'ธนาคารกสิกรไทย', nameEN: 'Kasikornbank' },
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '1234567890',
    bankCode: 'KBANK',
  },
};

const openProfile = (onChangePassword = vi.fn<(username?: string) => void>()) => {
  renderScreen(<ProfileScreen onChangePassword={onChangePassword} />, { at: '/user/profile' });
  return onChangePassword;
};

const factOf = (label: string): string | null =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? null;

it.each([
  ['ชื่อที่แสดง', 'สมชาย ใจดี', 'PROF-01'],
  ['วันที่สมัคร', '01/02/2026 00:04:05', 'PROF-03 FMT-03'],
  ['ชื่อผู้ใช้', '0812345678', 'PROF-04'],
  ['ชื่อบัญชี', 'SOMCHAI JAIDEE', 'PROF-05'],
  ['ธนาคาร', 'ธนาคารกสิกรไทย', 'PROF-06'],
  ['เลขที่บัญชี', '123-456-7890', 'PROF-07 PROF-08 FMT-04'],
])('shows %s as %s', async (label, value, ids) => {
  proves(ids);
  fakeBackend().answers(profileCalls.get, answer);
  openProfile();
  await screen.findByText('สมชาย ใจดี');
  expect(factOf(label)).toBe(value);
});

it('shows the profile’s _id with a copy button', async () => {
  proves('PROF-02', 'OP-083');
  fakeBackend().answers(profileCalls.get, answer);
  const written: string[] = [];
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText: async (text: string) => written.push(text) } });
  openProfile();
  expect(await screen.findByText(answer.profile._id)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'คัดลอกรหัสสมาชิก' })));
  expect(written).toEqual([answer.profile._id]);
});

it('keeps the Thai name of the bank in every language, with the English one beneath', async () => {
  proves('PROF-06', 'ENT-006');
  fakeBackend().answers(profileCalls.get, answer);
  applyLocale('en');
  openProfile();
  await screen.findByText('สมชาย ใจดี');
  expect(factOf('Bank')).toBe('ธนาคารกสิกรไทยKasikornbank');
});

it('shows an account number of another length as it is', async () => {
  proves('PROF-08');
  fakeBackend().answers(profileCalls.get, {
    ...answer,
    bankAccount: answer.bankAccount === null ? null : { ...answer.bankAccount, bankAccountNo: '123456789012' },
  });
  openProfile();
  expect(await screen.findByText('123456789012')).toBeTruthy();
});

it('has no field that takes input', async () => {
  proves('PROF-04', 'PROF-10');
  fakeBackend().answers(profileCalls.get, answer);
  openProfile();
  await screen.findByText('สมชาย ใจดี');
  expect(document.querySelectorAll('input, textarea, select, [contenteditable]')).toHaveLength(0);
});

it('the lock button opens the change of the password', async () => {
  proves('PROF-09');
  fakeBackend().answers(profileCalls.get, answer);
  const onChangePassword = openProfile();
  await screen.findByText('0812345678');
  const button = screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' });
  expect(button.querySelector('svg')?.getAttribute('class')).toContain('lock');
  await act(async () => fireEvent.click(button));
  expect(onChangePassword.mock.calls).toEqual([['0812345678']]);
});

it('shows nothing when the profile cannot be loaded; the plain Refresh button loads it', async () => {
  proves('PRES-31', 'OP-307');
  const backend = fakeBackend();
  backend.refuses(profileCalls.get, 'REQUEST_LIMIT');
  openProfile();
  await expectSilence();
  expect(backend.sent(profileCalls.get)).toHaveLength(1);
  const refresh = screen.getByRole('button', { name: 'รีเฟรช' });
  expect(refresh.getAttribute('aria-busy')).toBeNull();
  expect(factOf('ชื่อที่แสดง')).toBe('-');
  backend.answers(profileCalls.get, answer);
  await act(async () => fireEvent.click(refresh));
  expect(await screen.findByText('สมชาย ใจดี')).toBeTruthy();
});

it('reads profile and bank account in one call without a payload', async () => {
  proves('API-023');
  const backend = fakeBackend();
  backend.answers(profileCalls.get, answer);
  openProfile();
  await screen.findByText('สมชาย ใจดี');
  expect(backend.sent(profileCalls.get).map(({ body }) => body)).toEqual([{}]);
});
