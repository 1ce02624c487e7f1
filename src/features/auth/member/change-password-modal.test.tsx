import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { alertKindOf } from '#support/screens/facts-of.tsx';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { authCalls } from '../contract.ts';
import { ChangePasswordModal } from './change-password-modal.tsx';

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const oldPassword = (): HTMLInputElement => field('รหัสผ่านเดิม');
const newPassword = (): HTMLInputElement => field('รหัสผ่านใหม่');
const confirmation = (): HTMLInputElement => field('ยืนยันรหัสผ่าน');

const openModal = () => {
  const onClose = vi.fn<() => void>();
  renderScreen(<ChangePasswordModal about="0812345678" onClose={onClose} />, { at: '/user/profile' });
  return onClose;
};

const fill = (old: string, fresh: string, again: string): void => {
  fireEvent.input(oldPassword(), { target: { value: old } });
  fireEvent.input(newPassword(), { target: { value: fresh } });
  fireEvent.input(confirmation(), { target: { value: again } });
};

const save = (): Promise<boolean> => act(async () => fireEvent.click(screen.getByRole('button', { name: 'บันทึก' })));

const alertText = async (): Promise<string> => (await screen.findByRole('alertdialog')).textContent ?? '';

it('changes the password, closes and shows a saved alert', async () => {
  proves('PROF-11', 'API-026', 'PRES-16', 'OP-082');
  const backend = fakeBackend();
  backend.answers(authCalls.changePassword, { message: 'SUCCESS' });
  const onClose = openModal();
  fill('old password', 'new password', 'new password');
  await save();
  expect(backend.sent(authCalls.changePassword).map(({ body }) => body)).toEqual([
    { oldPassword: 'old password', newPassword: 'new password' },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(await alertText()).toContain('บันทึกเรียบร้อยแล้ว');
});

it('shows a failure in an error alert and at its field, and keeps what was typed', async () => {
  proves('PRES-15', 'ERR-014');
  fakeBackend().refuses(authCalls.changePassword, 'WRONG_PASSWORD');
  const onClose = openModal();
  fill('guess', 'new password', 'new password');
  await save();
  expect(await alertText()).toContain('รหัสผ่านไม่ถูกต้อง');
  expect(alertKindOf(screen.getByRole('alertdialog'))).toBe('error');
  expect(oldPassword().getAttribute('aria-invalid')).toBe('true');
  expect([oldPassword().value, newPassword().value]).toEqual(['guess', 'new password']);
  expect(onClose).not.toHaveBeenCalled();
});

it('a wrong old password marks its field also if it was sent from that field, and after the alert was closed', async () => {
  fakeBackend().refuses(authCalls.changePassword, 'WRONG_PASSWORD');
  openModal();
  fill('guess', 'new password', 'new password');
  oldPassword().focus();
  const form = oldPassword().form as HTMLFormElement;
  await act(async () => void fireEvent.submit(form));
  const alert = await screen.findByRole('alertdialog');
  const close = within(alert).getByRole('button');
  act(() => close.focus());
  await act(async () => void fireEvent.click(close));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(oldPassword().getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [['', 'new password', 'new password'], 'รหัสผ่านเดิม', 'VAL-19'],
  [['old password', '', 'new password'], 'รหัสผ่านใหม่', 'VAL-20'],
  [['old password', 'new password', ''], 'ยืนยันรหัสผ่าน', 'VAL-21'],
] as const)('sends nothing and shows nothing while a field is empty', async ([old, fresh, again], emptyField, ids) => {
  proves(ids, 'VAL-22');
  const backend = fakeBackend();
  openModal();
  fill(old, fresh, again);
  const before = document.body.textContent;
  await save();
  expect(backend.sent(authCalls.changePassword)).toEqual([]);
  expect(document.body.textContent).toBe(before);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(document.activeElement).toBe(field(emptyField));
});

it('shows that the new passwords differ and sends nothing', async () => {
  proves('VAL-23', 'VAL-24');
  const backend = fakeBackend();
  openModal();
  fill('old password', 'new password', 'new passwort');
  await save();
  const described = confirmation().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('รหัสผ่านไม่ตรงกัน');
  expect(backend.sent(authCalls.changePassword)).toEqual([]);
});

it('has a hint about the length but does not enforce it, and marks the field if the backend refuses it', async () => {
  proves('OP-062');
  const backend = fakeBackend();
  backend.refuses(authCalls.changePassword, 'INVALID_USER_INFO');
  openModal();
  fill('old password', 'short', 'short');
  await save();
  expect(backend.sent(authCalls.changePassword)).toHaveLength(1);
  await waitFor(() => expect(newPassword().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('ใช้ 8 ถึง 128 ตัวอักษร')).toHaveLength(2);
});

it('lets password managers know whose password is which', () => {
  openModal();
  const names = [...document.querySelectorAll<HTMLInputElement>('form input[autocomplete=username]')];
  expect(names.map(({ value }) => value)).toEqual(['0812345678']);
  expect([oldPassword(), newPassword(), confirmation()].map(({ autocomplete }) => autocomplete)).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ]);
});
