import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StaffRole } from '#contract/staff-roles.ts';
import { applyLocale } from '#i18n/locale.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { renderOffice } from '#support/screens/office/render-office.tsx';
import { authOfficeCalls } from '../../office-contract.ts';
import { PeopleScreen } from './people-screen.tsx';

const at = '2026-03-01T10:00:00.000Z';
const logins = [
  { staffId: '01a200db-ff36-7db7-830f-af15eab1d0b3', name: 'malee', role: 'finance', suspendedAt: null, isMine: false },
  { staffId: '01a200db-ff36-7db7-830f-af15eab1d0b4', name: 'me', role: 'manager', suspendedAt: null, isMine: true },
  { staffId: '01a200db-ff36-7db7-830f-af15eab1d0b5', name: 'gone', role: 'support', suspendedAt: at, isMine: false },
] as const;

const open = async (role: StaffRole) => {
  applyLocale('en');
  const backend = fakeBackend();
  backend.answers(authOfficeCalls.listStaff, { staff: [...logins] });
  for (const call of [authOfficeCalls.suspendStaff, authOfficeCalls.readmitStaff])
    backend.answers(call, { message: 'SUCCESS' });
  renderOffice(<PeopleScreen />, { at: '/staff', role });
  await screen.findByText('malee');
  return backend;
};

it.each([
  ['Suspend malee', 'Suspend', authOfficeCalls.suspendStaff, 0],
  ['Readmit gone', 'Readmit', authOfficeCalls.readmitStaff, 2],
] as const)(
  'a manager presses %s, gives reason and password, and reads that it is done',
  async (act, submit, call, nth) => {
    const backend = await open('manager');
    fireEvent.click(screen.getByRole('button', { name: act }));
    const dialog = within(screen.getByRole('dialog', { name: act }));
    fireEvent.input(dialog.getByLabelText('Reason'), { target: { value: 'left the company' } });
    fireEvent.input(dialog.getByLabelText('Your password'), { target: { value: 'a long enough password' } });
    fireEvent.click(dialog.getByRole('button', { name: submit }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { staffId } = logins[nth];
    const asked = { staffId, note: 'left the company', password: 'a long enough password' };
    expect(backend.questions(call)).toEqual([asked]);
    expect(screen.getByRole('status').textContent).toContain(act);
  },
);

it('nobody is offered to suspend themselves, and an auditor nothing', async () => {
  await open('manager');
  expect(screen.queryByRole('button', { name: 'Suspend me' })).toBeNull();
});

it('an auditor sees who is suspended and decides nothing', async () => {
  await open('auditor');
  expect(screen.getByText('Suspended')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
