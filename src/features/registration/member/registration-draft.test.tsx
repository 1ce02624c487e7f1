import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import {
  field,
  fillBank,
  openWizard,
  passOtp,
  passPhone,
  passProfile,
  press,
  shownStep,
  typeInto,
  willingBackend,
  wizardLookups,
  withoutOtp,
} from '#support/screens/register-wizard.tsx';
import { registrationCalls } from '../contract.ts';

const kept = (): string =>
  JSON.stringify(Object.entries(sessionStorage)) + JSON.stringify(Object.entries(localStorage));

it('a reload keeps the step of the code, its reference and token', async () => {
  const backend = willingBackend();
  const { unmount } = openWizard();
  await passPhone();
  unmount();
  openWizard();
  expect(shownStep()).toBe(1);
  expect(screen.getByText('รหัสอ้างอิง ABCDEF')).toBeTruthy();
  await passOtp();
  expect([
    backend.sent(registrationCalls.sendOtp).length,
    backend.sent(registrationCalls.verifyOtp).length,
    shownStep(),
  ]).toEqual([1, 1, 2]);
});

it('a reload of the phone step keeps the number', () => {
  willingBackend();
  const { unmount } = openWizard();
  typeInto('เบอร์โทรศัพท์', '0812');
  unmount();
  openWizard();
  expect(field('เบอร์โทรศัพท์').value).toBe('0812');
  expect(screen.getByText('4/10')).toBeTruthy();
});

it('a reload keeps name and source of the profile step, never a password', async () => {
  willingBackend();
  const { unmount } = openWizard(withoutOtp);
  await passPhone();
  typeInto('ชื่อที่แสดง', 'สมชาย');
  typeInto('รู้จักเราจากช่องทางใด', 'FRIEND');
  typeInto('รหัสผ่าน', 'correct horse');
  typeInto('ยืนยันรหัสผ่าน', 'correct horse');
  expect(kept()).not.toContain('correct horse');
  unmount();
  openWizard(withoutOtp);
  expect(shownStep()).toBe(2);
  expect(['ชื่อที่แสดง', 'รู้จักเราจากช่องทางใด', 'รหัสผ่าน', 'ยืนยันรหัสผ่าน'].map((label) => field(label).value)).toEqual([
    'สมชาย',
    'FRIEND',
    '',
    '',
  ]);
});

it('a reload of the bank step leads back to the profile step, and bank details are stored nowhere', async () => {
  willingBackend();
  const { unmount } = openWizard(withoutOtp);
  await passPhone();
  await passProfile();
  await fillBank();
  expect(kept()).not.toContain('123-456-7890');
  unmount();
  openWizard(withoutOtp);
  expect(shownStep()).toBe(2);
});

it('keeps nothing of a completed registration, nor its invite code', async () => {
  proves('OP-070');
  willingBackend();
  openWizard(withoutOtp, '/register?code=PR1');
  await passPhone();
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  await screen.findByRole('alertdialog');
  expect([sessionStorage.length, localStorage.getItem('code')]).toEqual([0, null]);
});

it('an unreadable draft counts as missing', () => {
  willingBackend();
  sessionStorage.setItem('register-draft', '{"progress":{"step":"money"}}');
  openWizard();
  expect(shownStep()).toBe(0);
});

it('takes the invite code from the URL, stores it and shows it read-only', async () => {
  proves('REG-16', 'REG-17', 'REG-18', 'STO-03');
  const backend = willingBackend();
  openWizard(withoutOtp, '/register?code=PR0198a1b2');
  expect(localStorage.getItem('code')).toBe('PR0198a1b2');
  await passPhone();
  const shown = screen.getByText('PR0198a1b2');
  expect([shown.tagName, shown.isContentEditable]).toEqual(['SPAN', false]);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).not.toContain('PR0198a1b2');
  await passProfile();
  await fillBank();
  await press('สมัครสมาชิก');
  expect(backend.questions(registrationCalls.validate).map(({ inviteCode }) => inviteCode)).toEqual([
    'PR0198a1b2',
    'PR0198a1b2',
  ]);
  expect(backend.questions(registrationCalls.create).map(({ inviteCode }) => inviteCode)).toEqual(['PR0198a1b2']);
});

it('a code in the URL replaces the stored one; without one the stored code is shown', async () => {
  proves('OP-070');
  willingBackend();
  localStorage.setItem('code', 'PRold');
  const { unmount } = openWizard(withoutOtp);
  await passPhone();
  expect(screen.getByText('PRold')).toBeTruthy();
  unmount();
  openWizard(withoutOtp, '/register?code=PRnew');
  expect(screen.getByText('PRnew')).toBeTruthy();
  expect(localStorage.getItem('code')).toBe('PRnew');
});

it('source and invite code may be left out; without sources there is no such field', async () => {
  proves('OP-068');
  const backend = willingBackend();
  openWizard({ ...withoutOtp, sources: [] });
  await passPhone();
  expect(screen.queryByLabelText('รู้จักเราจากช่องทางใด')).toBeNull();
  await passProfile();
  expect(shownStep()).toBe(3);
  expect(backend.questions(registrationCalls.validate)[0]).toMatchObject({ sourceCode: null, inviteCode: null });
  expect(wizardLookups.sources).toHaveLength(1);
});
