import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { lookupCalls } from '#features/lookup/contract.ts';
import { registrationCalls } from '#features/registration/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { fakeBackend } from '#support/screens/fake-backend.tsx';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { RegisterPart } from './register-part.tsx';

const openRegister = (hasOtp: boolean | 'lost') => {
  const backend = fakeBackend();
  backend.answers(lookupCalls.listBanks, [{ code: 'KTB', nameTH: 'ธนาคารกรุงไทย' }]);
  backend.answers(lookupCalls.listSources, [{ code: 'FRIEND', description: 'เพื่อนแนะนำ' }]);
  backend.answers(registrationCalls.sendOtp, { otpRef: 'ABCDEF', otpToken: 'token-1', code: 'SUCCESS' });
  if (hasOtp === 'lost') backend.refuses(lookupCalls.getRegisterOtp, 'REQUEST_LIMIT');
  else backend.answers(lookupCalls.getRegisterOtp, hasOtp);
  render(
    <ToastProvider>
      <MemoryRouter initialEntries={['/register']}>
        <RegisterPart />
      </MemoryRouter>
    </ToastProvider>,
  );
  return backend;
};

const passPhone = (): Promise<boolean> =>
  act(async () => {
    fireEvent.input(screen.getByLabelText('เบอร์โทรศัพท์'), { target: { value: '0812345678' } });
    return fireEvent.click(screen.getByRole('button', { name: 'ถัดไป' }));
  });
const expectStep = (step: string): Promise<void> =>
  waitFor(() => expect(document.querySelector('[data-step]')?.getAttribute('data-step')).toBe(step));

it('goes from the phone to the profile when registerOTP is false', async () => {
  proves('REG-09', 'API-017', 'ENT-024');
  openRegister(false);
  await passPhone();
  await expectStep('2');
});

it('asks for a code when registerOTP is true', async () => {
  proves('REG-04', 'API-017');
  openRegister(true);
  await passPhone();
  await expectStep('1');
});

it('asks for a one-time code when the lookup fails', async () => {
  proves('OP-072');
  const backend = openRegister('lost');
  await passPhone();
  await expectStep('1');
  expect(backend.sent(registrationCalls.sendOtp)).toHaveLength(1);
});

it('offers the sources of the operator in the profile step', async () => {
  proves('API-015', 'ENT-019', 'OP-068');
  openRegister(false);
  await passPhone();
  expect(await screen.findByRole('option', { name: 'เพื่อนแนะนำ' })).toBeTruthy();
});
