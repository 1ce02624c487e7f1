import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useState } from 'react';
import { applyLocale } from '#i18n/locale.ts';
import { proves } from '#support/requirements/proves.ts';
import { withSettings } from '#support/screens/build-settings.tsx';
import { codeOf, noCode, pass, typeAmount, willingDeposits } from '#support/screens/deposit-modal.tsx';
import { renderScreen } from '#support/screens/render-screen.tsx';
import { depositCalls } from '../../contract.ts';
import type { QrMethod } from '../../rules.ts';
import { QrFooter, QrStage } from './qr-stage.tsx';
import { useQr } from './use-qr.ts';

const nothing = (): void => undefined;

const Methods = ({ first }: { readonly first: QrMethod }) => {
  const [method, setMethod] = useState(first);
  const qr = useQr(method, () => Promise.resolve());
  return (
    <>
      {(['KBANK', 'WW'] as const).map((other) => (
        <button key={other} type="button" onClick={() => setMethod(other)}>
          {other}
        </button>
      ))}
      <QrStage
        key={method}
        method={method}
        name={method}
        qr={qr}
        balance={0n}
        onTransferred={nothing}
        onViewStatement={nothing}
        onFollow={nothing}
      />
      <QrFooter qr={qr} onDone={nothing} onViewStatement={nothing} />
    </>
  );
};

const open = async (first: QrMethod): Promise<void> => {
  applyLocale('en');
  vi.useFakeTimers();
  renderScreen(<Methods first={first} />, { at: '/user/home' });
  await pass(10);
};

const go = async (name: string): Promise<void> => {
  act(() => void fireEvent.click(screen.getByRole('button', { name })));
  await pass(100);
};

const createButton = (): HTMLButtonElement => screen.getByRole('button', { name: 'Create QR code' });
const presets = (): (string | null)[] =>
  [...screen.getByRole('group', { name: 'Suggested amounts' }).querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );

it('a code made in one method marks the others; each refetches its own before it shows one', async () => {
  proves('QR-12', 'QR-13', 'QR-14', 'OP-111');
  const backend = willingDeposits();
  let live = 'WW';
  backend.answers(depositCalls.getQr, ({ bankCode }) =>
    bankCode === live ? codeOf(20_000n, { qrcodeId: live }) : noCode,
  );
  backend.answers(depositCalls.createQr, ({ bankCode, amount }) => {
    live = bankCode;
    return codeOf(amount, { qrcodeId: bankCode });
  });
  await open('WW');
  await pass(100);
  expect(screen.getByRole('img', { name: 'QR code for 200.00 baht' })).toBeTruthy();
  await go('KBANK');
  typeAmount('50');
  await go('Create QR code');
  expect(screen.getByRole('img', { name: 'QR code for 50.00 baht' })).toBeTruthy();
  const asked = (): number => backend.questions(depositCalls.getQr).filter(({ bankCode }) => bankCode === 'WW').length;
  const before = asked();
  await go('WW');
  expect(asked()).toBe(before + 1);
  expect(screen.queryByRole('img', { name: /^QR code/ })).toBeNull();
  expect(screen.queryByText('This QR code is no longer in use')).toBeNull();
  expect(createButton()).toBeTruthy();
  await pass(30_000);
  expect(asked()).toBe(before + 1);
});

it.each([
  ['WW', ['฿100', '฿200', '฿300', '฿500', '฿1,000'], '99.99', '100', ['QR-19', 'QR-20', 'VAL-41']],
  ['FP', ['฿10', '฿50', '฿100', '฿500', '฿1,000'], '9.99', '10', ['QR-21', 'QR-22', 'VAL-42']],
  ['PAYONEX', ['฿100', '฿200', '฿300', '฿500', '฿1,000'], '99.99', '100', ['QR-24', 'QR-25', 'VAL-43']],
] as const)('%s has its presets and its minimum', async (method, shown, tooLittle, enough, ids) => {
  proves(...ids);
  const backend = willingDeposits();
  await open(method);
  expect(presets()).toEqual(shown);
  typeAmount(tooLittle);
  expect(createButton().disabled).toBe(true);
  typeAmount(enough);
  expect(createButton().disabled).toBe(false);
  await go('Create QR code');
  expect(backend.questions(depositCalls.createQr)).toEqual([{ bankCode: method, amount: BigInt(enough) * 100n }]);
});

it.each([
  ['FP', 'VITE_FP_MINIMUM', true, ['QR-23', 'VAL-42', 'OP-106']],
  ['KBANK', 'VITE_KBANK_MINIMUM', false, ['QR-18', 'OP-104']],
] as const)('a build setting moves the minimum of %s', async (method, name, isOffBelow, ids) => {
  proves(...ids);
  withSettings({ [name]: '25.5' });
  willingDeposits();
  await open(method);
  expect(screen.getByText('Minimum amount 25.50 baht')).toBeTruthy();
  typeAmount('25.49');
  expect(createButton().disabled).toBe(isOffBelow);
  typeAmount('25.50');
  expect(createButton().disabled).toBe(false);
});

it.each([
  ['KBANK', 10],
  ['WW', 15],
  ['FP', 15],
  ['PAYONEX', 15],
] as const)('%s says that its code is to be paid within %i minutes', async (method, minutes) => {
  proves('DEP-25', 'OP-108');
  willingDeposits();
  await open(method);
  expect(screen.getByText(`This QR code is single use. Pay within ${String(minutes)} minutes`)).toBeTruthy();
});
